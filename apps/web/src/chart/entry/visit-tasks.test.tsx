import { listDepartmentChoices } from '@clinical/contract/teams/departments.calls';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { TaskSuggestion, TaskSuggestions } from '@clinical/contract/clinical-tasks/suggestions.schemas';
import * as notes from '@clinical/contract/notes/notes.calls';
import { listPrecharts } from '@clinical/contract/pre-chats/pre-chats.calls';
import * as templates from '@clinical/contract/templates/templates.calls';
import * as checks from '@clinical/contract/checks/checks.calls';
import * as entryCalls from '@clinical/contract/transcripts/entries.calls';
import * as generateCalls from '@clinical/contract/scribe/generate.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tasksAfterNote } from '../../lib/tasks-after-note.ts';
import { trackTask } from '../../lib/task-list.ts';
import { note, transcript } from '../../testing/chart-builders.ts';
import { transcriptChecks } from '../../testing/check-builders.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';

const maria = note();
const taskId = '0190a000-0000-7000-8000-0000000000f1';

const suggestion = (key: string, title: string, overrides: Partial<TaskSuggestion> = {}): TaskSuggestion => ({
  key,
  title,
  category: 'Orders',
  dueOn: '2026-12-07',
  dueWords: 'in two weeks',
  dueUnsure: false,
  assignee: null,
  assigneeName: null,
  assigneeWords: null,
  links: [{ utteranceId: 'u1', start: 0, end: 9, startMs: null, endMs: null, quote: `words of ${title}` }],
  duplicateOf: null,
  byModel: false,
  ...overrides,
});

const plan = { key: 'plan', header: 'Plan', html: '', status: 'generating' as const, written: false };

let suggestions: TaskSuggestion[];
let byModel: TaskSuggestion[];
let model: TaskSuggestions['model'];

beforeEach(() => {
  tasksAfterNote.set(true);
  byModel = [];
  model = 'none';
  suggestions = [suggestion('a', 'Order an X-ray'), suggestion('b', 'Call with the result', { category: 'Follow-up' })];
});

/** A chart whose note is being written; `finish` is the moment at which it is made. */
async function chart({ more = [] }: { more?: string[] } = {}) {
  const api = startSignedIn();
  const inWork = { sections: [], sentences: [], version: 0, taskId };
  let entry: Transcript = transcript(inWork);
  let others = more.map((id) => transcript({ ...inWork, id }));
  api.on(notes.getNote, () => maria);
  api.on(listPrecharts, () => []);
  api.on(listWorkspaceUsers, () => []);
  api.on(listDepartmentChoices, () => []);
  api.on(entryCalls.getTranscripts, ({ params }) => (params.id === maria.id ? [...others, entry] : entry));
  api.on(generateCalls.getWriting, () => ({ taskId, status: 'progress' as const, sections: [plan] }));
  api.on(checks.getChecks, ({ params }) => transcriptChecks({ transcriptId: params.id }));
  api.on(templates.listTemplates, () => []);
  api.on(templates.listStarters, () => []);
  api.on(calls.listTaskSuggestions, ({ params, query }) => ({
    transcriptId: params.id,
    suggestions: query.ask ? [...suggestions, ...byModel] : suggestions,
    model: query.ask ? 'added' : model,
    failure: null,
  }));
  api.on(calls.dropTaskSuggestions, () => ({ ok: true as const }));
  api.on(calls.applyTaskOperations, ({ body }) => ({
    batchId: taskId,
    undoUntil: null,
    results: ('operations' in body ? body.operations : []).map((_, index) => ({ index, refused: null, task: null })),
  }));
  const app = renderApp(`/chat?id=${maria.id}`);
  await screen.findAllByRole('region', { name: 'Note in progress' });
  const finish = async () => {
    entry = transcript();
    others = more.map((id) => transcript({ id }));
    act(() => trackTask({ taskId, status: 'success' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Note in progress' })).toBeNull());
  };
  const operations = () =>
    api.requests(calls.applyTaskOperations).flatMap(({ body }) => ('operations' in body ? body.operations : []));
  return { api, finish, operations, ...app };
}

test('after a note its tasks are added and dropped by keys, each with the words it rests on', async () => {
  const { api, finish, operations, user } = await chart();
  await finish();
  const dialog = await screen.findByRole('dialog', { name: '2 tasks from this visit' });
  expect(within(dialog).getByText('words of Order an X-ray')).toBeVisible();
  await waitFor(() => expect(within(dialog).getByRole('listitem', { name: 'Order an X-ray' })).toHaveFocus());
  await user.keyboard('a');
  await waitFor(() => expect(operations()).toHaveLength(1));
  expect(operations()[0]).toMatchObject({
    action: 'create',
    noteId: maria.id,
    suggestionKey: 'a',
    set: { title: 'Order an X-ray', category: 'Orders', dueOn: '2026-12-07' },
    source: { transcriptId: transcript().id },
  });
  await waitFor(() => expect(within(dialog).getByRole('listitem', { name: 'Call with the result' })).toHaveFocus());
  await user.keyboard('x');
  await waitFor(() => expect(api.requests(calls.dropTaskSuggestions)).toHaveLength(1));
  expect(within(dialog).getByRole('status')).toHaveTextContent('1 added, 1 dropped, 0 open');
});

test('all are added at once, with what was changed before', async () => {
  const { finish, operations, user } = await chart();
  await finish();
  const dialog = await screen.findByRole('dialog', { name: '2 tasks from this visit' });
  const title = within(dialog).getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Order an X-ray of the chest');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(operations()).toMatchObject([
    { set: { title: 'Order an X-ray of the chest' } },
    { set: { title: 'Call with the result' } },
  ]);
});

test('what an open task says already moves its day and makes no second one', async () => {
  const open = '0190a000-0000-7000-8000-0000000000c1';
  const duplicateOf = { id: open, title: 'X-ray', dueOn: '2026-12-01' };
  suggestions = [suggestion('a', 'Order an X-ray', { duplicateOf, dueUnsure: true })];
  const { api, finish, operations, user } = await chart();
  await finish();
  await user.click(await screen.findByRole('button', { name: /^Add the task/ }));
  await waitFor(() => expect(api.requests(calls.dropTaskSuggestions).at(-1)?.body).toEqual({ keys: ['a'] }));
  expect(operations()).toEqual([
    { action: 'update', taskId: open, set: { dueOn: '2026-12-07' }, was: { dueOn: '2026-12-01' }, dueUnsure: true },
  ]);
});

test('two notes that are made together ask one after the other, and what was left open is marked', async () => {
  const other = '0190a000-0000-7000-8000-0000000000e9';
  const { api, finish, user } = await chart({ more: [other] });
  await finish();
  const asked = () => api.requests(calls.listTaskSuggestions).map(({ params }) => params.id);
  const later = async () =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Later' }));
  expect(await screen.findByRole('dialog', { name: '2 tasks from this visit' })).toBeVisible();
  // one of each visit is decided by a colleague
  suggestions = suggestions.slice(1);
  await later();
  await waitFor(() => expect(new Set(asked())).toEqual(new Set([other, transcript().id])));
  await later();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: '1 task heard, not decided' }));
  expect(await screen.findByRole('dialog', { name: '1 task from this visit' })).toBeVisible();
});

test('nothing was heard: no dialog', async () => {
  suggestions = [];
  const { api, finish } = await chart();
  await finish();
  await waitFor(() => expect(api.requests(calls.listTaskSuggestions)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever switched it off finds the tasks in the menu of the visit', async () => {
  tasksAfterNote.set(false);
  const { api, finish, user } = await chart();
  await finish();
  await user.click(await screen.findByRole('button', { name: /^Actions/ }));
  expect(api.requests(calls.listTaskSuggestions)).toHaveLength(0);
  await user.click(await screen.findByRole('menuitem', { name: 'Tasks from this visit' }));
  expect(await screen.findByRole('dialog', { name: '2 tasks from this visit' })).toBeVisible();
});

test('what a model adds joins the list, and is marked when nobody said it', async () => {
  suggestions = suggestions.slice(0, 1);
  byModel = [suggestion('m', 'Order a vitamin D level', { byModel: true, links: [] })];
  model = 'ready';
  const { finish } = await chart();
  await finish();
  const dialog = await screen.findByRole('dialog', { name: '2 tasks from this visit' });
  const row = within(dialog).getByRole('listitem', { name: 'Order a vitamin D level' });
  expect(row).toHaveTextContent('Added by the AI model. Nobody said this in the visit: check it.');
  expect(within(dialog).getByText('The AI model added 1 task.')).toBeVisible();
});
