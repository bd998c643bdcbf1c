import * as calls from '@clinical/contract/automations/automations.calls';
import type { AutomationRun } from '@clinical/contract/automations/automations.schemas';
import * as tasksCalls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { createDepartment } from '@clinical/contract/teams/departments.calls';
import { removeMember } from '@clinical/contract/teams/members.calls';
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  asMemberOf,
  newAccount,
  newColleague,
  onAnotherDevice,
  type TestAccount,
} from '../../../test/builders/accounts.ts';
import { labsRule, newAutoTasker } from '../../../test/builders/automations.ts';
import { grant } from '../../../test/builders/notes.ts';
import { entryById, newPatient, writtenEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import { actingAs } from '../../platform/acting-as.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import { workspaceMembers } from '../accounts/accounts.table.ts';
import { area } from './area.ts';
import { autoTaskerRuns } from './automations.table.ts';
import { onRunAutoTaskers } from './run-auto-taskers.ts';

const visit = `Doctor: What brings you in?
Patient: I am always tired, and my knee hurts.
Doctor: You look pale. I will order a CBC and a ferritin today.
Doctor: I am also going to order an MRI of your right knee.
Patient: Okay.
Doctor: Let's see you back in two weeks.`;

let server: TestServer;
let account: TestAccount;
let noteId: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
});

const write = (question = visit) => writtenEntry(account, { noteId, question });
const runs = (who = account) => who.ok(calls.listAutomationRuns, {});
const tasks = async (who = account) => (await who.ok(tasksCalls.listClinicalTasks, { query: { noteId } })).items;
/** The log once it has so many lines. */
const logged = (n: number): Promise<AutomationRun[]> => until(runs, (found) => found.length >= n);
const run = async (transcriptId: string, ids: string[]) =>
  onRunAutoTaskers.handle(await server.ports.get(actingAs).contextOf(account), { transcriptId, taskerIds: ids });
const regenerate = async (id: string) => {
  const reply = await account.call(generateTranscript, { params: { id }, body: {} });
  expect(reply.status).toBe(200);
  await until(
    () => entryById(account, id),
    ({ taskId }) => taskId === null,
  );
};
const heardLabs = async (): Promise<string[]> => {
  const entry = await writtenEntry(account, { noteId: (await newPatient(account)).id, question: visit });
  const { suggestions } = await account.ok(tasksCalls.listTaskSuggestions, { params: { id: entry.id }, query: {} });
  return suggestions.filter(({ category }) => category === 'Labs').map(({ title }) => title);
};

describe('a stored rule', () => {
  it('is tried as itself: what it has made already would not be made again', async () => {
    const rule = await newAutoTasker(account);
    await write();
    await logged(1);
    const params = { id: account.userId };
    const body = { ...labsRule, title: 'Else: {item}' };
    const dry = (taskerId?: string) =>
      account.ok(calls.dryRunAutoTasker, { params, body: { ...body, ...(taskerId && { taskerId }) } });
    expect(new Set((await dry(rule.id)).tasks.map(({ outcome }) => outcome))).toEqual(new Set(['exists']));
    expect(new Set((await dry()).tasks.map(({ outcome }) => outcome))).toEqual(new Set(['made']));
    const other = await newColleague(server, account);
    const foreign = { params: { id: other.userId }, body: { ...body, taskerId: rule.id } };
    expect((await other.call(calls.dryRunAutoTasker, foreign)).status).toBe(404);
  });

  it('is paused for who was removed, and stays so when they come back', async () => {
    const colleague = await newColleague(server, account);
    await newAutoTasker(colleague);
    const member = and(
      eq(workspaceMembers.userId, colleague.userId),
      eq(workspaceMembers.workspaceId, colleague.workspaceId),
    );
    const setRemoved = (removedAt: number | null) =>
      server.engine.db.update(workspaceMembers).set({ removedAt }).where(member);
    await setRemoved(server.clock.now());
    await area.tidy!(server.engine.db, server.clock.now());
    await setRemoved(null);
    expect((await colleague.ok(calls.getAutomation, {})).autoTaskers).toMatchObject([{ paused: true }]);
  });
});

describe('a rule', () => {
  it('makes one task for each thing that was said, with its words, day and assignee', async () => {
    const labs = await heardLabs();
    expect(labs.length).toBeGreaterThan(0);
    const { id: nursing } = await account.ok(createDepartment, { body: { name: 'Nursing' } });
    await grant(server.engine, noteId, `department-view:${nursing}`, 'read');
    const rule = await newAutoTasker(account, { assignee: { kind: 'department', id: nursing }, title: 'Lab: {item}' });
    expect(rule).toMatchObject({ version: 1, assigneeName: 'Nursing', madeToday: 0 });
    const entry = await write();
    const log = await logged(labs.length);
    expect(log.map(({ outcome }) => outcome)).toEqual(labs.map(() => 'made'));
    const made = await tasks();
    expect(made.map(({ title }) => title).toSorted()).toEqual(labs.map((title) => `Lab: ${title}`).toSorted());
    const due = new Date(entry.createdAt);
    due.setUTCDate(due.getUTCDate() + 2);
    for (const task of made) {
      expect(task).toMatchObject({
        category: 'Labs',
        dueOn: due.toISOString().slice(0, 10),
        assignee: { kind: 'department', id: nursing },
        createdBy: { id: account.userId },
        source: { transcriptId: entry.id },
      });
      expect(task.source!.links.every(({ quote }) => visit.includes(quote))).toBe(true);
      expect(task.source!.links.length).toBeGreaterThan(0);
    }
    expect((await account.ok(calls.getAutomation, {})).autoTaskers[0]).toMatchObject({ madeToday: labs.length });
    const rows = await server.engine.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.recordId, rule.id), eq(auditEvents.action, 'auto-tasker.run')))
      .orderBy(asc(auditEvents.seq));
    expect(rows.map((row) => row.noteId)).toEqual(labs.map(() => noteId));
  });

  it('is not suggested again, and fires once for what is said, however often the note is written', async () => {
    const rule = await newAutoTasker(account);
    const entry = await write();
    const before = (await logged(1)).length;
    const { suggestions } = await account.ok(tasksCalls.listTaskSuggestions, { params: { id: entry.id }, query: {} });
    expect(suggestions.map(({ category }) => category)).not.toContain('Labs');
    const made = await tasks();
    await regenerate(entry.id);
    await regenerate(entry.id);
    await Promise.all([run(entry.id, [rule.id]), run(entry.id, [rule.id]), run(entry.id, [rule.id])]);
    expect(await tasks()).toEqual(made);
    expect(await runs()).toHaveLength(before);
    // another version of the rule looks again, and finds what the former one made
    const { version } = await account.ok(calls.updateAutoTasker, {
      params: { id: account.userId, taskerId: rule.id },
      body: { ...labsRule, title: 'Again: {item}', version: 1, updatedAt: rule.updatedAt },
    });
    expect(version).toBe(2);
    await run(entry.id, [rule.id]);
    expect(await tasks()).toEqual(made);
    expect((await runs()).filter(({ outcome }) => outcome === 'exists')).toHaveLength(before);
  });

  it('makes one task for the visit when it is told so', async () => {
    await newAutoTasker(account, { per: 'visit', title: 'Print the lab slip', dueInDays: 0 });
    const entry = await write();
    await logged(1);
    expect(await tasks()).toMatchObject([{ title: 'Print the lab slip', dueOn: entry.createdAt.slice(0, 10) }]);
  });

  it('whose title says all items leaves none of them to suggest, and one that does not leaves them', async () => {
    const labsOf = async (id: string) => {
      const { suggestions } = await account.ok(tasksCalls.listTaskSuggestions, { params: { id }, query: {} });
      return suggestions.filter(({ category }) => category === 'Labs').length;
    };
    const first = await newAutoTasker(account, { per: 'visit', title: 'Print the lab slip' });
    const one = await write();
    await logged(1);
    expect(await labsOf(one.id)).toBeGreaterThan(0);
    await account.ok(calls.deleteAutoTasker, { params: { id: account.userId, taskerId: first.id } });
    await newAutoTasker(account, { per: 'visit', title: 'Labs: {item}' });
    const two = await write();
    await logged(2);
    expect(await labsOf(two.id)).toBe(0);
  });

  it('looks at the words of the note and the kind of entry', async () => {
    await newAutoTasker(account, { condition: { words: ['nonexistentword'], templateId: null, kind: null } });
    await newAutoTasker(account, { condition: { words: [], templateId: null, kind: 'recording' } });
    const fires = await newAutoTasker(account, { condition: { words: ['knee'], templateId: null, kind: null } });
    await write();
    const log = await logged(1);
    expect(new Set(log.map(({ autoTaskerId }) => autoTaskerId))).toEqual(new Set([fires.id]));
  });

  it('never fires on tasks, so two rules are no loop', async () => {
    await newAutoTasker(account, { title: 'Order a CBC and refer to cardiology' });
    await newAutoTasker(account, { category: 'Orders', title: 'Order a CBC and an MRI' });
    await write();
    const log = await until(runs, (found) => new Set(found.map((each) => each.autoTaskerId)).size === 2);
    const made = await tasks();
    await until(tasks, (found) => found.length === made.length);
    expect(made.length).toBeLessThanOrEqual(log.length);
    expect((await runs()).length).toBe(log.length);
  });

  it('gives no task to somebody who cannot see the chart', async () => {
    const colleague = await newColleague(server, account);
    await newAutoTasker(account, { assignee: { kind: 'person', id: colleague.userId } });
    await write();
    await logged(1);
    expect((await tasks()).map(({ assignee }) => assignee)).toContain(null);
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'read');
    await write(visit.replace('a ferritin', 'a lipid panel').replace('a CBC', 'a TSH'));
    await until(tasks, (found) => found.some(({ assignee }) => assignee?.id === colleague.userId));
  });

  it('leaves what a person took, dropped or has open already', async () => {
    const entry = await write();
    const { suggestions } = await account.ok(tasksCalls.listTaskSuggestions, { params: { id: entry.id }, query: {} });
    const labs = suggestions.filter(({ category }) => category === 'Labs');
    await account.ok(tasksCalls.dropTaskSuggestions, {
      params: { id: entry.id },
      body: { keys: labs.map(({ key }) => key) },
    });
    const rule = await newAutoTasker(account);
    await run(entry.id, [rule.id]);
    expect((await runs()).map(({ outcome }) => outcome)).toEqual(labs.map(() => 'dropped'));
    // one task about the visit would say the same again
    const whole = await newAutoTasker(account, { per: 'visit', title: 'Labs: {item}' });
    await run(entry.id, [whole.id]);
    expect((await runs()).filter(({ autoTaskerId }) => autoTaskerId === whole.id)).toMatchObject([
      { outcome: 'dropped' },
    ]);
    expect(await tasks()).toEqual([]);
  });

  it('stops at its daily budget, and starts again a day later', async () => {
    const rule = await newAutoTasker(account, { dailyBudget: 1, title: '{item} for them' });
    const first = await write();
    await logged(1);
    const second = await writtenEntry(account, { noteId: (await newPatient(account)).id, question: visit });
    await until(runs, (found) => found.some(({ transcriptId }) => transcriptId === second.id));
    const log = await runs();
    expect(log.filter(({ outcome }) => outcome === 'made')).toHaveLength(1);
    expect(log.filter(({ outcome }) => outcome === 'budget').length).toBeGreaterThan(0);
    expect(log.at(-1)).toMatchObject({
      transcriptId: first.id,
      outcome: 'made',
      task: { id: expect.any(String) as string },
    });
    server.clock.advance(25 * 3_600_000);
    const third = await writtenEntry(await refreshed(), {
      noteId: (await newPatient(await refreshed())).id,
      question: visit,
    });
    const shown = await until(runs, (found) => found.some(({ transcriptId }) => transcriptId === third.id));
    expect(shown.filter((each) => each.transcriptId === third.id && each.outcome === 'made')).toHaveLength(1);
    expect(shown.every(({ autoTaskerId }) => autoTaskerId === rule.id)).toBe(true);
  });
});

/** The same person with a session that is valid after the clock was moved. */
async function refreshed(): Promise<TestAccount> {
  account = await onAnotherDevice(server, account);
  return account;
}

describe('pausing', () => {
  it('marks what waits at pick-up, also after it is resumed', async () => {
    const entry = await write();
    const rule = await newAutoTasker(account);
    const params = { id: account.userId, taskerId: rule.id };
    const paused = await account.ok(calls.updateAutoTasker, {
      params,
      body: { ...labsRule, paused: true, version: 1, updatedAt: rule.updatedAt },
    });
    expect(paused).toMatchObject({ paused: true, version: 1 });
    // queued while it was active
    await run(entry.id, [rule.id]);
    const log = await runs();
    expect(new Set(log.map(({ outcome }) => outcome))).toEqual(new Set(['paused']));
    // a form that was opened before the pause does not resume it
    const stale = { ...labsRule, title: 'Late: {item}', version: 1, updatedAt: rule.updatedAt };
    expect(errorCode(await account.call(calls.updateAutoTasker, { params, body: stale }))).toBe('VERSION_CONFLICT');
    const { updatedAt } = paused;
    await account.ok(calls.updateAutoTasker, { params, body: { ...labsRule, paused: false, version: 1, updatedAt } });
    await run(entry.id, [rule.id]);
    expect(await runs()).toEqual(log);
    expect(await tasks()).toEqual([]);
  });

  it('a paused, deleted or later rule learns of no note', async () => {
    const [paused, deleted] = [await newAutoTasker(account, { paused: true }), await newAutoTasker(account)];
    await account.ok(calls.deleteAutoTasker, { params: { id: account.userId, taskerId: deleted.id } });
    const active = await newAutoTasker(account, { per: 'visit', title: 'Active' });
    await write();
    expect(new Set((await logged(1)).map(({ autoTaskerId }) => autoTaskerId))).toEqual(new Set([active.id]));
    const stored = await server.engine.db.select().from(autoTaskerRuns).where(eq(autoTaskerRuns.taskerId, paused.id));
    expect(stored).toEqual([]);
  });
});

describe('a dry run', () => {
  it('shows what would be made, and makes nothing', async () => {
    const entry = await write();
    const found = await account.ok(calls.dryRunAutoTasker, { params: { id: account.userId }, body: labsRule });
    expect(found).toMatchObject({ notes: 1, isCut: false });
    expect(found.tasks.length).toBeGreaterThan(0);
    for (const task of found.tasks) {
      expect(task).toMatchObject({
        transcriptId: entry.id,
        chart: { id: noteId, title: 'Maria Lind' },
        outcome: 'made',
      });
      expect(visit).toContain(task.quote.split(' … ')[0]);
    }
    expect(await tasks()).toEqual([]);
    expect(await runs()).toEqual([]);
    const budget = await account.ok(calls.dryRunAutoTasker, {
      params: { id: account.userId },
      body: { ...labsRule, dailyBudget: 1, title: '{item} soon' },
    });
    expect(budget.tasks.filter(({ outcome }) => outcome === 'made')).toHaveLength(1);
  });

  it('sees nobody else’s notes, and none that are older', async () => {
    await write();
    const colleague = await newColleague(server, account, 'admin');
    const dry = (who: TestAccount) => who.ok(calls.dryRunAutoTasker, { params: { id: who.userId }, body: labsRule });
    expect((await dry(colleague)).notes).toBe(0);
    server.clock.advance(8 * 24 * 3_600_000);
    expect((await dry(await refreshed())).notes).toBe(0);
  });
});

describe('access', () => {
  it('rules of somebody else are not there', async () => {
    const rule = await newAutoTasker(account);
    const other = await newColleague(server, account, 'admin');
    const body = { ...labsRule, version: 1, updatedAt: rule.updatedAt };
    for (const id of [account.userId, other.userId]) {
      const params = { id, taskerId: rule.id };
      expect((await other.call(calls.updateAutoTasker, { params, body })).status).toBe(404);
      expect((await other.call(calls.deleteAutoTasker, { params })).status).toBe(404);
    }
    const params = { id: account.userId };
    expect((await other.call(calls.createAutoTasker, { params, body: labsRule })).status).toBe(404);
    expect((await other.call(calls.dryRunAutoTasker, { params, body: labsRule })).status).toBe(404);
    expect((await other.ok(calls.getAutomation, {})).autoTaskers).toEqual([]);
    expect(await runs(other)).toEqual([]);
    const { workspaceId } = await newAccount(server);
    const elsewhere = await asMemberOf(server, account, workspaceId);
    expect((await elsewhere.ok(calls.getAutomation, {})).autoTaskers).toEqual([]);
  });

  it('the log hides charts that are no longer the reader’s', async () => {
    await newAutoTasker(account);
    await write();
    await logged(1);
    await server.engine.db.execute(`delete from note_grants where note_id = '${noteId}'`);
    expect(await runs()).toEqual([]);
  });

  it('a reader makes no rules', async () => {
    const reader = await newColleague(server, account, 'read');
    const reply = await reader.call(calls.createAutoTasker, { params: { id: reader.userId }, body: labsRule });
    expect(errorCode(reply)).toBe('CONFLICT');
    expect((await reader.ok(calls.getAutomation, {})).abilities).toEqual({ edit: false });
    const dry = await reader.call(calls.dryRunAutoTasker, { params: { id: reader.userId }, body: labsRule });
    expect(errorCode(dry)).toBe('CONFLICT');
  });

  it('input that is not right is rejected', async () => {
    const create = async (over: object) =>
      errorCode(
        await account.call(calls.createAutoTasker, { params: { id: account.userId }, body: { ...labsRule, ...over } }),
      );
    const stranger = await newAccount(server);
    expect(await create({ title: ' ' })).toBe('INVALID_INPUT');
    expect(await create({ dueInDays: 400 })).toBe('INVALID_INPUT');
    expect(await create({ dailyBudget: 0 })).toBe('INVALID_INPUT');
    expect(await create({ assignee: { kind: 'person', id: stranger.userId } })).toBe('INVALID_INPUT');
    expect(await create({ condition: { words: [], templateId: stranger.userId, kind: null } })).toBe('NOT_FOUND');
    const rule = await newAutoTasker(account);
    const params = { id: account.userId, taskerId: rule.id };
    const stale = await account.call(calls.updateAutoTasker, {
      params,
      body: { ...labsRule, version: 7, updatedAt: rule.updatedAt },
    });
    expect(errorCode(stale)).toBe('VERSION_CONFLICT');
  });

  it('what a rule has named may go, and the rule can still be changed', async () => {
    const colleague = await newColleague(server, account, 'edit');
    const assignee = { kind: 'person', id: colleague.userId } as const;
    const rule = await newAutoTasker(account, { assignee });
    await account.ok(removeMember, { params: { id: colleague.userId } });
    const params = { id: account.userId, taskerId: rule.id };
    const changed = { ...labsRule, assignee, title: 'Another: {item}', version: 1, updatedAt: rule.updatedAt };
    expect(await account.ok(calls.updateAutoTasker, { params, body: changed })).toMatchObject({ version: 2 });
    await write();
    await logged(1);
    expect((await tasks()).map((task) => task.assignee)).not.toContainEqual(expect.objectContaining(assignee));
  });
});
