import { call } from '../call.ts';
import type { BreakGlass, BreakGlassAccess, BreakGlassFilter, ReviewBreakGlass } from './break-glass.schemas.ts';

type ById = { id: string };

/** `id` of the chart. */
export const breakGlass = call<{ params: ById; body: BreakGlass }, BreakGlassAccess>('POST', '/notes/{id}/break-glass');
export const listBreakGlass = call<{ query: BreakGlassFilter }, BreakGlassAccess[]>('GET', '/audit/break-glass');
/** `id` of the access. */
export const reviewBreakGlass = call<{ params: ById; body: ReviewBreakGlass }, BreakGlassAccess>(
  'PUT',
  '/audit/break-glass/{id}',
);
