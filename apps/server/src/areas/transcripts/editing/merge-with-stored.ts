import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { mergeSections } from './merge-sections.ts';
import type { Entry } from '../transcripts.queries.ts';
import { findVersion } from '../versions.queries.ts';

/** The text that a save was based on, as the client named it; null when it is no longer known. */
export async function baseOf(ctx: Context, entry: Entry): Promise<NoteSection[] | null> {
  const basedOn = ctx.ifMatch ?? entry.version;
  if (basedOn === entry.version) return entry.sections;
  return basedOn === 0 ? [] : ((await findVersion(ctx, entry.id, basedOn))?.sections ?? null);
}

/**
 * What comes in, together with what others have saved since its base.
 * @throws AppError VERSION_CONFLICT with both texts of each section that two people changed
 */
export function mergeWithStored(
  base: readonly NoteSection[] | null,
  stored: readonly NoteSection[],
  incoming: readonly NoteSection[],
): NoteSection[] {
  const { sections, conflicts } = mergeSections(base, stored, incoming);
  if (conflicts.length === 0) return sections;
  const detail = conflicts.flatMap(({ key, yours, theirs }) => [
    { loc: ['body', 'sections', key, 'yours'], msg: yours },
    { loc: ['body', 'sections', key, 'theirs'], msg: theirs },
  ]);
  const headers = conflicts.map((conflict) => conflict.header).join(', ');
  throw new AppError('VERSION_CONFLICT', {
    message: `Someone else changed the same section since you opened it: ${headers}.`,
    detail,
  });
}
