import { isMark } from '@clinical/contract/transcripts/speakers.rules';
import type { EntryHold, IdentityConflict } from '@clinical/contract/transcripts/holds.schemas';
import type { EntryKind } from '@clinical/contract/transcripts/entries.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { ChartIdentity } from '@clinical/language/checks/identity';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { getNoteFor } from '../../notes/public.ts';
import { confirmedConflicts } from '../checks.queries.ts';
import type { Entry } from '../../transcripts/public.ts';
import type { SourceToCheck } from '../check-source.worker.ts';
import { checkSourcesInPool } from '../checks-in-pool.ts';

type Chart = Awaited<ReturnType<typeof getNoteFor>>;
/** @property durationMs of its audio, where it has one of known length */
export type Source = Pick<Entry, 'kind' | 'utterances'> & { durationMs?: number | null };

/** What stands against writing notes in this chart from each of these sources, null where nothing does. */
export async function findHolds(ctx: Context, chart: Chart, sources: readonly Source[]): Promise<(EntryHold | null)[]> {
  if (sources.length === 0) return [];
  const found = await checkSourcesInPool(ctx, {
    chart: identityOf(ctx, chart),
    sources: sources.map(toCheck),
  });
  // a made-up visit is nobody's
  return found.map(({ speech, identity }, at) => (sources[at]!.kind === 'synthetic' ? null : (speech ?? identity)));
}

/** What stands against writing the note of an entry, apart from what people have confirmed or asked for. */
export async function findHoldOf(
  ctx: Context,
  chart: Chart,
  entry: Entry,
  { anyway }: { anyway: boolean },
): Promise<EntryHold | null> {
  if (entry.kind === 'synthetic') return null;
  const sources = [toCheck({ ...entry, durationMs: entry.speech?.durationMs })];
  const [found] = await checkSourcesInPool(ctx, { chart: identityOf(ctx, chart), sources });
  const { speech, identity } = found!;
  if (speech?.kind === 'speech' && (speech.amount === 'none' || !anyway)) return speech;
  if (identity?.kind !== 'identity') return null;
  const confirmed = new Set((await confirmedConflicts(ctx, entry)).map(nameOf));
  return identity.conflicts.every((conflict) => confirmed.has(nameOf(conflict))) ? null : identity;
}

/** The refusal of a request to write, in the words of what stands against it. */
export function refusedBy(hold: EntryHold): AppError {
  if (hold.kind === 'identity') return new AppError('IDENTITY_CONFLICT');
  if (hold.kind === 'credits') return new AppError('NO_CREDITS');
  return hold.amount === 'none'
    ? new AppError('EMPTY_SOURCE', { message: 'No speech captured. The audio is saved.' })
    : new AppError('LITTLE_SPEECH');
}

const toCheck = (source: Source): SourceToCheck => ({
  utterances: spokenIn(source),
  recorded: isRecorded(source.kind),
  durationMs: source.durationMs ?? null,
});

/** Marks of what was not recorded or heard are no speech. */
const spokenIn = ({ utterances }: Pick<Entry, 'utterances'>): Utterance[] => utterances.filter((line) => !isMark(line));

const isRecorded = (kind: EntryKind): boolean => kind === 'recording' || kind === 'audio';

const nameOf = ({ field, chart, said }: IdentityConflict): string => JSON.stringify([field, chart, said]);

/** Problems are compared once charts have a list of them. */
function identityOf(ctx: Context, { title, dateOfBirth, sex }: Chart): ChartIdentity {
  return {
    name: title,
    dateOfBirth,
    sex: sex === 'female' || sex === 'male' ? sex : null,
    knownProblems: [],
    today: new Date(ctx.clock.now()).toISOString().slice(0, 10),
  };
}
