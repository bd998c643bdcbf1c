import { limits } from '@clinical/contract/limits';
import type { AddLateFacts, LateFactsAdded } from '@clinical/contract/scribe/late-facts.schemas';
import { splitSentences } from '@clinical/language/split-sentences';
import { type TypedFact, withTyped } from '@clinical/language/typed-facts';
import { AppError, invalid } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import {
  addVersion,
  noteTooLong,
  relinkSentences,
  showEntry,
  type Entry,
  getTranscriptFor,
  lockTranscriptFor,
} from '../../transcripts/public.ts';
import { checkBeforeSave } from '../../checks/public.ts';
import { placeInPool } from './place-in-pool.ts';
import { storable } from '../../../platform/storable.ts';

/**
 * Puts what was learned after a visit into its note, word for word, marked as typed. What is kept is what was shown: when the
 * note has changed since, it must be looked at again.
 * @throws AppError CONFLICT without a note, VERSION_CONFLICT when it is not the version that was shown
 */
export async function addLateFacts(ctx: Context, id: string, input: AddLateFacts): Promise<LateFactsAdded> {
  const entry = await getTranscriptFor(ctx, id, 'edit');
  if (entry.sections.length === 0) throw new AppError('CONFLICT', { message: 'There is no note to add to yet.' });
  if (ctx.ifMatch !== null && ctx.ifMatch !== entry.version) throw new AppError('VERSION_CONFLICT');
  const facts = await placed(ctx, entry, input.facts);
  const sections = withTyped(entry.sections, facts);
  if (sections.reduce((length, { html }) => length + html.length, 0) > limits.answerHtml) throw noteTooLong();
  const shown = { facts, sections, version: entry.version };
  if (!input.keep) {
    await ctx.audit('transcript.show-late-facts', { type: 'transcript', id, noteId: entry.noteId });
    return { ...shown, transcript: null };
  }
  const { utterances } = entry;
  const linked = await relinkSentences(ctx, entry, sections, utterances);
  const typed = new Set(facts.flatMap(({ text }) => splitSentences(text).map((sentence) => sentence.text)));
  const known = new Set(entry.sentences.map(({ text }) => text));
  // it was typed, whatever in the visit it resembles
  const sentences = linked.map((sentence) =>
    typed.has(sentence.text) && !known.has(sentence.text)
      ? { ...sentence, kind: 'typed' as const, links: [] }
      : sentence,
  );
  const checks = await checkBeforeSave(ctx, { utterances, sentences, sections });
  return ctx.transaction(async (tx) => {
    const held = await lockTranscriptFor(tx, id, 'edit');
    if (held.version !== entry.version) throw new AppError('VERSION_CONFLICT');
    await addVersion(tx, held, {
      name: 'Late facts added',
      cause: 'late',
      sections,
      sentences,
      checks,
      baseVersion: entry.version,
    });
    await tx.audit('transcript.add-late-facts', { type: 'transcript', id, noteId: entry.noteId });
    return { ...shown, transcript: await showEntry(tx, id) };
  });
}

/** Each sentence with its section: the one that was picked, else the one where it belongs. */
async function placed(ctx: Context, entry: Entry, facts: AddLateFacts['facts']): Promise<TypedFact[]> {
  const { sections } = entry;
  const found = await placeInPool(ctx, {
    texts: facts.map(({ text }) => storable(text)),
    sections: sections.map(({ key, header }) => ({ key, header })),
  });
  return facts.flatMap(({ section }, at) => {
    if (section === undefined) return found[at]!;
    if (!sections.some(({ key }) => key === section))
      throw invalid(['body', 'facts', at, 'section'], `the note has no section “${section}”`);
    return found[at]!.map(({ text }) => ({ text, section }));
  });
}
