import { randomUUID } from 'node:crypto';
import { exportOwnData, updateUserInfo } from '@clinical/contract/accounts/accounts.calls';
import * as calls from '@clinical/contract/analytics/analytics.calls';
import type { WorkSpan } from '@clinical/contract/analytics/analytics.schemas';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { newTemplate } from '../../../test/builders/templates.ts';
import { newEntry, newPatient, writtenEntry } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';
import { area } from './area.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const utc = { query: { time_zone: 'UTC' } } as const;

let server: TestServer;
let account: TestAccount;
/** Ten in the morning, the day before. */
let morning: number;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  account = await newAccount(server);
  morning = Math.floor(server.clock.now() / day) * day - day + 10 * 60 * minute;
});

const span = (from: number, minutes: number, more: Partial<WorkSpan> = {}): WorkSpan => ({
  id: randomUUID(),
  kind: 'note',
  startedAt: new Date(from).toISOString(),
  endedAt: new Date(from + minutes * minute).toISOString(),
  ...more,
});
const add = (...spans: WorkSpan[]) => account.ok(calls.addWorkSpans, { body: { spans } });
const allTime = async (of = account) => {
  const { kinds } = await of.ok(calls.getTimeBreakdown, utc);
  return Object.fromEntries(kinds.filter(({ later }) => later.all > 0).map(({ kind, later }) => [kind, later.all]));
};
const alwaysAtWork = { days: [0, 1, 2, 3, 4, 5, 6], from: '08:00', to: '16:00', timeZone: 'UTC' };

describe('measured time', () => {
  it('is stored once however often it is sent, and grows with its span', async () => {
    const one = span(morning, 5);
    await add(one, span(morning + 10 * minute, 4, { kind: 'fax' }));
    await add(one);
    expect(await allTime()).toEqual({ note: 5, fax: 4 });
    await add({ ...one, endedAt: new Date(morning + 8 * minute).toISOString() });
    await add(one);
    expect(await allTime()).toEqual({ note: 8, fax: 4 });
  });

  it('of two tabs counts once', async () => {
    await add(span(morning, 10), span(morning + 2 * minute, 10), span(morning + 3 * minute, 1, { kind: 'task' }));
    expect(await allTime()).toEqual({ note: 12 });
  });

  it('leaves out what cannot be, and stores the rest', async () => {
    await add(
      span(morning, 5),
      span(server.clock.now() + day, 5),
      span(morning, -5),
      span(morning, 31),
      span(morning - 40 * day, 5),
    );
    expect(await allTime()).toEqual({ note: 5 });
  });

  it("is its person's alone, and an id that two people use is two spans", async () => {
    const colleague = await newColleague(server, account);
    const same = span(morning, 5);
    await add(same);
    await colleague.ok(calls.addWorkSpans, { body: { spans: [{ ...same, kind: 'fax' }] } });
    expect([await allTime(), await allTime(colleague)]).toEqual([{ note: 5 }, { fax: 5 }]);
  });

  it('of an entry that the person may not read goes without the entry', async () => {
    const other = await newAccount(server);
    const [own, foreign] = [await newEntry(account), await newEntry(other)];
    await add(
      span(morning, 1, { transcriptId: own.id }),
      span(morning + minute, 1, { transcriptId: foreign.id }),
      span(morning + 2 * minute, 1, { transcriptId: randomUUID() }),
    );
    const rows = await server.engine.query(
      'select transcript_id as id from work_spans where user_id = $1 order by started_at',
      [account.userId],
    );
    expect(rows.map(({ id }) => id)).toEqual([own.id, null, null]);
    expect(await allTime()).toEqual({ note: 3 });
  });

  it('of a sample visit counts nowhere', async () => {
    const sample = await writtenEntry(account, { kind: 'synthetic' });
    await add(span(morning, 5, { transcriptId: sample.id }), span(morning + 10 * minute, 2));
    expect(await allTime()).toEqual({ note: 2 });
    expect(await account.ok(calls.getDocumentationTime, utc)).toMatchObject({ leftOut: 1, perNote: { n: 0 } });
  });

  it('is unknown for a note that nothing measured', async () => {
    await writtenEntry(account);
    const { period, perNote } = await account.ok(calls.getDocumentationTime, utc);
    expect({ days: period.days, perNote }).toMatchObject({ days: 0, perNote: { value: null, n: 1 } });
  });

  it('is erased when its person says so, and nobody else’s with it', async () => {
    const colleague = await newColleague(server, account);
    await add(span(morning, 5));
    await colleague.ok(calls.addWorkSpans, { body: { spans: [span(morning, 7)] } });
    await account.ok(calls.eraseWorkSpans, {});
    expect([await allTime(), await allTime(colleague)]).toEqual([{}, { note: 7 }]);
  });

  it('is part of the export of own data', async () => {
    await add(span(morning, 5, { kind: 'fax' }));
    const reply = await server.fetch(`/api${exportOwnData.path}`, {
      method: exportOwnData.method,
      headers: { authorization: `Bearer ${account.token}` },
    });
    const files = await readZip(Buffer.from(await reply.arrayBuffer()));
    const time = [...files].find(([path]) => path.endsWith('analytics/time.csv'));
    expect(String(time?.[1])).toContain(`"fax","","${new Date(morning).toISOString()}"`);
  });

  it('is deleted after two years, and with the account', async () => {
    const closed = await newAccount(server);
    await closed.ok(calls.addWorkSpans, { body: { spans: [span(morning, 5)] } });
    await add(span(morning, 5), span(morning + 10 * minute, 5));
    const age = 'update work_spans set started_at = started_at - $1::bigint, ended_at = ended_at - $1::bigint';
    await server.engine.query(`${age} where user_id = $2 and started_at = $3`, [732 * day, account.userId, morning]);
    await server.engine.query('update users set closed_at = 1 where id = $1', [closed.userId]);
    await area.tidy!(server.engine.db, server.clock.now());
    const rows = await server.engine.query('select user_id as id from work_spans where user_id = any($1)', [
      [account.userId, closed.userId],
    ]);
    expect(rows).toEqual([{ id: account.userId }]);
  });
});

describe('figures', () => {
  it('say each day, gaps as gaps, and after hours only by own hours', async () => {
    await add(span(morning, 20), span(morning + 7 * 60 * minute, 10));
    const before = await account.ok(calls.getDocumentationTime, utc);
    expect(before.days.at(-2)).toMatchObject({ inHours: 30, afterHours: null });
    expect(before.days.at(-3)).toMatchObject({ inHours: null, afterHours: null });
    await account.ok(updateUserInfo, { body: { workingHours: alwaysAtWork } });
    const after = await account.ok(calls.getDocumentationTime, utc);
    expect(after.days).toHaveLength(30);
    expect(after.days.at(-2)).toMatchObject({ inHours: 20, afterHours: 10, length: 1_440 });
    expect(after.period).toMatchObject({ days: 1, hours: true });
  });

  it('name editing, edits and template of each note, and the time to its signature', async () => {
    const template = await newTemplate(account);
    const { id: noteId } = await newPatient(account);
    const entry = await writtenEntry(account, { noteId, templateId: template.id });
    const sections = entry.sections.map((section, n) => (n === 0 ? { ...section, html: '<p>By hand.</p>' } : section));
    await account.ok(
      updateTranscript,
      { body: { noteId, createdAt: entry.createdAt, sections, editDurationMs: 90_000 } },
      { ifMatch: entry.version },
    );
    await server.engine.query('update transcripts set signed_at = $1 where id = $2', [
      Date.parse(entry.createdAt) + 30 * minute,
      entry.id,
    ]);
    const time = await account.ok(calls.getDocumentationTime, utc);
    expect(time.editing).toEqual({ value: 1.5, n: 1, before: { value: null, n: 0 } });
    expect(time.templates).toEqual([{ templateId: template.id, title: template.title, notes: 1, editing: 1.5 }]);
    expect(time.toSign).toMatchObject({ n: 1 });
    expect(time.toSign.value).toBeGreaterThan(28);
    const burnout = await account.ok(calls.getBurnoutMetrics, utc);
    expect([burnout.editsPerNote.value, burnout.notesPerDay.value]).toEqual([1, 1]);
    const patterns = await account.ok(calls.getTemplatePatterns, utc);
    const { key, header } = entry.sections[0]!;
    expect(patterns).toMatchObject({ notes: 1, templates: [{ own: true, notes: 1, edited: 1 }] });
    expect(patterns.templates[0]!.sections).toEqual([{ key, header, edited: 1 }]);
    const stranger = await newAccount(server);
    expect(await stranger.ok(calls.getTemplatePatterns, utc)).toMatchObject({ notes: 0, templates: [] });
  });

  it('divide by scheduled hours, of the days with data', async () => {
    await account.ok(updateUserInfo, { body: { workingHours: alwaysAtWork } });
    await add(
      span(morning, 30),
      span(morning + 60 * minute, 10, { kind: 'message' }),
      span(morning + 7 * 60 * minute, 20),
    );
    const { perEight, scheduledHours } = await account.ok(calls.getTimeBreakdown, utc);
    expect(scheduledHours).toBe(8);
    expect(perEight).toEqual({
      ehr: { value: 60, n: 1 },
      note: { value: 50, n: 1 },
      inbox: { value: 10, n: 1 },
      outside: { value: 20, n: 1 },
    });
    const { afterHoursShare } = await account.ok(calls.getBurnoutMetrics, utc);
    expect(afterHoursShare).toEqual({ value: 0.333, n: 1, before: { value: null, n: 0 } });
  });

  it('reject a zone that is none', async () => {
    const reply = await account.call(calls.getTimeBreakdown, { query: { time_zone: 'Mars/Olympus' } });
    expect(reply.status).toBe(422);
  });

  it('are empty without data, and say so by their n', async () => {
    const burnout = await account.ok(calls.getBurnoutMetrics, utc);
    expect(burnout.afterHoursShare).toEqual({ value: null, n: 0, before: { value: null, n: 0 } });
    expect(burnout.period).toMatchObject({ days: 0, hours: false });
  });
});
