import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { StartViewing, Viewing } from './viewing.schemas.ts';

export const startViewing = call<{ body: StartViewing }, Viewing>('POST', '/workspace-members/viewing');
export const stopViewing = call<Record<never, never>, Ok>('DELETE', '/workspace-members/viewing');
