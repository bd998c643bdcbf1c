import { ofPatient } from '@clinical/contract/scribe/evidence.rules';
import type { PickFact, Reconciliation } from '@clinical/contract/signing/reconciliation.schemas';
import { plainText } from '@clinical/language/note-html';
import { splitSentences } from '@clinical/language/split-sentences';
import { notFound } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { noteAudience } from '../notes/public.ts';
import { type Entry, getTranscriptFor, lockTranscriptFor, showEntry } from '../transcripts/public.ts';
import { findConflicts, type FoundConflict, type SourceFacts } from './reconcile/find-conflicts.ts';
import { statedFacts } from '@clinical/language/stated-facts/stated-facts';
import { lastSignedBefore, picksOf, preparedFor, storePick } from './reconciliation.queries.ts';

type Reading = Pick<Context, 'actor' | 'db' | 'use'>;

/** Where precharts, today's visit and the last signed note say otherwise of each other. @throws AppError NOT_FOUND */
export async function getReconciliation(ctx: Context, id: string): Promise<Reconciliation> {
  const entry = await getTranscriptFor(ctx, id, 'read');
  await ctx.audit('reconciliation.read', { type: 'transcript', id, noteId: entry.noteId });
  return reconciliationOf(ctx, entry);
}

/** Takes one source for right. @throws AppError NOT_FOUND when nothing of that key differs or the source says nothing of it, ENTRY_SIGNED */
export async function pickFact(ctx: Context, id: string, { key, source }: PickFact): Promise<Reconciliation> {
  return ctx.transaction(async (tx) => {
    const entry = await lockTranscriptFor(tx, id, 'edit');
    const conflict = (await conflictsOf(tx, entry)).find((each) => each.key === key);
    if (!conflict?.sides.some((side) => side.source === source)) throw notFound();
    const { about: kind, subject, sides } = conflict;
    await storePick(tx, { transcriptId: id, key, source, about: JSON.stringify({ kind, subject, sides }) });
    await tx.audit('reconciliation.pick', { type: 'transcript', id, noteId: entry.noteId });
    const { userId } = tx.actor;
    const event = { type: 'note-edited', noteId: entry.noteId, transcriptId: id, userId } as const;
    tx.emit(await noteAudience(tx, [entry.noteId]), event);
    return reconciliationOf(tx, entry);
  });
}

async function reconciliationOf(scope: Reading, entry: Entry): Promise<Reconciliation> {
  const picks = new Map((await picksOf(scope, entry.id)).map((pick) => [pick.key, pick]));
  const { abilities } = await showEntry(scope, entry.id);
  return {
    conflicts: (await conflictsOf(scope, entry)).map(({ key, about, subject, sides }) => {
      const pick = picks.get(key);
      return {
        key,
        about,
        subject,
        sides: sides.map(({ source, at, value, quote }) => {
          const chosen = pick ? pick.source === source : null;
          return { source, at, value, quote, chosen };
        }),
        picked: pick ? { userId: pick.userId, at: isoTime(pick.createdAt) } : null,
      };
    }),
    abilities: { pick: abilities.edit },
  };
}

async function conflictsOf(scope: Pick<Reading, 'db'>, entry: Entry): Promise<FoundConflict[]> {
  const before = await lastSignedBefore(scope, entry);
  return findConflicts([
    ...preparedFacts(await preparedFor(scope, entry)),
    { source: 'visit', at: isoTime(entry.createdAt), facts: visitFacts(ofPatient(entry)) },
    ...(before
      ? [
          {
            source: 'last-signed',
            at: isoTime(before.at),
            facts: noteFacts(ofPatient({ ...before, utterances: [] })),
          } as const,
        ]
      : []),
  ]);
}

function preparedFacts(rows: Awaited<ReturnType<typeof preparedFor>>): SourceFacts[] {
  const last = rows.at(-1);
  if (!last) return [];
  const facts = rows.flatMap(({ question, answer }) =>
    plainText(answer)
      .split('\n')
      .flatMap((line) => splitSentences(line))
      .flatMap(({ text }) => statedFacts(text, question)),
  );
  return [{ source: 'prechart', at: isoTime(last.at), facts }];
}

/** What was said counts; the note only where an answer says nothing by itself ("Any allergies?", "No."). What it carried forward was not said. */
function visitFacts({ utterances, sentences, sections }: Entry): SourceFacts['facts'] {
  const said = utterances.flatMap(({ text }) => splitSentences(text)).flatMap(({ text }) => statedFacts(text));
  const known = new Set(said.map(({ about, subject }) => `${about} ${subject}`));
  const spoken = sentences.filter(({ kind }) => kind !== 'chart');
  const written = noteFacts({ sentences: spoken, sections });
  return [...written.filter(({ about, subject }) => !known.has(`${about} ${subject}`)), ...said];
}

function noteFacts({ sentences, sections }: Pick<Entry, 'sentences' | 'sections'>): SourceFacts['facts'] {
  const headers = new Map(sections.map(({ key, header }) => [key, header]));
  return sentences.flatMap(({ text, section }) => statedFacts(text, headers.get(section) ?? ''));
}
