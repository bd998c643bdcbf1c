import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  DeletedPrecharts,
  DeletePrecharts,
  NewPrechart,
  Prechart,
  PrechartTitle,
  PrechartUpdate,
  PrechatKind,
  TriedPrompt,
  TryPrompt,
} from './pre-chats.schemas.ts';

type ById = { id: string };
type Sequence = { prompt_id?: string | undefined };

/** Without `kind` pre-chats only. */
export const listPrechats = call<{ query: { kind?: PrechatKind; noteId?: string | undefined } }, Prechart[]>(
  'GET',
  '/notes/pre-chats',
);
export const createPrechart = call<{ body: NewPrechart }, Prechart>('POST', '/notes/pre-chats');
export const deletePrecharts = call<{ body: DeletePrecharts }, DeletedPrecharts>('DELETE', '/notes/pre-chats');
export const getPrechart = call<{ params: ById; query: Sequence }, Prechart>('GET', '/notes/pre-chats/{id}');
export const deletePrechart = call<{ params: ById; query: Sequence }, Ok>('DELETE', '/notes/pre-chats/{id}');
export const updatePrechart = call<{ params: ById; body: PrechartUpdate }, Prechart>('PUT', '/notes/pre-chats/{id}');
export const renamePrechart = call<{ params: ById; body: PrechartTitle }, Prechart>(
  'PUT',
  '/notes/pre-chats/{id}/title',
);
/** What a prompt text makes of a chart. Nothing is saved. */
export const tryPrompt = call<{ body: TryPrompt }, TriedPrompt>('POST', '/prompt-templates/try');
