import { detectUnsupportedLanguage, isForeignLine, unknownLanguage } from '@clinical/language/unsupported-language';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { composeInPool } from './compose-in-pool.ts';
import { languageName } from '../language-name.ts';
import { type NoteSource, type OnProgress, wantedSections, type WrittenNote } from '../written-note.ts';

/**
 * Writes the note with the embedded engine: the same source gives the same note, and nothing leaves the machine. It weighs the
 * whole visit before it writes, so its sections are ready one right after the other.
 * @throws AppError LANGUAGE_NOT_SUPPORTED when the source is not in English, or the note shall not be
 */
export async function writeLocally(ctx: Context, source: NoteSource, onProgress: OnProgress): Promise<WrittenNote> {
  const asked = source.request.language;
  if (asked !== null && !/^en\b/i.test(asked)) {
    throw new AppError('LANGUAGE_NOT_SUPPORTED', {
      message: `The built-in engine generates notes in English only; a connected model can write in ${languageName(asked)}.`,
    });
  }
  const language = detectUnsupportedLanguage(source.utterances, source.heardIn);
  if (language !== null) {
    const looks = language === unknownLanguage ? 'does not look like English' : `looks like ${languageName(language)}`;
    throw new AppError('LANGUAGE_NOT_SUPPORTED', {
      message: `This source ${looks}. The built-in engine generates notes from English only; a connected model can use it.`,
    });
  }
  onProgress(30);
  // of an interpreter's visit one half is foreign: the page tells what was left out
  const utterances = source.utterances.filter((line) => !isForeignLine(line));
  const whole = await composeInPool(ctx, { ...source, utterances });
  const keys = new Set(wantedSections(source).map(({ key }) => key));
  const sections = whole.sections.filter(({ key }) => keys.has(key));
  for (const [at, section] of sections.entries())
    onProgress(30 + Math.round((60 * (at + 1)) / sections.length), section);
  const sentences = whole.sentences.filter(({ section }) => keys.has(section));
  return { sections, sentences, engine: 'local', model: null, promptVersion: null };
}
