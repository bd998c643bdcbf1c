import type { RedFlag } from '@clinical/language/red-flags/find-red-flags';
import { alerts } from '../../../platform/alerts.ts';
import type { Tx } from '../../../platform/context.ts';
import type { SequenceParts } from './interview-state.ts';
import { extendFlag, insertFlag, type PreChatRow } from './interviews.queries.ts';

/**
 * Stores what the answers raise and tells of it, in the transaction that stores the answers: neither is lost without the other.
 * What ends the interview asks the person on call until somebody acknowledges it. Words that come after a flag was cleared raise it anew.
 */
export async function raiseFlags(
  tx: Tx,
  chat: Pick<PreChatRow, 'id' | 'workspaceId' | 'noteId'>,
  { sequence, turns, flags: before }: Pick<SequenceParts, 'sequence' | 'turns' | 'flags'>,
  found: readonly RedFlag[],
): Promise<void> {
  for (const { rule, level, by, quotes } of found) {
    const ofRule = before.filter((flag) => flag.rule === rule);
    const open = ofRule.find(({ clearedAt }) => clearedAt === null);
    const told = ofRule.flatMap((flag) => flag.quotes);
    const added = quotes.flatMap(({ answer, quote }) => {
      const turnId = turns[answer]?.id;
      const isNew = !told.some((each) => each.turnId === turnId && each.quote === quote);
      return turnId !== undefined && isNew ? [{ turnId, quote }] : [];
    });
    const isHigher = open !== undefined && open.level !== level;
    if (added.length === 0 && ofRule.length > 0 && !isHigher) continue;
    const id = open?.id ?? tx.ids.uuid();
    if (open) await extendFlag(tx, id, { level, quotes: [...open.quotes, ...added] });
    else {
      const { preChatId, promptId } = sequence;
      const cleared = { clearedAt: null, clearedBy: null, clearReason: null };
      const raisedAt = tx.clock.now();
      await insertFlag(tx, { id, preChatId, promptId, rule, level, by, quotes: added, raisedAt, ...cleared });
    }
    if (open && !isHigher) continue;
    await tx.audit('red-flag.raise', { type: 'pre-chat', id: chat.id, noteId: chat.noteId });
    const { workspaceId, noteId } = chat;
    const alert = { kind: 'red-flag' as const, workspaceId, key: `${id}:${level}`, noteId, recordId: chat.id };
    if (level === 'urgent') await tx.use(alerts).raise(tx, alert);
    else await tx.use(alerts).callOnCall(tx, alert);
  }
}
