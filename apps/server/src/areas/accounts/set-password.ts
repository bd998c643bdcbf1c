import type { Tx } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { accountNoticeJob } from './account-notice.job.ts';
import { updateUser } from './accounts.queries.ts';
import { endSessionsOf } from './end-session.ts';
import { forgetDevicesOf } from './sign-in.queries.ts';

/**
 * Puts a new password in place of the old one: every other session of the account ends, and its known devices are known no longer,
 * for one of them may be why the password changes. Gives the ids of the ended sessions.
 */
export async function setPassword(
  tx: Tx<Actor | null>,
  userId: string,
  passwordHash: string,
  keepSession: string | null,
): Promise<string[]> {
  await updateUser(tx.db, userId, { passwordHash });
  await forgetDevicesOf(tx.db, userId);
  await tx.enqueue(accountNoticeJob, { userId, notice: 'password-changed' });
  return endSessionsOf(tx, userId, keepSession);
}
