import * as notes from '@clinical/contract/notes/notes.calls';
import { listPrecharts } from '@clinical/contract/pre-chats/pre-chats.calls';
import * as templates from '@clinical/contract/templates/templates.calls';
import * as checks from '@clinical/contract/checks/checks.calls';
import * as bin from '@clinical/contract/transcripts/entry-bin.calls';
import * as late from '@clinical/contract/scribe/late-facts.calls';
import * as calls from '@clinical/contract/transcripts/entries.calls';
import * as versionCalls from '@clinical/contract/transcripts/versions.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { TranscriptVersion } from '@clinical/contract/transcripts/versions.schemas';
import { listUploads } from '@clinical/contract/capture/uploads.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { note, template, threadLine, transcript } from '../../testing/chart-builders.ts';
import { transcriptChecks } from '../../testing/check-builders.ts';
import { refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';

const maria = note();

function chart(...entries: Transcript[]) {
  const api = startSignedIn();
  const stored = { thread: entries };
  api.on(notes.getNote, () => maria);
  api.on(listPrecharts, () => []);
  api.on(calls.getTranscripts, ({ params }) =>
    params.id === maria.id ? stored.thread : stored.thread.find(({ id }) => id === params.id)!,
  );
  api.on(listUploads, () => []);
  api.on(checks.getChecks, ({ params }) => transcriptChecks({ transcriptId: params.id }));
  api.on(templates.listTemplates, () => [template()]);
  api.on(templates.listStarters, () => []);
  return { api, stored, ...renderApp(`/chat?id=${maria.id}`) };
}

const openAction = async (user: ReturnType<typeof chart>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: /Actions for the entry/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

const twoSections = (overrides: Partial<Transcript> = {}): Transcript =>
  transcript({
    sections: [
      { key: 'hpi', header: 'History', html: '<p>She has a cough.</p>' },
      { key: 'results', header: 'Results', html: '' },
    ],
    ...overrides,
  });

describe('the timeline', () => {
  test('goes from day to day with the arrows', async () => {
    const older = transcript({ id: 'older', createdAt: '2026-03-01T09:00:00.000Z' });
    const { user } = chart(older, transcript());
    const [first, second] = within(await screen.findByRole('navigation', { name: 'Timeline' })).getAllByRole('button');
    second!.focus();
    await user.keyboard('{ArrowLeft}');
    expect(first).toHaveFocus();
    await user.keyboard('{End}');
    expect(second).toHaveFocus();
    expect(first).toHaveAttribute('tabindex', '-1');
  });
});

describe('a long thread', () => {
  const entries = Array.from({ length: 30 }, (_, n) => {
    const createdAt = new Date(Date.UTC(2026, 2, n + 1, 9)).toISOString();
    return transcript({ id: `e-${n}`, createdAt, updatedAt: createdAt });
  });

  test('shows its newest entries, says how many are to come, and loads them again when they did not', async () => {
    const { api, stored, user } = chart(...entries);
    const world = { broken: true };
    api.on(calls.getOutline, () => stored.thread.map(threadLine));
    api.on(calls.getTranscripts, ({ query }) => {
      if (query['newest']) return stored.thread.slice(-Number(query['newest']));
      return world.broken
        ? refusal('NOT_FOUND')
        : stored.thread.filter(({ id }) => query['ids']?.split(',').includes(id));
    });
    expect(await screen.findByText('6 older entries could not be loaded.')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(24);
    // each day has its place in the line at once
    expect(within(screen.getByRole('navigation', { name: 'Timeline' })).getAllByRole('button')).toHaveLength(30);
    world.broken = false;
    await user.click(screen.getByRole('button', { name: 'Load older entries' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30));
    expect(screen.queryByText(/older entr/)).toBeNull();
  });
});

describe('late facts', () => {
  const shown = {
    facts: [{ text: 'Potassium 4.1 mmol/L.', section: 'results' }],
    sections: [twoSections().sections[0]!, { key: 'results', header: 'Results', html: '<p>Potassium 4.1 mmol/L.</p>' }],
    version: 1,
    transcript: null,
  };

  test('are shown as a diff before they are kept', async () => {
    const { api, user } = chart(twoSections());
    api.on(late.addLateFacts, ({ body }) =>
      body.keep ? { ...shown, transcript: transcript({ sections: shown.sections, version: 2 }) } : shown,
    );
    await openAction(user, 'Add late facts');
    const dialog = await screen.findByRole('dialog', { name: 'Add late facts' });
    await user.type(within(dialog).getByLabelText('Information learned after the visit'), 'Potassium 4.1 mmol/L.');
    await user.click(within(dialog).getByRole('button', { name: 'Preview in the note' }));
    expect(await within(dialog).findByText('Potassium 4.1 mmol/L.', { selector: 'ins' })).toBeVisible();
    expect(within(dialog).getByLabelText('Potassium 4.1 mmol/L.')).toHaveValue('results');
    expect(api.requests(late.addLateFacts).map(({ body }) => body.keep)).toEqual([undefined]);
    await user.click(within(dialog).getByRole('button', { name: 'Add to the note' }));
    expect(await screen.findByRole('textbox', { name: 'Results, note text' })).toHaveTextContent('Potassium');
    const kept = api.requests(late.addLateFacts).at(-1)!;
    expect(kept.body).toEqual({ facts: shown.facts, keep: true });
    expect(kept.headers.get('if-match')).toContain('1');
  });

  test('can go to another section, and are looked at again when the note changed', async () => {
    const { api, user } = chart(twoSections());
    api.on(late.addLateFacts, ({ body }) => (body.keep ? refusal('VERSION_CONFLICT') : shown));
    await openAction(user, 'Add late facts');
    const dialog = await screen.findByRole('dialog', { name: 'Add late facts' });
    await user.type(within(dialog).getByLabelText('Information learned after the visit'), 'Potassium 4.1 mmol/L.');
    await user.click(within(dialog).getByRole('button', { name: 'Preview in the note' }));
    await user.selectOptions(await within(dialog).findByLabelText('Potassium 4.1 mmol/L.'), 'History');
    await waitFor(() =>
      expect(api.requests(late.addLateFacts).at(-1)?.body.facts).toEqual([
        { text: 'Potassium 4.1 mmol/L.', section: 'hpi' },
      ]),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Add to the note' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The note has changed.');
    expect(within(dialog).getByLabelText('Information learned after the visit')).toHaveValue('Potassium 4.1 mmol/L.');
  });
});

describe('the bin of a chart', () => {
  test('gives an entry back', async () => {
    const { api, user, stored } = chart(transcript());
    const gone = transcript({ id: 'gone', createdAt: '2026-03-01T09:00:00.000Z' });
    const binned = {
      id: gone.id,
      noteId: maria.id,
      createdAt: gone.createdAt,
      kind: gone.kind,
      fileName: null,
      firstWords: 'She has a cough at night.',
      deletedAt: '2026-03-11T09:00:00.000Z',
      purgedAt: '2026-04-10T09:00:00.000Z',
    };
    api.on(bin.listEntryBin, () => (stored.thread.length === 1 ? [binned] : []));
    api.on(bin.restoreTranscript, () => {
      stored.thread = [gone, ...stored.thread];
      return gone;
    });
    await user.click(await screen.findByRole('button', { name: 'Deleted entries' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deleted entries' });
    expect(await within(dialog).findByText('She has a cough at night.')).toBeVisible();
    expect(dialog).toHaveTextContent('Permanently deleted on Apr 10, 2026');
    await user.click(within(dialog).getByRole('button', { name: /^Restore the entry of/ }));
    expect(await within(dialog).findByText(/are kept here for 30 days/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Mar 1, 2026, 1 entry' })).toBeVisible();
  });
});

describe('a blank entry', () => {
  test('has the sections of its template to type in, and is saved like any note', async () => {
    const { api, user, stored } = chart();
    const blank = transcript({
      question: '',
      utterances: [],
      sections: [],
      sentences: [],
      version: 0,
      templateId: template().id,
    });
    api.on(calls.updateTranscript, ({ body }) => {
      stored.thread = [{ ...blank, sections: body.sections ?? [], version: 1 }];
      return stored.thread[0]!;
    });
    api.on(calls.createEmptyTicket, () => refusal('UNAVAILABLE'));
    await user.click(await screen.findByRole('button', { name: 'Type the note instead' }));
    await waitFor(() => expect(api.requests(calls.createEmptyTicket)).toHaveLength(1));
    api.on(calls.createEmptyTicket, () => {
      stored.thread = [blank];
      return blank;
    });
    await user.click(await screen.findByRole('button', { name: 'Type the note instead' }));
    const plan = await screen.findByRole('textbox', { name: 'Plan, note text' });
    // the first reply may have been lost: the second try is the same action
    const keys = api.requests(calls.createEmptyTicket).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(api.requests(calls.createEmptyTicket)[0]?.body).toEqual({ noteId: maria.id, templateId: template().id });
    await user.type(plan, 'Rest.');
    await waitFor(() => expect(api.requests(calls.updateTranscript)).toHaveLength(1), { timeout: 5_000 });
    expect(api.requests(calls.updateTranscript)[0]?.body.sections).toEqual([
      { key: 'history', header: 'History', html: '' },
      { key: 'plan', header: 'Plan', html: expect.stringContaining('<p>Rest.</p>') as string },
    ]);
    expect(screen.getByRole('textbox', { name: 'Plan, note text' })).toBe(plan);
    expect(plan).toHaveFocus();
  });
});

test('the history compares any two versions', async () => {
  const { api, user } = chart(transcript({ version: 3 }));
  const version = (number: number, name: string, html: string, extraContext = ''): TranscriptVersion => ({
    version: number,
    name,
    cause: 'ai',
    createdAt: `2026-03-10T0${number}:00:00.000Z`,
    userId: 'u',
    author: 'Ada Okafor',
    engine: null,
    editDurationMs: 0,
    extraContext,
    builtFrom: [],
    sections: [{ key: 'hpi', header: 'History', html }],
  });
  api.on(versionCalls.getEditHistory, () => [
    version(3, 'Edit', '<p>One two three.</p>'),
    version(2, 'AI draft 2', '<p>One two.</p>', 'Lives alone'),
    version(1, 'AI draft 1', '<p>One.</p>'),
  ]);
  await openAction(user, 'History');
  const drawer = await screen.findByRole('dialog', { name: 'History of the note' });
  expect(await within(drawer).findByText('Changed since AI draft 2')).toBeVisible();
  await user.selectOptions(within(drawer).getByLabelText('Compared with'), '1');
  expect(within(drawer).getByText('Changed since AI draft 1')).toBeVisible();
  expect(drawer.querySelector('ins')?.textContent).toBe(' two three');
  await user.click(within(drawer).getByRole('button', { name: /AI draft 2/ }));
  await user.selectOptions(within(drawer).getByLabelText('Compared with'), '3');
  expect(within(drawer).getByText('Compared with the later Edit')).toBeVisible();
  await user.click(within(drawer).getByText('Extra context provided'));
  expect(within(drawer).getByText('Lives alone')).toBeVisible();
});
