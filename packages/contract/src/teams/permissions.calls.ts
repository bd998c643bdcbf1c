import { call } from '../call.ts';
import type { ExplainedPermission, ExplainPermission } from './permissions.schemas.ts';

export const explainPermission = call<{ query: ExplainPermission }, ExplainedPermission>('GET', '/permissions/explain');
