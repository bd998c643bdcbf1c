import type { OwnData } from '../../platform/area.ts';
import { isoTime } from '../../platform/clock.ts';
import { listSessions } from './accounts.reads.ts';
import { getUserInfo } from './user-info.ts';
import { listMyWorkspaces } from './workspaces.ts';

/** A person's own account in an export of their data: what the settings show of it, no secrets. */
export const ownAccount: OwnData = {
  async *ownFilesFor(ctx) {
    const modifiedAt = ctx.clock.now();
    const { user } = await getUserInfo(ctx);
    const account = {
      exportedAt: isoTime(modifiedAt),
      profile: user,
      workspaces: await listMyWorkspaces(ctx),
      sessions: await listSessions(ctx),
    };
    yield { path: ['account.json'], modifiedAt, content: `${JSON.stringify(account, null, 2)}\n` };
  },
};
