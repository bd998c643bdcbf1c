import type { BriefSource } from '../../brief/public.ts';
import { countFlagged, countUnread } from './interviews.queries.ts';

/** Pre-chats with a warning sign that nobody has cleared, and those whose answers wait to be read. */
export const briefPreChats: BriefSource = async (ctx) => [
  { kind: 'redFlags', count: await countFlagged(ctx), items: [] },
  { kind: 'preChats', count: await countUnread(ctx), items: [] },
];
