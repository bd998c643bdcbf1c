import { getNote, updateNote } from '@clinical/contract/notes/notes.calls';
import {
  acceptCollaborator,
  createCollaborator,
  deleteCollaborator,
  updateCollaborator,
} from '@clinical/contract/teams/collaborators.calls';
import { changeDepartmentMembers, createDepartment } from '@clinical/contract/teams/departments.calls';
import { changeMemberPermission, handOver, removeMember } from '@clinical/contract/teams/members.calls';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../builders/accounts.ts';
import { newNote } from '../builders/notes.ts';
import { startTestServer, testServer, type TestServer } from '../harness.ts';
import { listen, stopListening } from '../listen.ts';

/** The server on which rights are taken away, and another process on the same database. */
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await testServer();
  other = await startTestServer({ RUN_JOBS: 'false' }, { engine: server.engine });
});
afterEach(stopListening);

type Setting = {
  admin: TestAccount;
  person: TestAccount;
  noteId: string;
  revoke: () => Promise<unknown>;
  /** What a call answers from then on. */
  after: number;
};

/** Each way in which somebody reaches a chart, and how it is taken from them. */
const ways: Record<string, () => Promise<Setting>> = {
  'a member is removed': async () => {
    const admin = await newAccount(server);
    const person = await newColleague(server, admin);
    const { id: noteId } = await newNote(person);
    const params = { id: person.userId };
    const revoke = async () => {
      await admin.ok(handOver, { params, body: { toUserId: admin.userId } });
      await admin.ok(removeMember, { params });
    };
    return { admin, person, noteId, revoke, after: 403 };
  },
  'an admin becomes a member': async () => {
    const admin = await newAccount(server);
    const person = await newColleague(server, admin, 'admin');
    const { id: noteId } = await newNote(admin);
    const revoke = () =>
      admin.ok(changeMemberPermission, { params: { id: person.userId }, body: { permission: 'edit' } });
    return { admin, person, noteId, revoke, after: 404 };
  },
  'a department is left': async () => {
    const admin = await newAccount(server);
    const person = await newColleague(server, admin);
    const { id: departmentId } = await admin.ok(createDepartment, { body: { name: 'Nursing' } });
    const change = (action: 'add' | 'remove') =>
      admin.ok(changeDepartmentMembers, { params: { id: departmentId }, body: { action, user_ids: [person.userId] } });
    await change('add');
    const { id: noteId } = await newNote(admin, { departmentId });
    return { admin, person, noteId, revoke: () => change('remove'), after: 404 };
  },
  'a collaboration ends': async () => {
    const [admin, person] = [await newAccount(server), await newAccount(server)];
    const { id: noteId } = await newNote(admin);
    const { id } = await admin.ok(createCollaborator, { body: { email: person.email, permission: 'edit' } });
    const params = { id };
    await person.ok(acceptCollaborator, { params });
    return { admin, person, noteId, revoke: () => admin.ok(deleteCollaborator, { params }), after: 404 };
  },
  'another chart is chosen': async () => {
    const [admin, person] = [await newAccount(server), await newAccount(server)];
    const [{ id: noteId }, { id: instead }] = [await newNote(admin), await newNote(admin)];
    const body = { email: person.email, permission: 'read' as const, noteIds: [noteId] };
    const { id } = await admin.ok(createCollaborator, { body });
    await person.ok(acceptCollaborator, { params: { id } });
    const revoke = () => admin.ok(updateCollaborator, { params: { id }, body: { noteIds: [instead] } });
    return { admin, person, noteId, revoke, after: 404 };
  },
};

test.each(Object.entries(ways))(
  'when %s the next call is refused, and open streams hear no more',
  async (_, prepare) => {
    const { admin, person, noteId, revoke, after } = await prepare();
    const statusOn = async (on: TestServer) =>
      (await on.call(getNote, { params: { id: noteId } }, { token: person.token })).status;
    expect([await statusOn(server), await statusOn(other)]).toEqual([200, 200]);
    const stream = await listen(server, person.token);
    const isTold = () => stream.text.includes(noteId);
    await admin.ok(updateNote, { params: { id: noteId }, body: { title: 'Told of this' } });
    await expect.poll(isTold).toBe(true);

    await revoke();
    expect(await statusOn(server)).toBe(after);
    // another process believes a session for less than a second of the clock
    const believedUntil = server.clock.now() + 1_000;
    await expect.poll(() => server.clock.now() > believedUntil).toBe(true);
    expect(await statusOn(other)).toBe(after);
    // the streams are looked at every second: from then on nothing of the chart is told
    const own = await listen(server, admin.token);
    const told = ({ text }: { text: string }) => text.split(noteId).length;
    let title = 0;
    const isStillTold = async () => {
      const before = [told(stream), told(own)] as const;
      await admin.ok(updateNote, { params: { id: noteId }, body: { title: `Not told of this ${(title += 1)}` } });
      await expect.poll(() => told(own)).toBeGreaterThan(before[1]);
      return told(stream) > before[0];
    };
    await expect.poll(isStillTold).toBe(false);
    expect(await isStillTold()).toBe(false);
  },
);
