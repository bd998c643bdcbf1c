import * as notes from '@clinical/contract/notes/notes.calls';
import { listPrecharts } from '@clinical/contract/pre-chats/pre-chats.calls';
import * as templates from '@clinical/contract/templates/templates.calls';
import * as checks from '@clinical/contract/checks/checks.calls';
import * as calls from '@clinical/contract/transcripts/entries.calls';
import * as generateCalls from '@clinical/contract/scribe/generate.calls';
import type { NoteWriting } from '@clinical/contract/scribe/generate.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { trackTask } from '../../lib/task-list.ts';
import { note, template, transcript } from '../../testing/chart-builders.ts';
import { transcriptChecks } from '../../testing/check-builders.ts';
import { eventStream, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';

const maria = note();
const taskId = '0190a000-0000-7000-8000-0000000000f1';

/** A chart with one entry; `stored` is what the server has. */
function chart(entry: Transcript) {
  const api = startSignedIn();
  const stored: { entry: Transcript; writing: NoteWriting } = {
    entry,
    writing: { taskId, status: 'pending', sections: [] },
  };
  api.on(notes.getNote, () => maria);
  api.on(listPrecharts, () => []);
  api.on(calls.getTranscripts, ({ params }) => (params.id === maria.id ? [stored.entry] : stored.entry));
  api.on(generateCalls.getWriting, () => stored.writing);
  api.on(calls.updateTranscript, ({ body }) => {
    const sections = body.sections ?? [];
    const sectionStates = sections.map(({ key }) => ({ key, status: 'edited' as const, redo: true }));
    stored.entry = { ...stored.entry, sections, sectionStates, version: stored.entry.version + 1 };
    return stored.entry;
  });
  api.on(generateCalls.generateTranscript, () => eventStream([{ type: 'task', taskId }]) as never);
  api.on(checks.getChecks, ({ params }) => transcriptChecks({ transcriptId: params.id }));
  api.on(templates.listTemplates, () => [template({ nickname: 'Follow-up' })]);
  api.on(templates.listStarters, () => []);
  return { api, stored, ...renderApp(`/chat?id=${maria.id}`) };
}

const twoSections = (): Transcript =>
  transcript({
    sections: [
      { key: 'hpi', header: 'History', html: '<p>She has a cough at night.</p>' },
      { key: 'plan', header: 'Plan', html: '<p>Rest.</p>' },
    ],
  });

const section = (key: string, header: string, html: string, status: NoteWriting['sections'][number]['status']) => ({
  key,
  header,
  html,
  status,
  written: html !== '',
});

describe('a note that is being written', () => {
  test('arrives section by section, and becomes the note when it is done', async () => {
    const { stored } = chart(transcript({ sections: [], sentences: [], version: 0, taskId }));
    stored.writing = {
      taskId,
      status: 'progress',
      sections: [section('hpi', 'History', '', 'generating'), section('plan', 'Plan', '', 'empty')],
    };
    const paper = await screen.findByRole('region', { name: 'Note in progress' });
    expect(paper).toHaveTextContent('HistoryGenerating');
    expect(paper).toHaveTextContent('PlanPending');
    stored.writing.sections = [
      section('hpi', 'History', '<p>She has a cough.</p>', 'populated'),
      section('plan', 'Plan', '', 'generating'),
    ];
    act(() => trackTask({ taskId, status: 'progress', progress: 50 }));
    expect(await within(paper).findByText('She has a cough.')).toBeVisible();
    expect(within(paper).getByRole('status')).toHaveTextContent('1 of 2 sections generated');
    stored.entry = twoSections();
    act(() => trackTask({ taskId, status: 'success' }));
    expect(await screen.findByRole('textbox', { name: 'Plan, note text' })).toHaveTextContent('Rest.');
    expect(paper.isConnected).toBe(false);
  });

  test('is asked for again when a step is heard of while its first answer is under way', async () => {
    const job = '0190a000-0000-7000-8000-0000000000f2';
    const { api, stored } = chart(transcript({ sections: [], sentences: [], version: 0, taskId: job }));
    let answer: ((writing: NoteWriting) => void) | undefined;
    api.on(generateCalls.getWriting, () => (answer ? stored.writing : new Promise((resolve) => (answer = resolve))));
    await waitFor(() => expect(answer).toBeDefined());
    const early = { ...stored.writing, sections: [section('hpi', 'History', '', 'generating')] };
    stored.writing = { ...early, sections: [section('hpi', 'History', '<p>She has a cough.</p>', 'populated')] };
    act(() => trackTask({ taskId: job, status: 'progress', progress: 50 }));
    answer?.(early);
    const paper = await screen.findByRole('region', { name: 'Note in progress' });
    await waitFor(() => expect(within(paper).getByRole('status')).toHaveTextContent('1 of 1 section generated'));
  });

  test('that stopped shows what had come, apart from the note', async () => {
    const { stored } = chart(
      transcript({
        sections: [],
        sentences: [],
        version: 0,
        failure: { taskId, message: 'It stopped halfway.', localEngine: false },
      }),
    );
    stored.writing = {
      taskId,
      status: 'failure',
      sections: [
        section('hpi', 'History', '<p>She has a cough.</p>', 'populated'),
        // as it was asked before the failure
        section('plan', 'Plan', '', 'generating'),
      ],
    };
    const paper = await screen.findByRole('region', { name: 'Note in progress' });
    expect(paper).toHaveTextContent('It is not part of the note.');
    expect(paper).toHaveTextContent('PlanNot generated');
    expect(paper).not.toHaveTextContent('Generating');
    expect(screen.getByRole('alert')).toHaveTextContent('It stopped halfway. The source is saved.');
  });
});

describe('one section', () => {
  test('is written again by itself, while the others can be edited', async () => {
    const { api, user } = chart(twoSections());
    await user.click(await screen.findByRole('button', { name: 'Regenerate Plan' }));
    await waitFor(() =>
      expect(api.requests(generateCalls.generateTranscript)[0]?.body).toMatchObject({ sections: ['plan'] }),
    );
  });

  test('says that it is being written and cannot be typed in meanwhile', async () => {
    const entry = twoSections();
    const sectionStates = [entry.sectionStates[0]!, { key: 'plan', status: 'generating' as const, redo: true }];
    chart({ ...entry, taskId, writing: ['plan'], sectionStates });
    const plan = await screen.findByRole('textbox', { name: 'Plan, note text' });
    expect(plan).toHaveAttribute('aria-readonly', 'true');
    expect(screen.getByRole('textbox', { name: 'History, note text' })).toHaveAttribute('aria-readonly', 'false');
    expect(plan.closest('section')).toHaveTextContent('Generating');
  });

  test('that was edited is replaced only after a yes', async () => {
    const entry = twoSections();
    const sectionStates = [entry.sectionStates[0]!, { key: 'plan', status: 'edited' as const, redo: true }];
    const { api, user } = chart({ ...entry, sectionStates });
    const again = await screen.findByRole('button', { name: 'Regenerate Plan' });
    await user.click(again);
    const dialog = await screen.findByRole('dialog', { name: 'Replace edited text' });
    expect(dialog).toHaveTextContent('These sections were edited after they were generated: Plan.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.requests(generateCalls.generateTranscript)).toEqual([]);
    await user.click(again);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Regenerate' }));
    await waitFor(() =>
      expect(api.requests(generateCalls.generateTranscript)[0]?.body).toMatchObject({ sections: ['plan'] }),
    );
  });

  test('with words that are not saved yet is saved first, and asks', async () => {
    const { api, user } = chart(twoSections());
    const plan = await screen.findByRole('textbox', { name: 'Plan, note text' });
    await user.type(plan, 'Fluids. ');
    await user.click(screen.getByRole('button', { name: 'Regenerate Plan' }));
    expect(await screen.findByRole('dialog', { name: 'Replace edited text' })).toBeVisible();
    expect(api.requests(calls.updateTranscript)).toHaveLength(1);
  });

  test('that failed says so and keeps its text', async () => {
    const entry = twoSections();
    const sectionStates = [entry.sectionStates[0]!, { key: 'plan', status: 'failed' as const, redo: true }];
    chart({
      ...entry,
      sectionStates,
      failure: { taskId, message: 'The AI service took too long.', localEngine: true },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The section was not generatedThe AI service took too long. Its text is unchanged.',
    );
    expect(await screen.findByRole('textbox', { name: 'Plan, note text' })).toHaveTextContent('Rest.');
  });
});

describe('the menu of a source', () => {
  const open = async (user: ReturnType<typeof chart>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
    return screen.findByRole('dialog', { name: 'Regenerate' });
  };

  test('writes with a template and the extra context at one press', async () => {
    const { api, user } = chart(transcript());
    const menu = await open(user);
    await user.type(within(menu).getByLabelText('Extra clinical context'), 'HbA1c 7.2 %');
    await user.click(within(menu).getByRole('button', { name: 'Follow-up' }));
    await waitFor(() =>
      expect(api.requests(generateCalls.generateTranscript)[0]?.body).toMatchObject({
        templateId: template().id,
        extraContext: 'HbA1c 7.2 %',
      }),
    );
  });

  test('writes in the general format at Enter', async () => {
    const { api, user } = chart(transcript());
    const menu = await open(user);
    await user.type(within(menu).getByLabelText('Extra clinical context'), 'HbA1c 7.2 %{Enter}');
    await waitFor(() =>
      expect(api.requests(generateCalls.generateTranscript)[0]?.body).toMatchObject({
        templateId: null,
        extraContext: 'HbA1c 7.2 %',
      }),
    );
  });

  test('keeps what was typed when it is closed or refused', async () => {
    const { api, user } = chart(transcript());
    api.on(generateCalls.generateTranscript, () => refusal('CONFLICT'));
    let menu = await open(user);
    await user.type(within(menu).getByLabelText('Extra clinical context'), 'Lives alone{Enter}');
    expect(await screen.findByText('The note was not generated')).toBeVisible();
    menu = await open(user);
    expect(within(menu).getByLabelText('Extra clinical context')).toHaveValue('Lives alone');
  });

  test('shows what was given with the last note', async () => {
    const { user } = chart(transcript({ extraContext: 'Lives alone' }));
    await user.click(await screen.findByText('Extra context provided'));
    expect(screen.getByText('Lives alone')).toBeVisible();
  });
});
