import { principalNames } from '../../platform/access.ts';
import { actingAs } from '../../platform/acting-as.ts';
import type { AlertScope } from '../../platform/alerts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DoDue } from '../../platform/area.ts';
import type { Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { MessageRow } from './messages.queries.ts';
import { selectPeopleOnCall } from './on-call.queries.ts';
import { asksAgainAfter, type Called, nextCall, peopleToCall } from './urgent.policy.ts';
import {
  advanceCall,
  type DueCall,
  insertCall,
  insertNotices,
  selectAdmins,
  selectAsked,
  selectCallable,
  selectDueCalls,
} from './urgent.queries.ts';

type Asking = Pick<MessageRow, 'id' | 'channelId' | 'workspaceId' | 'authorId' | 'alert' | 'createdAt'>;

/** Asks for acknowledgement for the first time, in the transaction that sends the message. */
export async function startCall(scope: Pick<AlertScope, 'db' | 'clock' | 'emit'>, message: Asking): Promise<void> {
  const { id, workspaceId } = message;
  const now = scope.clock.now();
  const people = await findPeople(scope.db, message, now);
  await insertCall(scope, { messageId: id, workspaceId, repeats: 0, nextAt: now + asksAgainAfter, endedAt: null });
  await insertNotices(scope, id, people);
  publishUrgent(
    scope,
    id,
    people.map(({ userId }) => userId),
  );
}

async function findPeople(db: Database, message: Asking, now: number): Promise<Called[]> {
  const { workspaceId, authorId, createdAt } = message;
  const isAlert = message.alert !== null;
  return peopleToCall({
    members: isAlert ? [] : await selectCallable(db, message),
    onCall: await selectPeopleOnCall(db, workspaceId, now),
    admins: isAlert ? await selectAdmins(db, workspaceId) : [],
    authorId,
    isAlert,
    elapsedMs: now - createdAt,
  });
}

/** Asks again for all messages whose time has come: each of them once, whatever process does it. */
export const repeatUrgent: DoDue = async (program, now) => {
  const { contextOf } = program.use(actingAs);
  for (const call of await selectDueCalls(program.db, now)) {
    const people = await findPeople(program.db, call.message, now);
    const [first] = people;
    try {
      if (!first) await advanceCall(program.db, call, nextCall(call.nextAt, now));
      else {
        const ctx = await contextOf({ userId: first.userId, workspaceId: call.workspaceId });
        await ctx.transaction((tx) => repeatCall(tx, call, people));
      }
    } catch (error) {
      // that person left in this moment: the next look asks the others
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    }
  }
};

async function repeatCall(tx: Tx, call: DueCall, people: readonly Called[]): Promise<void> {
  const { messageId, message } = call;
  if (!(await advanceCall(tx.db, call, nextCall(call.nextAt, tx.clock.now())))) return;
  const added = await insertNotices(tx, messageId, people);
  const record = { type: 'message', id: messageId, noteId: message.noteId };
  if (people.some(({ userId, onCall }) => onCall && added.includes(userId))) await tx.audit('message.pass-on', record);
  publishUrgent(
    tx,
    messageId,
    people.map(({ userId }) => userId),
  );
}

/** Pages of those whom a message asked read it again. */
export async function publishAsked(tx: Tx, messageId: string): Promise<void> {
  publishUrgent(tx, messageId, await selectAsked(tx, messageId));
}

function publishUrgent(scope: Pick<Tx, 'emit'>, messageId: string, people: readonly string[]): void {
  scope.emit(people.map(principalNames.user), { type: 'urgent-changed', messageId });
}
