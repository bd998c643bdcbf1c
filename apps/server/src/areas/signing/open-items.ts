import type { OpenItem, OpenItemAnswer } from '@clinical/contract/signing/signing.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';
import type { Entry } from '../transcripts/public.ts';

type Visit = Pick<Entry, 'id' | 'noteId' | 'createdAt'>;

/** Work of earlier visits, which a later area holds. */
export type OpenItems = {
  /** What was open before this visit and is still open, of charts whose work the actor may change. */
  before(scope: Pick<Scope, 'actor' | 'db'>, visit: Visit): Promise<OpenItem[]>;
  /** Does what was answered, each with its audit row. @throws AppError CONFLICT when an item has changed meanwhile */
  settle(tx: Tx, visit: Visit, answers: readonly OpenItemAnswer[]): Promise<void>;
};

export const openItems = port<OpenItems>('signing-open-items');

/** @throws AppError OPEN_ITEMS */
export function assertAnswered(open: readonly OpenItem[], answers: readonly OpenItemAnswer[]): void {
  const given = new Map(answers.map((each) => [each.id, each]));
  const detail = open.flatMap(({ id, needsReason }) => {
    const answered = given.get(id);
    const lacksReason = needsReason && answered?.answer === 'met' && answered.reason.length < shortestReason;
    if (answered && !lacksReason) return [];
    return [{ loc: ['openItems', id], msg: answered ? 'needs a reason' : 'not answered' }];
  });
  if (detail.length > 0) throw new AppError('OPEN_ITEMS', { detail });
}

const shortestReason = 3;
