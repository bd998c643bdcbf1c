import { limits } from '@clinical/contract/limits';
import type { AnsweredCheck } from '@clinical/contract/checks/checks.schemas';
import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { splitSentences } from '@clinical/language/split-sentences';
import { verifyLink } from '@clinical/language/verify-link';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import {
  type FoundInText,
  addVersion,
  baseOf,
  mergeWithStored,
  noteTooLong,
  relinkSentences,
  showEntry,
  getTranscriptFor,
  lockTranscriptFor,
  type Entry,
  findVersion,
} from '../transcripts/public.ts';
import { storable } from '../../platform/storable.ts';
import { insertAnswer, markUndone, type AnswerRow, type CheckRun } from './checks.queries.ts';
import { checkBeforeSave } from './checks-in-pool.ts';
import { insertSentence, removeSentence } from './insert-sentence.ts';
import { showChecks } from './show-checks.ts';

type Found = CheckRun['checks'][number];
type Text = { name: string; sections: NoteSection[]; sentences: NoteSentence[]; checks: FoundInText };

/** Linking and checking happen before the transaction; when somebody saves meanwhile, they happen again. */
const mostTries = 20;

/**
 * Writes what is missing into its section, with the words it comes from. Merges with other saves as an edit does.
 * @param words a person's own, instead of the suggestion: the sentence then counts as typed
 */
export function insertMissing(ctx: Context, id: string, found: Found, words?: string): Promise<AnsweredCheck> {
  const { suggestion } = found;
  if (suggestion === null) throw notFound();
  const own = words === undefined ? null : storable(words).trim().replace(/\s+/g, ' ');
  const sentence = own ?? suggestion;
  const kind: NoteSentence['kind'] = own === null ? 'said' : 'typed';
  return changeText(ctx, id, {
    async text(entry) {
      const section = sectionFor(entry, found);
      const base = (await baseOf(ctx, entry)) ?? entry.sections;
      const sections = mergeWithStored(base, entry.sections, insertSentence(base, section, sentence));
      if (sections.reduce((length, { html }) => length + html.length, 0) > limits.answerHtml) throw noteTooLong();
      const links = found.evidence.filter((link) => verifyLink(link, entry.utterances));
      const written = splitSentences(sentence).map(({ text }) => ({ text, section, kind, links }));
      const sentences = [...entry.sentences, ...written];
      return textOf(ctx, entry, 'Missing fact inserted', sections, sentences);
    },
    async done(tx, entry) {
      const { id: transcriptId, version } = entry;
      const section = sectionFor(entry, found);
      const row = { transcriptId, key: found.key, text: sentence, section, version, reason: null };
      await insertAnswer(tx, { ...row, action: 'insert' });
      await tx.audit('checks.insert', { type: 'transcript', id, noteId: entry.noteId });
    },
  });
}

/** Takes an inserted sentence out again. @throws AppError CONFLICT when it has been edited since */
export function takeOutInserted(ctx: Context, id: string, inserted: AnswerRow): Promise<AnsweredCheck> {
  return changeText(ctx, id, {
    async text(entry) {
      const before = entry.version === inserted.version ? await findVersion(ctx, id, inserted.version - 1) : null;
      const sections = before?.sections ?? removeSentence(entry.sections, inserted.section ?? '', inserted.text);
      if (!sections) {
        throw new AppError('CONFLICT', {
          message: 'The inserted sentence has been edited. Delete it in the note instead.',
        });
      }
      return textOf(ctx, entry, 'Inserted fact removed', sections, entry.sentences);
    },
    async done(tx, entry) {
      await markUndone(tx, inserted.id);
      await tx.audit('checks.undo', { type: 'transcript', id, noteId: entry.noteId });
    },
  });
}

type Change = { text: (entry: Entry) => Promise<Text>; done: (tx: Tx, entry: Entry) => Promise<void> };

async function changeText(ctx: Context, id: string, { text, done }: Change): Promise<AnsweredCheck> {
  for (let tries = 0; tries < mostTries; tries++) {
    const read = await getTranscriptFor(ctx, id, 'edit');
    const changed = await text(read);
    const answered = await ctx.transaction(async (tx) => {
      const entry = await lockTranscriptFor(tx, id, 'edit');
      if (entry.version !== read.version) return null;
      const after = await addVersion(tx, entry, { ...changed, cause: 'edit', baseVersion: entry.version });
      await done(tx, after);
      return { checks: await showChecks(tx, after), transcript: await showEntry(tx, id) };
    });
    if (answered) return answered;
  }
  throw new AppError('VERSION_CONFLICT');
}

async function textOf(
  ctx: Context,
  entry: Entry,
  name: string,
  sections: NoteSection[],
  before: NoteSentence[],
): Promise<Text> {
  const { utterances } = entry;
  const sentences = await relinkSentences(ctx, { sentences: before }, sections, utterances);
  return { name, sections, sentences, checks: await checkBeforeSave(ctx, { utterances, sentences, sections }) };
}

/** A section that is gone since leaves its place to the last one. */
function sectionFor({ sections }: Entry, { section }: Found): string {
  const key = sections.some((each) => each.key === section) ? section : sections.at(-1)?.key;
  if (key === undefined) throw new AppError('CONFLICT', { message: 'The note has no section to insert into.' });
  return key;
}
