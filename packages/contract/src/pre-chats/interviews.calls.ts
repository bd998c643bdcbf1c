import { call } from '../call.ts';
import type { MadePatientLink, NewPatientLink } from '../patient-links/links.schemas.ts';
import type { ClearFlag, PreChat, TransferPreChat, TransferredPreChat } from './interviews.schemas.ts';

type ById = { id: string };

/** Makes an entry of it, marked as told by the patient. */
export const transferPreChat = call<{ params: ById; body: TransferPreChat }, TransferredPreChat>(
  'POST',
  '/notes/pre-chats/{id}/transfer',
);
export const stopSequence = call<{ params: ById; query: { prompt_id?: string | undefined } }, PreChat>(
  'POST',
  '/notes/pre-chats/{id}/stop',
);
/** The patient sees when it was read. */
export const markPreChatRead = call<{ params: ById }, PreChat>('POST', '/notes/pre-chats/{id}/read');
export const clearFlag = call<{ params: { id: string; flagId: string }; body: ClearFlag }, PreChat>(
  'PUT',
  '/notes/pre-chats/{id}/flags/{flagId}',
);
/** An earlier link to it is revoked. */
export const linkPreChat = call<{ params: ById; body: NewPatientLink }, MadePatientLink>(
  'POST',
  '/notes/pre-chats/{id}/link',
);
export const unlinkPreChat = call<{ params: ById }, PreChat>('DELETE', '/notes/pre-chats/{id}/link');
