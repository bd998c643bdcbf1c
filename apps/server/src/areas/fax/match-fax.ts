import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { AnsweredFax, FaxField, FaxMatch } from '@clinical/contract/fax/received.schemas';
import { certainMatch, matchChart } from '@clinical/language/fax/match-chart';
import { nameParts } from '@clinical/language/text/name-parts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { FaxRow } from './fax.queries.ts';
import { mostCandidates, selectCandidates, selectSentTo, type Sought } from './match.queries.ts';

/** A fax that went to somebody longer ago, in milliseconds, is not answered any more. */
const answeredWithin = 180 * 24 * 60 * 60_000;
const mostShown = 5;
/** That the sender is known alone makes no match. */
const leastScore = 20;

export type Matched = FaxMatch & { ownerId: string };
/** An open task that a fax to the sender was about. */
export type AnsweredLoop = { id: string; noteId: string; category: TaskCategory };

/** The charts that the actor may change and that a fax may belong to, best first, and the faxes that it may answer. */
export async function matchFax(
  ctx: Context,
  fax: Pick<FaxRow, 'fromNumber' | 'mayBeSplit'>,
  fields: readonly FaxField[],
): Promise<{ matches: Matched[]; certain: Matched | null; answers: AnsweredFax[]; loops: AnsweredLoop[] }> {
  const [candidates, sent] = await Promise.all([
    selectCandidates(ctx, soughtBy(fields)),
    selectSentTo(ctx, fax.fromNumber, ctx.clock.now() - answeredWithin),
  ]);
  const sentAbout = new Map(sent.toReversed().map((each) => [each.fax.noteId, isoTime(each.fax.sentAt!).slice(0, 10)]));
  const all = candidates.map(({ ownerId, clinicians, ...note }): Matched => {
    const sender = sentAbout.get(note.id) ?? null;
    const { title: name, dateOfBirth, mrn } = note;
    return { note, ownerId, ...matchChart(fields, { name, dateOfBirth, mrn, clinicians, sender }) };
  });
  const matches = all.filter(({ score }) => score >= leastScore).toSorted(byFit);
  const isWhole = candidates.length < mostCandidates;
  return {
    matches: matches.slice(0, mostShown),
    certain: isWhole ? certainMatch(all, fax.mayBeSplit) : null,
    answers: sent.map(({ fax: { id, noteId, sentAt, documents }, patient, task }) => ({
      id,
      noteId: noteId!,
      patient,
      sentAt: isoTime(sentAt!),
      documents: documents.map(({ title }) => title),
      task: task && task.status !== 'done' ? { id: task.id, title: task.title } : null,
    })),
    loops: sent.flatMap(({ fax: { noteId }, task }) =>
      task && task.status !== 'done' ? [{ id: task.id, noteId: noteId!, category: task.category }] : [],
    ),
  };
}

function soughtBy(fields: readonly FaxField[]): Sought {
  const valuesOf = (kind: FaxField['kind']): string[] =>
    fields.filter((field) => field.kind === kind).map(({ value }) => value.toLowerCase());
  const partsOf = (name: string): string[] => nameParts(name.normalize('NFKD').replaceAll(/\p{M}+/gu, ''));
  return {
    births: valuesOf('dateOfBirth'),
    numbers: valuesOf('mrn').map((number) => number.replaceAll(/[^a-z0-9]/g, '')),
    // what was read may go on behind the name
    lastNames: valuesOf('patient').flatMap((name) => partsOf(name).slice(1, 4)),
  };
}

const byFit = (a: FaxMatch, b: FaxMatch): number =>
  Number(a.contradicts) - Number(b.contradicts) || b.score - a.score || a.note.title.localeCompare(b.note.title, 'en');
