import { detectUnsupportedLanguage } from '@clinical/language/unsupported-language';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { composeInPool } from './heavy-work.ts';
import type { NoteSource, OnProgress, WrittenNote } from './written-note.ts';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * Writes the note with the embedded engine: the same source gives the same note, and nothing leaves the machine.
 * @throws AppError LANGUAGE_NOT_SUPPORTED when the source is not in English
 */
export async function writeLocally(ctx: Context, source: NoteSource, onProgress: OnProgress): Promise<WrittenNote> {
  const language = detectUnsupportedLanguage(source.utterances);
  if (language !== null) {
    const name = languageNames.of(language) ?? language;
    throw new AppError('LANGUAGE_NOT_SUPPORTED', {
      message: `This source looks like ${name}. The local engine writes notes from English only; a configured model can write from it.`,
    });
  }
  onProgress(30);
  const { sections, sentences } = await composeInPool(ctx, source);
  onProgress(90);
  return { sections, sentences, engine: 'local', model: null, promptVersion: null };
}
