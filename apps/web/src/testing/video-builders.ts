import type { VideoGuest, VideoRoom } from '@clinical/contract/video-visits/video-visits.schemas';

export const videoGuest = (changes: Partial<VideoGuest> = {}): VideoGuest => ({
  id: 'guest',
  kind: 'patient',
  name: 'Maria',
  state: 'invited',
  isPresent: false,
  waitingSince: null,
  movedAt: null,
  consent: 'none',
  ...changes,
});

export const videoRoom = (changes: Partial<VideoRoom> = {}): VideoRoom => ({
  id: 'one',
  note: { id: 'note', title: 'Maria Lind', dateOfBirth: '1958-03-14' },
  appointmentId: null,
  clinician: { id: 'a', name: 'Ada Okafor' },
  createdAt: '2026-03-10T09:00:00.000Z',
  expiresAt: '2026-03-10T21:00:00.000Z',
  endedAt: null,
  recording: 'off',
  guests: [videoGuest()],
  ...changes,
});
