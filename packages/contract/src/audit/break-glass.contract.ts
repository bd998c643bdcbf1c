import { z } from 'zod';
import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './break-glass.calls.ts';
import { BreakGlass, BreakGlassAccess, BreakGlassFilter, ReviewBreakGlass } from './break-glass.schemas.ts';

export const breakGlass = route(calls.breakGlass, {
  access: 'session',
  summary:
    '[ours] In an emergency, open a chart of the own workspace for 60 minutes, with a reason. Owner and admins are notified.',
  params: IdParams,
  body: BreakGlass,
  response: BreakGlassAccess,
  status: 201,
  permission: 'break-glass.open',
  errors: ['CONFLICT', 'BREAK_GLASS_LIMIT'],
  phi: true,
  notRepeated: true,
});
export const listBreakGlass = route(calls.listBreakGlass, {
  access: 'session',
  summary:
    '[ours] Charts that were opened in an emergency, newest first: all for admins and auditors, of one chart for who manages it.',
  query: BreakGlassFilter,
  response: z.array(BreakGlassAccess),
  permission: 'audit.read',
  phi: true,
});
export const reviewBreakGlass = route(calls.reviewBreakGlass, {
  access: 'session',
  summary: '[ours] Say what an admin found about such an opening. One that was not justified ends at once.',
  params: IdParams,
  body: ReviewBreakGlass,
  response: BreakGlassAccess,
  permission: 'break-glass.review',
  errors: ['CONFLICT'],
  phi: true,
});
