import { retryBackgroundTask } from '@clinical/contract/operations/background-tasks.calls';
import { listEngines } from '@clinical/contract/operations/operations.calls';
import { getSpeechToken } from '@clinical/contract/speech/speech.calls';
import {
  acceptCollaborator,
  createCollaborator,
  listCollaborators,
  updateCollaborator,
} from '@clinical/contract/teams/collaborators.calls';
import type { CollaboratorUpdate } from '@clinical/contract/teams/collaborators.schemas';
import { getWorkspacePolicy, setWorkspacePolicy } from '@clinical/contract/teams/policy.calls';
import type { SetWorkspacePolicy } from '@clinical/contract/teams/policy.schemas';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { hearWith, heardVisit } from '../../../test/builders/speech.ts';
import { entryById, finishedTask, shortVisit, writtenEntry } from '../../../test/builders/transcripts.ts';
import { errorCode, type TestServer } from '../../../test/harness.ts';
import { modelBacked } from '../../../test/model-backed.ts';
import type { ModelServer } from '../../../test/model-server.ts';

const running = modelBacked();
let server: TestServer;
let model: ModelServer;
let admin: TestAccount;
let member: TestAccount;

beforeEach(async () => {
  ({ server, model } = running());
  model.setMode('good');
  admin = await newAccount(server);
  member = await newColleague(server, admin);
});

const set = (body: SetWorkspacePolicy) => admin.ok(setWorkspacePolicy, { body });
const recorded = async () => {
  const rows = await server.engine.query(
    `select action, record_id as id from audit_events where workspace_id = $1 and action like 'workspace.s%-%-%' order by seq`,
    [admin.workspaceId],
  );
  return rows.map(({ action, id }) => [action, id]);
};

test('is read by everybody, changed by admins, and the log holds each change', async () => {
  expect(await member.ok(getWorkspacePolicy, {})).toMatchObject({ sharing: 'anyone', abilities: { edit: false } });
  expect((await member.call(setWorkspacePolicy, { body: { sharing: 'nobody' } })).status).toBe(404);
  await set({ sharing: 'admins' });
  await set({ servicesOff: ['openai', 'xai'] });
  const changed = await set({ servicesOff: ['xai'] });
  expect(changed).toMatchObject({ sharing: 'admins', abilities: { edit: true } });
  expect(changed.services.filter(({ off }) => off)).toEqual([{ id: 'xai', name: 'xAI', use: 'models', off: true }]);
  expect(await recorded()).toEqual([
    ['workspace.share-outside-admins', admin.workspaceId],
    ['workspace.switch-service-off', 'openai'],
    ['workspace.switch-service-off', 'xai'],
    ['workspace.switch-service-on', 'openai'],
  ]);
  expect(await (await newAccount(server)).ok(getWorkspacePolicy, {})).toMatchObject({ sharing: 'anyone' });
});

describe('sharing outside the workspace', () => {
  const share = (who: TestAccount, to: TestAccount, noteIds?: string[]) =>
    who.call(createCollaborator, { body: { email: to.email, permission: 'read', ...(noteIds && { noteIds }) } });

  test('is closed to all but admins, or to everybody; inside it stays open', async () => {
    const outside = await newAccount(server);
    await set({ sharing: 'admins' });
    expect(errorCode(await share(member, outside))).toBe('CONFLICT');
    expect((await share(member, admin)).status).toBe(201);
    expect((await share(admin, outside)).status).toBe(201);
    await set({ sharing: 'nobody' });
    expect(errorCode(await share(admin, await newAccount(server)))).toBe('CONFLICT');
    // an offer that was not accepted yet is no sharing
    const [offer] = await outside.ok(listCollaborators, {});
    expect((await outside.call(acceptCollaborator, { params: { id: offer!.id } })).status).toBe(409);
  });

  test('what stands stays, is shown, can become less and not more', async () => {
    const outside = await newAccount(server);
    const [one, two] = [await newNote(member), await newNote(member)];
    const { id } = (await share(member, outside, [one.id, two.id])).body;
    await outside.ok(acceptCollaborator, { params: { id } });
    await set({ sharing: 'nobody' });
    expect((await admin.ok(getWorkspacePolicy, {})).outsideShares).toMatchObject([
      { id, email: outside.email, status: 'Accepted' },
    ]);
    expect((await newColleague(server, admin).then((other) => other.ok(getWorkspacePolicy, {}))).outsideShares).toEqual(
      [],
    );
    const change = (body: CollaboratorUpdate) => member.call(updateCollaborator, { params: { id }, body });
    expect((await change({ permission: 'edit' })).status).toBe(409);
    expect((await change({ noteIds: null })).status).toBe(409);
    expect((await change({ noteIds: [one.id] })).status).toBe(200);
    expect((await change({ noteIds: [one.id, two.id] })).status).toBe(409);
  });
});

describe('an outside service that is off', () => {
  const start = async () => {
    const { id: noteId } = await newNote(member);
    const { transcript, taskId } = await member.ok(saveTranscript, {
      body: { noteId, question: shortVisit, model: 'gpt-4.1', generate: true },
    });
    return { id: transcript.id, taskId: taskId! };
  };

  test('writes for nobody in the workspace, which is told why, and for everybody else', async () => {
    await set({ servicesOff: ['openai'] });
    const asked = model.requests.length;
    const [notes] = await member.ok(listEngines, {});
    expect(notes).toMatchObject({ engine: 'local', reason: expect.stringContaining('your workspace has switched') });
    const entry = await writtenEntry(member, { noteId: (await newNote(member)).id, model: 'gpt-4.1' });
    expect(entry.engine).toBe('local');
    expect(model.requests).toHaveLength(asked);
    const other = await newAccount(server);
    expect((await writtenEntry(other, { noteId: (await newNote(other)).id, model: 'gpt-4.1' })).engine).toBe('gpt-4.1');
    await set({ servicesOff: [] });
    expect((await writtenEntry(member, { noteId: (await newNote(member)).id, model: 'gpt-4.1' })).engine).toBe(
      'gpt-4.1',
    );
  });

  test('fails what was begun with it, and the local engine does that when it is asked for', async () => {
    model.setMode('error-500');
    const { id, taskId } = await start();
    await finishedTask(member, taskId);
    const asked = model.requests.length;
    server.clock.advance(1_000);
    await set({ servicesOff: ['openai'] });
    await member.ok(retryBackgroundTask, { params: { id: taskId }, query: {} });
    const { result } = await finishedTask(member, taskId);
    expect(result).toMatchObject({
      localEngine: true,
      message: expect.stringContaining('Your workspace has switched'),
    });
    await member.ok(retryBackgroundTask, { params: { id: taskId }, query: { engine: 'local' } });
    expect((await finishedTask(member, taskId)).status).toBe('success');
    expect(await entryById(member, id)).toMatchObject({ engine: 'local' });
    expect(model.requests).toHaveLength(asked);
  });

  test('hears nothing: recordings wait, and live speech says that there is no engine', async () => {
    const undo = hearWith(server, () => heardVisit, { stream: () => Promise.reject(new Error('not asked')) });
    try {
      expect((await admin.ok(getWorkspacePolicy, {})).services).toContainEqual({
        id: 'speech-openai',
        name: 'Test engine',
        use: 'speech',
        off: false,
      });
      expect((await member.call(getSpeechToken, { query: {} })).status).toBe(200);
      await set({ servicesOff: ['speech-openai'] });
      expect(errorCode(await member.call(getSpeechToken, { query: {} }))).toBe('NO_SPEECH_ENGINE');
      const engines = await member.ok(listEngines, {});
      expect(engines.find(({ area }) => area === 'speech')).toMatchObject({
        engine: 'none',
        reason: 'Your workspace has switched Test engine off.',
      });
    } finally {
      undo();
    }
  });
});
