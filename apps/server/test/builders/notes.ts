import { createNote } from '@clinical/contract/notes/notes.calls';
import type { NewNote, Note } from '@clinical/contract/notes/notes.schemas';
import type { GrantLevel } from '../../src/platform/access.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Scope } from '../../src/platform/context.ts';
import type { DatabaseEngine } from '../../src/platform/db/database.ts';
import { createIds } from '../../src/platform/ids.ts';
import type { Actor } from '../../src/platform/session.ts';
import { noteGrants } from '../../src/areas/notes/notes.table.ts';
import type { TestAccount } from './accounts.ts';

export function newNote(account: TestAccount, overrides: Partial<NewNote> = {}): Promise<Note> {
  return account.ok(createNote, { body: { title: 'Ines Halloran', ...overrides } });
}

/** Gives a principal a grant on a chart, as sharing it would. */
export async function grant(engine: DatabaseEngine, noteId: string, principal: string, level: GrantLevel) {
  await engine.db.insert(noteGrants).values({ noteId, principal, level });
}

/** The account as one that acts with other rights than its own session has. */
export function scopeOf(engine: DatabaseEngine, account: TestAccount, overrides: Partial<Actor> = {}): Scope {
  const actor: Actor = {
    userId: account.userId,
    workspaceId: account.workspaceId,
    sessionId: account.sessionId,
    roleValue: 1,
    cap: 'edit',
    switches: { sign: true, templates: true, billing: false, audit: false },
    seat: true,
    principals: [`user:${account.userId}`],
    reach: [account.workspaceId],
    restrictedTemplates: false,
    needsTwoFactor: false,
    expiresAt: Number.POSITIVE_INFINITY,
    ...overrides,
  };
  return { actor, db: engine.db, clock: systemClock, ids: createIds(systemClock), audit: async () => undefined };
}
