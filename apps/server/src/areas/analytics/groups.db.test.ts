import { randomUUID } from 'node:crypto';
import * as calls from '@clinical/contract/analytics/analytics.calls';
import { beforeAll, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { users } from '../accounts/accounts.table.ts';
import { departmentMembers, departments } from '../teams/teams.table.ts';
import { area } from './area.ts';
import { workSpans } from './analytics.table.ts';
import { mondayOf } from './calendar.ts';
import { quarterOf } from './count-groups.ts';
import { eq } from 'drizzle-orm';

const minute = 60_000;
const day = 24 * 60 * minute;
const hours = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00', timeZone: 'UTC' };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** A Wednesday with three whole weeks of one quarter before it. */
const now = Date.parse('2026-02-25T12:00:00Z');
const weeks = ['2026-02-02', '2026-02-09', '2026-02-16'];

async function newDepartment(admin: TestAccount, name: string, people: readonly TestAccount[]): Promise<string> {
  const id = randomUUID();
  await server.engine.db.insert(departments).values({ id, workspaceId: admin.workspaceId, name, createdAt: 1 });
  const none = { viewNotes: false, editNotes: false, deleteNotes: false, manageTasks: false };
  const rights = { ...none, inviteMembers: false, manageDepartment: false, createdAt: 1 };
  for (const { userId } of people)
    await server.engine.db.insert(departmentMembers).values({ departmentId: id, userId, ...rights });
  return id;
}

/** So many minutes of messages at six in the evening of each Monday. */
async function evenings(person: TestAccount, minutes: number): Promise<void> {
  const { userId, workspaceId } = person;
  await server.engine.db.update(users).set({ workingHours: hours }).where(eq(users.id, userId));
  for (const week of weeks) {
    const startedAt = Date.parse(`${week}T18:00:00Z`);
    const row = { id: randomUUID(), userId, workspaceId, kind: 'message' as const, transcriptId: null };
    await server.engine.db.insert(workSpans).values({ ...row, startedAt, endedAt: startedAt + minutes * minute });
  }
}

async function newTeam(size: number): Promise<TestAccount[]> {
  const admin = await newAccount(server);
  const team = [admin];
  while (team.length < size) team.push(await newColleague(server, admin));
  for (const [n, person] of team.entries()) await evenings(person, n < 6 ? 21 : 10);
  return team;
}

it('groups have rounded weeks, and those that would give somebody away have none', async () => {
  const team = await newTeam(13);
  const [admin] = team;
  const large = await newDepartment(admin!, 'Medicine', team.slice(0, 6));
  const small = await newDepartment(admin!, 'Surgery', team.slice(6, 10));
  const rest = await newDepartment(admin!, 'Urgent', team.slice(0, 5));
  await area.tidy!(server.engine.db, now);
  const figures = await admin!.ok(calls.getGroupFigures, {});
  expect(figures.weeks).toEqual(weeks);
  const shown = figures.groups.map(({ departmentId, people, hidden, weeks: of }) => [
    departmentId,
    people,
    hidden,
    of.map(({ afterHours }) => afterHours),
  ]);
  expect(shown).toEqual([
    [null, 13, null, [15, 15, 15]],
    [large, 6, null, [20, 20, 20]],
    [small, 4, 'small', [null, null, null]],
    [rest, 5, 'rest', [null, null, null]],
  ]);
});

it('a week that was counted stays, whoever joins, leaves or erases their time', async () => {
  const team = await newTeam(6);
  const [admin, ...others] = team;
  await area.tidy!(server.engine.db, now);
  const before = await admin!.ok(calls.getGroupFigures, {});
  await newDepartment(admin!, 'New', others);
  await evenings(await newColleague(server, admin!), 25);
  await others[0]!.ok(calls.eraseWorkSpans, {});
  await area.tidy!(server.engine.db, now);
  expect(await admin!.ok(calls.getGroupFigures, {})).toEqual(before);
});

it('only admins of the workspace read them, and a workspace of four has none', async () => {
  const team = await newTeam(4);
  await area.tidy!(server.engine.db, now);
  expect(await team[0]!.ok(calls.getGroupFigures, {})).toEqual({ weeks: [], asOf: null, groups: [] });
  expect((await team[1]!.call(calls.getGroupFigures, {})).status).toBe(404);
});

it('quarters and weeks have their first days', () => {
  expect(['2026-01-01', '2026-03-31', '2026-12-07'].map(quarterOf)).toEqual(['2026-01-01', '2026-01-01', '2026-10-01']);
  expect(mondayOf(new Date(now - 7 * day).toISOString().slice(0, 10))).toBe('2026-02-16');
});
