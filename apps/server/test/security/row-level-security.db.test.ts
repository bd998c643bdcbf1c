import { exportOwnData } from '@clinical/contract/accounts/accounts.calls';
import { exportAudit, listAudit } from '@clinical/contract/audit/audit.calls';
import { breakGlass, listBreakGlass, reviewBreakGlass } from '@clinical/contract/audit/break-glass.calls';
import type { Call } from '@clinical/contract/call';
import { listMerges, mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { exportNote } from '@clinical/contract/notes/notes.calls';
import { getPacket } from '@clinical/contract/signing/signing.calls';
import { handOver, previewHandover, removeMember } from '@clinical/contract/teams/members.calls';
import { explainPermission } from '@clinical/contract/teams/permissions.calls';
import { exportTranscript } from '@clinical/contract/exports/exports.calls';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { areas } from '../../src/areas.ts';
import type { Context } from '../../src/platform/context.ts';
import { restrictedRole } from '../../src/platform/db/row-level-security.ts';
import { backgroundTasks } from '../../src/platform/jobs/background-tasks.table.ts';
import { bossDatabase } from '../../src/platform/jobs/boss-database.ts';
import { newAccount, newColleague, type TestAccount } from '../builders/accounts.ts';
import { newNote } from '../builders/notes.ts';
import { password, signedEntry } from '../builders/signing.ts';
import { newEntry } from '../builders/transcripts.ts';
import { testServer, type TestServer } from '../harness.ts';
import { readZip } from '../read-zip.ts';
import { guardedTables, tablesOf } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterEach(() => vi.restoreAllMocks());

describe('tables', () => {
  /** Why a table is not behind the wall. What holds patient data must be. */
  const withoutPatientData: Record<string, string> = {
    ...Object.fromEntries(
      [
        'users workspaces workspace_members sessions viewings invitations departments department_members collaborations',
        'email_codes password_resets two_factor recovery_codes sign_in_steps sign_in_failures known_devices device_keys identities',
      ].flatMap((names) => names.split(' ').map((name) => [name, 'staff and how they sign in'])),
    ),
    ...Object.fromEntries(
      'credit_seats credit_entries model_calls background_tasks signing_keys signing_delegates signing_departments signing_policies retention_choices consent_texts'
        .split(' ')
        .map((name) => [name, 'ids, counts, choices and the text of a form']),
    ),
    ...Object.fromEntries(
      'templates template_versions template_checks template_departments global_instructions optimization_preferences optimization_changes prompt_templates quick_phrases vocabularies'
        .split(' ')
        .map((name) => [name, 'how somebody writes, which goes with them to every workspace']),
    ),
    visit_types: 'names and lengths of kinds of visit',
    booking_hours: 'staff and when they work',
    closed_days: 'days on which a clinic is closed',
    on_call_rotas: 'how often the rota was changed',
    on_call_shifts: 'staff and when they work',
    quiet_hours: 'staff and when they work',
    audit_seals: 'hashes',
    ...Object.fromEntries(
      'group_rosters group_weeks survey_answers'
        .split(' ')
        .map((name) => [
          name,
          'staff: who belongs to a group, rounded figures, and answers that only their author reads',
        ]),
    ),
    ehr_authorizations: 'staff: sign-ins at an EHR that are under way',
    gridhooks: 'staff: an address and a sealed secret',
    ehr_links: 'staff: the sealed tokens of their account at an EHR',
    fax_lines: 'the number of a workspace, and its rules',
    ...Object.fromEntries(
      'evidence_journals evidence_sources evidence_passages evidence_words evidence_marks evidence_citations'
        .split(' ')
        .map((name) => [name, 'published literature and guidelines, and which of it answers cite']),
    ),
    evidence_selections: 'ids of journals that a person searches',
    key_checks: 'a known text, sealed',
  };

  test('each has policies, or a reason why it needs none', async () => {
    const guarded = new Set(await guardedTables(server.engine));
    const open = (await tablesOf(server.engine)).filter((name) => !guarded.has(name));
    expect(open.toSorted()).toEqual(Object.keys(withoutPatientData).toSorted());
  });
});

describe('what runs for all workspaces', () => {
  /** As the program's own user, which the policies do not hold for: each works through rows of every workspace by their age. */
  const sweeps = {
    accounts: 'deletes registrations, codes and sessions that ran out',
    analytics:
      'counts the weeks of groups, and erases measured time that is old or whose person has closed their account',
    audit: 'ends openings in an emergency whose hour is over',
    automations: 'deletes rules and gridhooks of persons who have closed their account, and old lines of their logs',
    capture: 'erases recordings and uploads that nobody went on with',
    'clinical-tasks': 'forgets batches that can no longer be undone, and links to lists that ran out',
    ehr: 'deletes links to EHRs of persons who have closed their account, and sign-ins there that nobody finished',
    evidence: 'deletes answers that are a year old',
    fax: 'erases faxes that were prepared and not sent',
    forms: 'erases forms that were in the bin long enough',
    notes: 'erases charts that were in the bin long enough',
    operations: 'keeps to the times that workspaces chose for charts and audio',
    'patient-links': 'deletes links that expired 30 days ago, with their dates of birth',
    scribe: 'forgets changes by voice that nobody decided about',
    signing: 'adds to chains that retention took their audio away',
    transcripts: 'erases entries that were in the bin long enough',
    'video-visits': 'deletes signals of calls, rooms without a chart after 30 days, and the secrets of others',
  };

  test('is a short list with reasons', () => {
    expect(
      areas
        .filter(({ tidy }) => tidy)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(sweeps));
    // says in the log that an admin's viewing has run out; handles links that expired, acting for their makers; asks again for
    // urgent messages, acting for one of those who are asked
    expect(areas.filter(({ endDue }) => endDue).map(({ name }) => name)).toEqual([
      'accounts',
      'patient-links',
      'messaging',
    ]);
    // looks for entries that wait for a speech engine, and acts for the maker of each, behind the wall; adds the
    // abstracts that come with the program, which belong to no workspace
    expect(areas.filter(({ started }) => started).map(({ name }) => name)).toEqual(['capture', 'evidence']);
  });
});

describe('jobs', () => {
  const bindings = areas.flatMap((area) => area.jobs ?? []);
  type Seen = { role: unknown; workspaces: unknown; inside: unknown };

  /** Runs a job of that kind, and says as whom and for which workspaces it asks the database. */
  async function seenBy(
    name: string,
    actor: { userId: string; workspaceId: string } | null,
    noteId: string | null,
  ): Promise<Seen> {
    const binding = bindings.find(({ job }) => job.name === name)!;
    const { promise, resolve, reject } = Promise.withResolvers<Seen>();
    const look = sql`select current_user as role, current_setting('app.workspace_ids') as workspaces`;
    vi.spyOn(binding, 'handle').mockImplementation(async (ctx: Context) => {
      try {
        const [outside] = ((await ctx.db.execute(look)) as { rows: Seen[] }).rows;
        const [inside] = ((await ctx.transaction((tx) => tx.db.execute(look))) as { rows: Seen[] }).rows;
        resolve({ ...outside!, inside: inside?.role });
      } catch (error) {
        reject(error);
      }
    });
    const taskId = crypto.randomUUID();
    if (actor && noteId) {
      const row = { id: taskId, ...actor, noteId, kind: 'note', status: 'PENDING', job: name, payload: {} } as const;
      await server.engine.db.insert(backgroundTasks).values({ ...row, attempts: 1, createdAt: 1, updatedAt: 1 });
    }
    const boss = new PgBoss({ db: bossDatabase(server.engine), backend: server.engine.kind });
    const payload = noteId ? { taskId, attempt: 1 } : {};
    await boss.send('work', { job: name, actor, payload, requestId: taskId });
    return promise;
  }

  test.each(bindings.map(({ job }) => job.name))('%s runs behind the wall of its workspace', async (name) => {
    const { userId, workspaceId } = await newAccount(server);
    const walled = { role: restrictedRole, inside: restrictedRole };
    expect(await seenBy(name, { userId, workspaceId }, null)).toEqual({ ...walled, workspaces: workspaceId });
    expect(await seenBy(name, null, null)).toEqual({ ...walled, workspaces: '' });
  });

  test('one about a chart that is shared with somebody outside runs where the chart lies', async () => {
    const [owner, outsider] = [await newAccount(server), await newAccount(server)];
    const { userId, workspaceId } = outsider;
    const [name] = bindings.map(({ job }) => job.name);
    const noteId = await chartOf(owner);
    expect(await seenBy(name!, { userId, workspaceId }, noteId)).toMatchObject({ workspaces: owner.workspaceId });
  });

  async function chartOf({ userId, workspaceId }: TestAccount): Promise<string> {
    const id = crypto.randomUUID();
    await server.engine.query(
      `insert into notes (id, workspace_id, owner_id, title, title_search, created_at, last_activity_at, updated_at)
        values ($1, $2, $3, 'Ines', 'ines', 1, 1, 1)`,
      [id, workspaceId, userId],
    );
    return id;
  }
});

describe('exports, and what admins read and change of others', () => {
  let admin: TestAccount;
  let doctor: TestAccount;
  let noteId: string;
  let entryId: string;
  let accessId: string;
  let mergeId: string;

  beforeAll(async () => {
    admin = await newAccount(server);
    doctor = await newColleague(server, admin, 'edit', password);
    const nurse = await newColleague(server, admin);
    ({ noteId, id: entryId } = await signedEntry(doctor));
    const [source, target] = [await newNote(admin), await newNote(admin)];
    await newEntry(admin, { noteId: source.id });
    const body = { source_note_id: source.id, target_note_id: target.id };
    ({ mergeId } = await admin.ok(mergeNotes, { body }));
    const reason = 'Unconscious in the waiting room';
    accessId = (await nurse.ok(breakGlass, { params: { id: noteId }, body: { reason } })).id;
  });

  const nameOf = ({ method, path }: Pick<Call<never, never>, 'method' | 'path'>) => `${method} ${path}`;
  const bytesOf = async (account: TestAccount, path: string): Promise<Buffer> => {
    const response = await server.fetch(`/api${path}`, { headers: { authorization: `Bearer ${account.token}` } });
    return Buffer.from(await response.arrayBuffer());
  };
  const entriesIn = (zip: Buffer) => [...readZip(zip).keys()].filter((name) => name.endsWith('entry.json')).length;

  /** What each finds: with a wall that lets nothing through it must be nothing. Those that change something come last. */
  const paths: Record<string, () => Promise<number>> = {
    // the chart itself is not there for its export any more, which breaks off
    [nameOf(exportNote)]: () => bytesOf(doctor, exportNote.path.replace('{id}', noteId)).then(entriesIn, () => 0),
    [nameOf(exportTranscript)]: async () =>
      (await doctor.call(exportTranscript, { params: { id: entryId }, query: {} })).status === 200 ? 1 : 0,
    [nameOf(listMerges)]: async () => (await admin.ok(listMerges, {})).length,
    [nameOf(exportOwnData)]: async () => entriesIn(await bytesOf(doctor, exportOwnData.path)),
    [nameOf(getPacket)]: async () =>
      (await doctor.call(getPacket, { params: { id: entryId } })).status === 200 ? 1 : 0,
    [nameOf(listAudit)]: async () => (await admin.ok(listAudit, { query: {} })).items.length,
    [`${nameOf(listAudit)} of a chart`]: async () => (await admin.ok(listAudit, { query: { noteId } })).items.length,
    [nameOf(exportAudit)]: async () =>
      (await bytesOf(admin, exportAudit.path)).toString().trim().split('\n').length - 1,
    [nameOf(listBreakGlass)]: async () => (await admin.ok(listBreakGlass, { query: {} })).length,
    [nameOf(explainPermission)]: async () =>
      (await admin.ok(explainPermission, { query: { userId: doctor.userId, noteId } })).rules.length,
    [nameOf(reviewBreakGlass)]: async () => {
      const body = { review: 'justified' } as const;
      return (await admin.call(reviewBreakGlass, { params: { id: accessId }, body })).status === 200 ? 1 : 0;
    },
    [nameOf(undoMerge)]: async () => ((await admin.call(undoMerge, { params: { mergeId } })).status === 200 ? 1 : 0),
    [nameOf(previewHandover)]: async () => (await admin.ok(previewHandover, { params: { id: doctor.userId } })).charts,
    [nameOf(handOver)]: async () =>
      (await admin.ok(handOver, { params: { id: doctor.userId }, body: { toUserId: admin.userId } })).charts,
  };

  test.each(Object.entries(paths))('%s finds only what the wall lets through', async (_path, found) => {
    const { engine } = server;
    const behind = engine.behind.bind(engine);
    vi.spyOn(engine, 'behind').mockImplementation(() => behind([]));
    expect(await found()).toBe(0);
    vi.restoreAllMocks();
    const asked = vi.spyOn(engine, 'behind');
    expect(await found()).toBeGreaterThan(0);
    expect(asked.mock.calls.every(([ids]) => ids.length === 1 && ids[0] === admin.workspaceId)).toBe(true);
  });

  test(`${nameOf(removeMember)} changes nothing behind another wall`, async () => {
    const { engine } = server;
    const asked = vi.spyOn(engine, 'behind');
    await admin.ok(removeMember, { params: { id: doctor.userId } });
    expect(asked.mock.calls).toEqual([[[admin.workspaceId]]]);
  });
});
