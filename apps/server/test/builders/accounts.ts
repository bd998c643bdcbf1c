import type { Call, CallInput } from '@clinical/contract/call';
import { authServices } from '../../src/areas/accounts/auth-services.ts';
import { insertSession, insertUserWithWorkspace } from '../../src/areas/accounts/accounts.queries.ts';
import { workspaceMembers } from '../../src/areas/accounts/accounts.table.ts';
import { hashPassword } from '../../src/areas/accounts/password.ts';
import { createIds } from '../../src/platform/ids.ts';
import type { CallOptions, Reply, TestServer } from '../harness.ts';

export type TestAccount = {
  userId: string;
  workspaceId: string;
  sessionId: string;
  email: string;
  token: string;
  /** Calls with this account's token. */
  call<I extends CallInput, O>(call: Call<I, O>, input: I, options?: CallOptions): Promise<Reply<O>>;
  /** The body of a call that must succeed. */
  ok<I extends CallInput, O>(call: Call<I, O>, input: I, options?: CallOptions): Promise<O>;
};

type Overrides = {
  email?: string;
  givenName?: string;
  familyName?: string;
  password?: string;
  restrictedTemplates?: boolean;
};

/** A confirmed account with its own workspace and a live session. A password costs a hash, so it has one only when asked. */
export async function newAccount(server: TestServer, overrides: Overrides = {}): Promise<TestAccount> {
  const now = server.clock.now();
  const ids = createIds(server.clock);
  const [userId, workspaceId] = [ids.uuid(), ids.uuid()];
  const email = overrides.email ?? `clinician-${userId}@example.org`;
  const { db } = server.engine;
  const { restrictedTemplates = false, givenName = 'Ada', familyName = 'Okafor', password } = overrides;
  await insertUserWithWorkspace(
    db,
    {
      id: userId,
      email,
      givenName,
      familyName,
      passwordHash: password ? await hashPassword(password) : null,
      model: 'gpt-5-no-cds',
      automation: { autoAppend: false, richFormatting: false },
      restrictedTemplates,
      homeWorkspaceId: workspaceId,
      createdAt: now,
    },
    { id: workspaceId, name: 'Test clinic', createdAt: now },
  );
  return signedIn(server, { userId, email }, workspaceId);
}

/** Another person who belongs to that account's workspace as well, acts in it, and holds no grant but what they make. */
export async function newColleague(
  server: TestServer,
  of: TestAccount,
  cap: 'read' | 'edit' | 'admin' = 'edit',
  password?: string,
): Promise<TestAccount> {
  const { userId, email } = await newAccount(server, password ? { password } : {});
  const { workspaceId } = of;
  await server.engine.db.insert(workspaceMembers).values({ workspaceId, userId, cap, createdAt: server.clock.now() });
  return signedIn(server, { userId, email }, workspaceId);
}

/** The same person, who belongs to another workspace as well, on a device where they act in that one. */
export async function asMemberOf(server: TestServer, account: TestAccount, workspaceId: string): Promise<TestAccount> {
  const { userId } = account;
  const createdAt = server.clock.now();
  await server.engine.db.insert(workspaceMembers).values({ workspaceId, userId, cap: 'edit', createdAt });
  return signedIn(server, account, workspaceId);
}

/** The same person, signed in on one more device. */
export function onAnotherDevice(server: TestServer, account: TestAccount): Promise<TestAccount> {
  return signedIn(server, account, account.workspaceId);
}

/** A live session of a member in a workspace. */
async function signedIn(
  server: TestServer,
  { userId, email }: Pick<TestAccount, 'userId' | 'email'>,
  workspaceId: string,
): Promise<TestAccount> {
  const { db } = server.engine;
  const now = server.clock.now();
  const sessionId = createIds(server.clock).uuid();
  const expiresAt = now + 12 * 60 * 60_000;
  await insertSession(db, {
    id: sessionId,
    userId,
    workspaceId,
    userAgent: 'test',
    address: '127.0.0.1',
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  const { tokens } = server.ports.get(authServices);
  const token = await tokens.issue({ sub: userId, sid: sessionId, wid: workspaceId, role_value: 2 }, expiresAt);
  const call: TestAccount['call'] = (wanted, input, options = {}) => server.call(wanted, input, { token, ...options });
  return {
    userId,
    workspaceId,
    sessionId,
    email,
    token,
    call,
    async ok(wanted, input, options) {
      const reply = await call(wanted, input, options);
      if (reply.status >= 400)
        throw new Error(`${wanted.method} ${wanted.path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
      return reply.body;
    },
  };
}
