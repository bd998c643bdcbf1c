import { startViewing } from '@clinical/contract/accounts/viewing.calls';
import type { TestServer } from '../harness.ts';
import type { TestAccount } from './accounts.ts';

/** The admin as they see the workspace through the eyes of a member, beside themselves. */
export async function viewingAs(server: TestServer, admin: TestAccount, member: TestAccount): Promise<TestAccount> {
  const { access_token: token } = await admin.ok(startViewing, { body: { userId: member.userId } });
  const call: TestAccount['call'] = (wanted, input, options = {}) => server.call(wanted, input, { token, ...options });
  return {
    ...admin,
    token,
    call,
    ok: (wanted, input, options) => admin.ok(wanted, input, { token, ...options }),
  };
}
