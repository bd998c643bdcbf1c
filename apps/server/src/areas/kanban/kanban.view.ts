import type { Card, CardProcess, CardProcessState } from '@clinical/contract/kanban/kanban.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Scope } from '../../platform/context.ts';
import { selectProvenTasks } from '../clinical-tasks/public.ts';
import { cardAbilities } from './kanban.policy.ts';
import { type CardAssetRow, type NamedCard, selectAssets } from './kanban.queries.ts';
import { selectRuns, type ShownRun } from './runs.queries.ts';
import type { GrantLevel } from '../../platform/access.ts';

const needsPerson = 'The entry is in the thread and needs you before its note is written.';

/** Cards with their files, entries and last job. */
export async function viewCards(
  scope: Pick<Scope, 'actor' | 'db'>,
  level: GrantLevel,
  cards: readonly NamedCard[],
): Promise<Card[]> {
  const ids = cards.map(({ id }) => id);
  const assets = await selectAssets(scope, ids);
  const runs = ids.length === 0 ? [] : await selectRuns(scope, ids);
  const proven = await provenBy(scope, cards, assets);
  const abilities = cardAbilities(scope.actor, level);
  return cards.map((card) => {
    const own = runs.filter(({ cardId }) => cardId === card.id);
    return {
      id: card.id,
      noteId: card.noteId,
      title: card.title,
      description: card.description,
      status: card.status,
      dueOn: card.dueOn,
      owner: card.ownerId === null ? null : { id: card.ownerId, name: card.ownerName ?? '' },
      rank: card.rank,
      assets: assets.filter(({ cardId }) => cardId === card.id).map((asset) => viewAsset(asset, proven.get(asset.id))),
      results: own.flatMap(({ transcriptId, createdAt }) =>
        transcriptId === null ? [] : [{ transcriptId, createdAt: isoTime(createdAt) }],
      ),
      process: viewProcess(own),
      createdAt: isoTime(card.createdAt),
      updatedAt: isoTime(card.updatedAt),
      version: card.version,
      abilities,
    };
  });
}

/** Titles of tasks by the file that proves them. All cards are of one chart. */
async function provenBy(
  scope: Pick<Scope, 'db'>,
  [card]: readonly NamedCard[],
  assets: readonly CardAssetRow[],
): Promise<Map<string, string[]>> {
  const ids = assets.map(({ id }) => id);
  const tasks = card ? await selectProvenTasks(scope, card.noteId, ids) : [];
  const byFile = Map.groupBy(tasks, ({ recordId }) => recordId);
  return new Map([...byFile].map(([id, own]) => [id, [...new Set(own.map(({ title }) => title))]]));
}

function viewAsset(
  { id, kind, fileName, mediaType, size, createdAt }: CardAssetRow,
  proves: string[] = [],
): Card['assets'][number] {
  return { id, kind, fileName, mediaType, size, createdAt: isoTime(createdAt), proves };
}

/** Of the states of its parts, the card has the first that one of them is in. */
const precedence: readonly CardProcessState[] = ['running', 'pending', 'failed', 'held', 'cancelled', 'done'];

function viewProcess(runs: readonly ShownRun[]): CardProcess | null {
  const last = runs.at(-1);
  if (!last) return null;
  const parts = runs.filter(({ wholeTaskId }) => wholeTaskId === last.wholeTaskId);
  const states = parts.map(stateOf);
  const state = precedence.find((one) => states.includes(one)) ?? 'done';
  const told = parts[states.indexOf(state)]?.message ?? '';
  const reached = parts.map(({ progress }, at) => (states[at] === 'running' ? (progress ?? 0) : 100));
  const waiting = states.filter((one) => one === 'pending').length;
  const sum = reached.reduce((all, one) => all + one, 0) - 100 * waiting;
  return {
    taskId: last.wholeTaskId,
    state: state === 'pending' && waiting < parts.length ? 'running' : state,
    progress: Math.round(sum / parts.length),
    message: messageOf(state, told),
  };
}

function messageOf(state: CardProcessState, told: string): string {
  if (state === 'held') return told || needsPerson;
  return state === 'failed' ? told : '';
}

function stateOf({ status, writtenAt }: ShownRun): CardProcessState {
  if (writtenAt !== null) return 'done';
  if (status === 'PENDING') return 'pending';
  if (status === 'PROGRESS') return 'running';
  if (status === 'SUCCESS') return 'held';
  return status === 'FAILURE' ? 'failed' : 'cancelled';
}
