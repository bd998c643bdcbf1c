import type { Context } from '../../platform/context.ts';
import { selectTags } from './tags.queries.ts';

/** What a list of charts can be narrowed to. */
export async function listTags(ctx: Context): Promise<string[]> {
  const [tags] = await Promise.all([selectTags(ctx), ctx.audit('note.list-tags', { type: 'note', id: null })]);
  return tags;
}
