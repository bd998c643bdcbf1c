import { desc, eq, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { surveyAnswers } from './analytics.table.ts';

export type AnswerRow = typeof surveyAnswers.$inferSelect;

/** The actor's own answers, the newest first. */
export async function selectOwnAnswers({ db, actor }: Pick<Scope, 'db' | 'actor'>): Promise<AnswerRow[]> {
  return db
    .select()
    .from(surveyAnswers)
    .where(eq(surveyAnswers.userId, actor.userId))
    .orderBy(desc(surveyAnswers.answeredAt), desc(surveyAnswers.id));
}

export async function insertAnswers({ db, actor }: Tx, row: Omit<AnswerRow, 'userId'>): Promise<void> {
  await db.insert(surveyAnswers).values({ ...row, userId: actor.userId });
}

export async function deleteOwnAnswers({ db, actor }: Tx): Promise<void> {
  await db.delete(surveyAnswers).where(eq(surveyAnswers.userId, actor.userId));
}

/** Deletes the answers of those who closed their account. */
export async function deleteLeftAnswers(db: Database): Promise<void> {
  await db
    .delete(surveyAnswers)
    .where(sql`exists (select from users where users.id = ${surveyAnswers.userId} and users.closed_at is not null)`);
}
