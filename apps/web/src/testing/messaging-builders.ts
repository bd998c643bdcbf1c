import type { Channel, Message } from '@clinical/contract/messaging/messaging.schemas';
import type { OnCall } from '@clinical/contract/messaging/on-call.schemas';

const at = '2026-03-10T09:00:00.000Z';

export const channel = (overrides: Partial<Channel> = {}): Channel => ({
  id: '01900000-0000-7000-8000-00000000c001',
  type: 'clinic',
  name: 'Front desk',
  members: [
    { userId: 'u-1', name: 'Ada Okafor', role: 'admin' },
    { userId: 'u-2', name: 'Ben Ito', role: 'member' },
  ],
  unread: 0,
  lastReadMessageId: null,
  revision: 0,
  lastMessageAt: null,
  archivedAt: null,
  createdAt: at,
  abilities: { post: true, manage: true },
  ...overrides,
});

export const message = (overrides: Partial<Message> = {}): Message => ({
  id: '01900000-0000-7000-8000-00000000d001',
  channelId: '01900000-0000-7000-8000-00000000c001',
  sequence: 1,
  revision: 1,
  clientId: overrides.id ?? '01900000-0000-7000-8000-00000000e001',
  author: { id: 'u-2', name: 'Ben Ito' },
  contentType: 'message',
  content: 'The fax from radiology is here.',
  alert: null,
  urgent: false,
  acknowledgements: [],
  replyTo: null,
  threadId: null,
  replies: 0,
  note: null,
  reactions: [],
  createdAt: at,
  editedAt: null,
  deletedAt: null,
  abilities: { edit: false, acknowledge: false },
  ...overrides,
});

export const onCall = (overrides: Partial<OnCall> = {}): OnCall => ({
  now: null,
  next: null,
  shifts: [],
  version: 0,
  abilities: { edit: true, handOver: false },
  ...overrides,
});
