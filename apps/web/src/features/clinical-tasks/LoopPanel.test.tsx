import * as calls from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { getBoard } from '@clinical/contract/kanban/kanban.calls';
import { getOutline, getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { transcript } from '../../testing/chart-builders.ts';
import { board, card, cardAsset } from '../../testing/kanban-builders.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { clinicalTask, taskPage, withoutDay } from '../../testing/task-builders.ts';

let api: ReturnType<typeof startSignedIn>;
let loop: ClinicalTask;

beforeEach(() => {
  api = startSignedIn();
  const links = [
    { utteranceId: 'u1', start: 0, end: 4, startMs: 134_000, endMs: 136_000, quote: 'See the heart people' },
  ];
  loop = clinicalTask({
    title: 'Refer to cardiology',
    category: 'Referral',
    needsProof: true,
    source: { transcriptId: '0190a000-0000-7000-8000-0000000000d1', links },
    letter: { kind: 'reason', text: 'Posted on Monday', recordId: null, at: '2026-03-09T08:00:00.000Z' },
  });
  api.on(calls.listClinicalTasks, () => taskPage([loop, clinicalTask({ title: 'Another' })]));
  api.on(calls.listTaskBatches, () => ({ batches: [] }));
  api.on(listWorkspaceUsers, () => []);
  api.on(getBoard, () => board([]));
  api.on(calls.listSentRecords, () => ({ records: [] }));
  api.on(calls.applyTaskOperations, () => ({
    batchId: null,
    undoUntil: null,
    results: [{ index: 0, refused: null, task: null }],
  }));
});

const sent = () => withoutDay(api.requests(calls.applyTaskOperations).at(-1)?.body);
const stations = () => screen.findByRole('list', { name: 'Stations of Refer to cardiology' });

test('a loop shows how it stands, and opens in its place', async () => {
  const { user } = renderApp('/ai-tasks');
  const dots = await screen.findByRole('button', {
    name: 'Stations of Refer to cardiology: Waits for: Receipt',
  });
  await user.click(dots);
  const [said, letter, receipt, reply] = within(await stations()).getAllByRole('listitem');
  expect(said).toHaveTextContent('Said 2:14“See the heart people”');
  expect(letter).toHaveTextContent('Posted on Monday');
  expect(receipt).toHaveTextContent(/Waiting \d+ days/);
  expect(receipt).toHaveAttribute('data-state', 'late');
  expect(within(letter!).getAllByRole('button')).toHaveLength(1);
  expect(within(reply!).getByRole('button', { name: 'File the reply' })).toBeVisible();
  await user.click(dots);
  expect(screen.queryByRole('list', { name: /Stations/ })).toBeNull();
});

test('a reply of the chart closes it; the visit that it comes from is no reply', async () => {
  const paper = transcript({ id: '0190a000-0000-7000-8000-0000000000d2', fileName: 'cardiology.pdf' });
  const visit = transcript({ id: loop.source!.transcriptId });
  api.on(getTranscripts, () => [visit, paper]);
  api.on(getOutline, () => []);
  const { user } = renderApp(`/ai-tasks?task=${loop.id}`);
  await user.click(within(await stations()).getByRole('button', { name: 'File the reply' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reply: Refer to cardiology' });
  const choice = await within(dialog).findByRole('combobox', { name: /From the chart/ });
  expect(within(choice).getAllByRole('option')).toHaveLength(2);
  expect(within(dialog).getByRole('button', { name: 'File and close' })).toBeDisabled();
  await user.selectOptions(choice, paper.id);
  await user.click(within(dialog).getByRole('button', { name: 'File and close' }));
  await waitFor(() =>
    expect(sent()).toEqual({
      operations: [
        {
          action: 'update',
          taskId: loop.id,
          set: {
            proof: { kind: 'entry', text: expect.stringContaining('cardiology.pdf') as string, recordId: paper.id },
          },
          was: { proof: null },
        },
      ],
    }),
  );
});

test('a file of a card proves a station, which leads to the board', async () => {
  const file = cardAsset({ fileName: 'report.pdf' });
  api.on(getTranscripts, () => []);
  api.on(getOutline, () => []);
  api.on(getBoard, () => board([card({ title: 'Cardiology' }), card({ title: 'Echo', assets: [file] })]));
  const { user } = renderApp('/ai-tasks');
  await user.click(await screen.findByRole('button', { name: /^Stations of Refer/ }));
  await user.click(within(await stations()).getByRole('button', { name: 'File the reply' }));
  const choice = await screen.findByRole('combobox', { name: 'From the chart' });
  const option = within(choice).getByRole('option', { name: /Echo: report.pdf$/ });
  loop = { ...loop, status: 'done', proof: { kind: 'file', text: 'Echo: report.pdf', recordId: file.id } };
  await user.selectOptions(choice, option);
  await user.click(screen.getByRole('button', { name: 'File and close' }));
  await waitFor(() =>
    expect(sent()).toMatchObject({ operations: [{ set: { proof: { kind: 'file', recordId: file.id } } }] }),
  );
  const [, , , reply] = within(await stations()).getAllByRole('listitem');
  expect(await within(reply!).findByRole('link', { name: 'Open the board' })).toHaveAttribute('target', '_blank');
});

test('a fax that arrived and a note in the EHR prove what was sent, and are no reply', async () => {
  const at = '2026-03-09T09:00:00.000Z';
  const fax = { kind: 'fax' as const, text: 'Fax to Harbor Cardiology', recordId: loop.id, at };
  const push = { kind: 'push' as const, text: 'Note of 2026-03-08 in Epic', recordId: loop.note.id, at };
  api.on(getTranscripts, () => []);
  api.on(getOutline, () => []);
  api.on(calls.listSentRecords, () => ({ records: [fax, push] }));
  const { user } = renderApp('/ai-tasks');
  await user.click(await screen.findByRole('button', { name: /^Stations of Refer/ }));
  await user.click(within(await stations()).getByRole('button', { name: 'File the reply' }));
  expect(await screen.findByText(/^This chart has no other entry/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(await stations()).getAllByRole('button', { name: 'Choose from the chart' })[0]!);
  const choice = await screen.findByRole('combobox', { name: 'From the chart' });
  expect(
    within(choice)
      .getAllByRole('group')
      .map((group) => group.getAttribute('label')),
  ).toEqual(['Faxes that arrived', 'Notes in the EHR']);
  await user.selectOptions(choice, within(choice).getByRole('option', { name: /Note of 2026-03-08 in Epic$/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const record = { kind: 'push', recordId: push.recordId, at };
  await waitFor(() => expect(sent()).toMatchObject({ operations: [{ set: { receipt: record } }] }));
});

test('what was bound to a station by mistake is removed, and a reply with the status that it gave', async () => {
  loop = {
    ...loop,
    status: 'done',
    needsProof: false,
    proof: { kind: 'entry', text: 'Old letter', recordId: loop.id, at: '2026-03-09T09:00:00.000Z' },
  };
  const { user } = renderApp('/ai-tasks');
  await user.click(await screen.findByRole('button', { name: /^Stations of Refer/ }));
  await user.click(within(await stations()).getByRole('button', { name: 'Remove: Letter or order' }));
  const operation = { action: 'update', taskId: loop.id };
  await waitFor(() =>
    expect(sent()).toEqual({ operations: [{ ...operation, set: { letter: null }, was: { letter: loop.letter } }] }),
  );
  await user.click(within(await stations()).getByRole('button', { name: 'Remove: Reply' }));
  const [set, was] = [
    { proof: null, status: 'todo' },
    { proof: loop.proof, status: 'done' },
  ];
  await waitFor(() => expect(sent()).toEqual({ operations: [{ ...operation, set, was }] }));
});

test('what proves a station stays for who may not change the task', async () => {
  loop = { ...loop, abilities: { edit: false } };
  const { user } = renderApp('/ai-tasks');
  await user.click(await screen.findByRole('button', { name: /^Stations of Refer/ }));
  expect(within(await stations()).queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('a receipt is noted in words', async () => {
  const { user } = renderApp(`/ai-tasks?task=${loop.id}`);
  await user.click(within(await stations()).getByRole('button', { name: 'Note in words' }));
  const dialog = await screen.findByRole('dialog', { name: 'Receipt: Refer to cardiology' });
  await user.type(within(dialog).getByRole('textbox'), 'Confirmed by phone');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const receipt = { kind: 'reason', text: 'Confirmed by phone', recordId: null };
  await waitFor(() =>
    expect(sent()).toEqual({
      operations: [{ action: 'update', taskId: loop.id, set: { receipt }, was: { receipt: null } }],
    }),
  );
});

test('a loop that was typed is bound to the sentence in which it was said', async () => {
  loop = { ...loop, source: null };
  const visit = transcript();
  api.on(getTranscripts, () => [visit]);
  api.on(getOutline, () => []);
  const { user } = renderApp('/ai-tasks');
  await user.click(await screen.findByRole('button', { name: /^Stations of Refer to cardiology/ }));
  await user.click(within(await stations()).getByRole('button', { name: 'Choose the sentence' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sentence of “Refer to cardiology”' });
  const [line] = visit.utterances;
  await user.type(await within(dialog).findByRole('searchbox', { name: 'Search the visit' }), line!.text.slice(0, 12));
  await user.click(within(dialog).getByRole('radio', { name: new RegExp(line!.text.slice(0, 12)) }));
  await user.click(within(dialog).getByRole('button', { name: 'Use this sentence' }));
  await waitFor(() =>
    expect(sent()).toMatchObject({
      operations: [
        {
          set: { source: { transcriptId: visit.id, links: [{ utteranceId: line!.id, quote: line!.text }] } },
          was: { source: null },
        },
      ],
    }),
  );
});
