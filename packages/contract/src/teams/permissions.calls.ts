import { call } from '../call.ts';
import type { ExplainedPermission, ExplainPermission, PersonWithAccess } from './permissions.schemas.ts';

export const explainPermission = call<{ query: ExplainPermission }, ExplainedPermission>('GET', '/permissions/explain');
export const listNoteAccess = call<{ params: { id: string } }, PersonWithAccess[]>('GET', '/notes/{id}/access');
