import { type Call, call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  DeletedPrecharts,
  DeletePrecharts,
  NewPrechart,
  NewPrechat,
  Prechart,
  PrechartTitle,
  Prechat,
  PrechatItem,
  PrechatKind,
  PrechatUpdate,
  TriedPrompt,
  TryPrompt,
} from './pre-chats.schemas.ts';

type ById = { id: string };
type Sequence = { prompt_id?: string | undefined };

/** Without `kind` pre-chats only. */
export const listPrechats = call<{ query: { kind?: PrechatKind; noteId?: string | undefined } }, PrechatItem[]>(
  'GET',
  '/notes/pre-chats',
);
export const createPrechat = call<{ body: NewPrechat }, Prechat>('POST', '/notes/pre-chats');
export const deletePrechats = call<{ body: DeletePrecharts }, DeletedPrecharts>('DELETE', '/notes/pre-chats');
export const getPrechat = call<{ params: ById; query: Sequence }, Prechat>('GET', '/notes/pre-chats/{id}');
export const deletePrechat = call<{ params: ById; query: Sequence }, Ok>('DELETE', '/notes/pre-chats/{id}');
export const updatePrechat = call<{ params: ById; body: PrechatUpdate }, Prechat>('PUT', '/notes/pre-chats/{id}');
export const renamePrechat = call<{ params: ById; body: PrechartTitle }, Prechat>('PUT', '/notes/pre-chats/{id}/title');
/** What a prompt text makes of a chart. Nothing is saved. */
export const tryPrompt = call<{ body: TryPrompt }, TriedPrompt>('POST', '/prompt-templates/try');

/** The same calls for who means a prechart: what they send and get is one. */
export const listPrecharts = listPrechats as Call<{ query: { kind: 'prechart'; noteId?: string } }, Prechart[]>;
export const createPrechart = createPrechat as Call<{ body: NewPrechart }, Prechart>;
export const getPrechart = getPrechat as Call<{ params: ById; query: Sequence }, Prechart>;
export const updatePrechart = updatePrechat as Call<{ params: ById; body: PrechatUpdate }, Prechart>;
export const renamePrechart = renamePrechat as Call<{ params: ById; body: PrechartTitle }, Prechart>;
