import type { Appointment } from '@clinical/contract/schedules/schedules.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messageOf } from '../../lib/form-errors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { toast } from '../../ui/toast.ts';
import { madeLinks } from './made-links.ts';
import { useQuickCall, videoRoomsQuery } from './video-visits.api.ts';
import { t } from './video-visits.texts.ts';
import { useMoment, waitingSince, waitingWords } from './waiting.ts';

const ends = new Set<Appointment['status']>(['fulfilled', 'noshow']);

/** Since when the patient of a visit waits in its video room, epoch milliseconds; null when they do not. */
function useWaiting(visit: Appointment): number | null {
  const { data: rooms } = useQuery(videoRoomsQuery);
  const room = rooms?.find(({ appointmentId }) => appointmentId === visit.id);
  return room && !ends.has(visit.status) ? waitingSince(room) : null;
}

/** In the day: how long the patient has waited in the video room. */
export function VideoWaiting({ visit }: { visit: Appointment }) {
  const since = useWaiting(visit);
  const now = useMoment();
  if (since === null) return null;
  return (
    <StatusChip tone="warn" icon="clock">
      {waitingWords(since, now)}
    </StatusChip>
  );
}

/** In the day: the way into the video room. */
export function JoinVideo({ visit }: { visit: Appointment }) {
  const since = useWaiting(visit);
  const call = useQuickCall();
  const navigate = useNavigate();
  const needsServer = useNeedsServer();
  if (!visit.abilities.edit || ends.has(visit.status)) return null;
  const join = () =>
    call.mutate(
      { scheduleId: visit.id },
      {
        onSuccess: ({ room: made, url }) => {
          madeLinks.show(made.id, 'patient', url);
          void navigate({ to: '/video-visits', search: { room: made.id } });
        },
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  return (
    <Button
      size="xs"
      variant={since === null ? 'default' : 'filled'}
      leftSection={<Icon name="video" size={16} />}
      loading={call.isPending}
      aria-label={t('joinVideoWith', { name: visit.note.title })}
      onClick={join}
      {...needsServer}
    >
      {t('joinVideo')}
    </Button>
  );
}
