import * as recordings from '@clinical/contract/capture/recordings.calls';
import { transcribeAudio } from '@clinical/contract/capture/transcription.calls';
import * as notes from '@clinical/contract/notes/notes.calls';
import { listEngines } from '@clinical/contract/operations/operations.calls';
import * as tasks from '@clinical/contract/operations/background-tasks.calls';
import { listPrecharts } from '@clinical/contract/pre-chats/pre-chats.calls';
import * as templates from '@clinical/contract/templates/templates.calls';
import * as checks from '@clinical/contract/checks/checks.calls';
import * as bin from '@clinical/contract/transcripts/entry-bin.calls';
import * as calls from '@clinical/contract/transcripts/entries.calls';
import * as sourceCalls from '@clinical/contract/scribe/sources.calls';
import * as fileCalls from '@clinical/contract/capture/files.calls';
import * as generateCalls from '@clinical/contract/scribe/generate.calls';
import * as versionCalls from '@clinical/contract/transcripts/versions.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import * as uploads from '@clinical/contract/capture/uploads.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { trackTask } from '../lib/task-list.ts';
import { note, starter, template, transcript } from '../testing/chart-builders.ts';
import { transcriptChecks } from '../testing/check-builders.ts';
import { eventStream, refusal } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render.tsx';
import { startSignedIn } from '../testing/signed-in.ts';

const maria = note();
const taskId = '0190a000-0000-7000-8000-0000000000f1';

/** A chart with these entries; `stored` is what the server has. */
function chart(...entries: Transcript[]) {
  const api = startSignedIn();
  const stored = { thread: entries };
  api.on(notes.getNote, () => maria);
  api.on(listPrecharts, () => []);
  api.on(recordings.listRecordings, () => ({ recordings: [], made: 9 }));
  api.on(notes.listNotes, () => ({ items: [], nextCursor: null }));
  api.on(calls.getTranscripts, ({ params }) =>
    params.id === maria.id ? stored.thread : (stored.thread.find(({ id }) => id === params.id) ?? refusal('NOT_FOUND')),
  );
  api.on(calls.updateTranscript, ({ body }) => {
    const [entry] = stored.thread;
    stored.thread = [{ ...entry!, sections: body.sections ?? [], version: entry!.version + 1 }];
    return stored.thread[0]!;
  });
  api.on(checks.getChecks, ({ params }) => {
    const version = stored.thread.find(({ id }) => id === params.id)?.version ?? 1;
    return transcriptChecks({ transcriptId: params.id, version });
  });
  api.on(templates.listTemplates, () => [template()]);
  api.on(templates.listStarters, () => [starter()]);
  return { api, stored, ...renderApp(`/chat?id=${maria.id}`) };
}

type Chart = ReturnType<typeof chart>;

/** The field for a transcript, in its tab. */
async function transcriptField(user: Chart['user']) {
  await user.click(await screen.findByRole('tab', { name: 'Paste' }));
  return screen.findByLabelText('Transcript');
}

const text = () => screen.findByRole('textbox', { name: 'History, note text' });

describe('the chart', () => {
  test('says whose it is', async () => {
    chart();
    const banner = (await screen.findByRole('heading', { name: 'Maria Santos' })).closest('header')!;
    expect(banner).toHaveTextContent('Apr 12, 1958');
    expect(banner).toHaveTextContent('Female');
    expect(banner).toHaveTextContent('4471-A');
  });

  test('shows entries from the oldest to the newest under their days, the newest open', async () => {
    const older = transcript({ id: 'older', createdAt: '2026-03-01T09:00:00.000Z' });
    const { user } = chart(transcript(), older);
    const days = await screen.findAllByRole('heading', { level: 2, name: /2026/ });
    expect(days.map((day) => day.textContent)).toEqual(['Mar 1, 2026', 'Mar 10, 2026']);
    const [first, second] = screen.getAllByRole('article').map((article) => within(article).getAllByRole('button')[0]!);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(second).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Mar 1, 2026, 1 entry' }));
    expect(first).toHaveAttribute('aria-expanded', 'true');
  });

  test('that never had an entry offers no deleted ones', async () => {
    chart();
    await screen.findByRole('button', { name: 'Start recording' });
    expect(screen.queryByRole('button', { name: 'Deleted entries' })).toBeNull();
  });

  test('that is not there says so and offers another try', async () => {
    const { api } = chart();
    api.on(notes.getNote, () => refusal('NOT_FOUND'));
    expect(await screen.findByText('The chart could not be loaded')).toBeVisible();
  });
});

describe('a new entry', () => {
  test('from a pasted transcript starts a note with my template and shows its progress', async () => {
    const { api, user, stored } = chart();
    api.on(sourceCalls.saveTranscript, ({ body }) => {
      const entry = transcript({ question: body.question, sections: [], sentences: [], taskId });
      stored.thread = [entry];
      return { transcript: entry, taskId };
    });
    await user.type(await transcriptField(user), 'Doctor: hello');
    await user.click(screen.getByRole('button', { name: 'Generate note' }));
    const entry = await screen.findByRole('article');
    expect(api.requests(sourceCalls.saveTranscript)[0]?.body).toMatchObject({
      noteId: maria.id,
      question: 'Doctor: hello',
      templateId: template().id,
      generate: true,
    });
    expect(within(entry).getAllByText('Waiting to process')[0]).toBeVisible();
    act(() => trackTask({ taskId, status: 'progress', progress: 40 }));
    expect(within(entry).getAllByText('Processing note: 40%')[0]).toBeVisible();
    stored.thread = [transcript({ taskId: null })];
    act(() => trackTask({ taskId, status: 'success' }));
    expect(await text()).toHaveTextContent('She has a cough at night. No fever.');
  });

  test('keeps the text when the server refuses, and says why', async () => {
    const { api, user } = chart();
    api.on(sourceCalls.saveTranscript, () => refusal('EMPTY_SOURCE'));
    const field = await transcriptField(user);
    await user.type(field, '...');
    await user.click(screen.getByRole('button', { name: 'Generate note' }));
    expect(await screen.findByText('There is no text to generate a note from.')).toBeVisible();
    expect(field).toHaveValue('...');
  });

  test('takes extra context along, with text and with files', async () => {
    const { api, user } = chart();
    api.on(sourceCalls.saveTranscript, () => ({ transcript: transcript(), taskId }));
    api.on(fileCalls.uploadAudioFiles, () => ({ taskId: null, transcripts: [] }));
    await user.type(await transcriptField(user), 'Doctor: hello');
    await user.upload(screen.getByLabelText('Files'), [new File(['x'], 'visit.txt')]);
    await user.click(screen.getByText('Add extra clinical context'));
    await user.type(screen.getByLabelText('Extra clinical context'), 'HbA1c 7.2 %');
    await user.click(screen.getByRole('button', { name: 'Generate note' }));
    await waitFor(() => expect(api.requests(fileCalls.uploadAudioFiles)).toHaveLength(1));
    expect(api.requests(sourceCalls.saveTranscript)[0]?.body.extraContext).toBe('HbA1c 7.2 %');
    const form = api.requests(fileCalls.uploadAudioFiles)[0]?.body as unknown as FormData;
    expect(form.get('extraContext')).toBe('HbA1c 7.2 %');
  });

  test('offers to generate only when there is a text or a file', async () => {
    const { user } = chart();
    const field = await transcriptField(user);
    expect(screen.queryByRole('button', { name: 'Generate note' })).toBeNull();
    await user.type(field, 'Doctor: hello');
    expect(screen.getByRole('button', { name: 'Generate note' })).not.toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('button', { name: 'Generate note' })).toBeNull();
    await user.upload(screen.getByLabelText('Files'), [new File(['Doctor: hello'], 'visit.txt')]);
    expect(screen.getByRole('button', { name: 'Generate note' })).not.toBeDisabled();
    expect(screen.getByRole('tab', { name: /^Upload/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('with a starter posts a copy of it first', async () => {
    const { api, user } = chart();
    api.on(templates.listTemplates, () => []);
    api.on(templates.createTemplate, ({ body }) => template({ id: 'copy', title: body.title }));
    api.on(sourceCalls.saveTranscript, () => ({ transcript: transcript(), taskId }));
    await user.type(await transcriptField(user), 'Doctor: hello');
    await user.click(screen.getByRole('button', { name: 'Generate note' }));
    await waitFor(() => expect(api.requests(sourceCalls.saveTranscript)[0]?.body.templateId).toBe('copy'));
  });

  test('from files refuses what it cannot use and uploads the rest', async () => {
    const { api, user, stored } = chart();
    api.on(fileCalls.uploadAudioFiles, () => {
      stored.thread = [transcript({ fileName: 'visit.txt' })];
      return { taskId: null, transcripts: stored.thread };
    });
    const files = [
      new File(['Doctor: hello'], 'visit.txt'),
      new File(['%PDF'], 'scan.pages'),
      new File([], 'empty.vtt'),
    ];
    await user.click(await screen.findByRole('tab', { name: 'Upload' }));
    const place = screen.getByRole('group', { name: 'Drop files here or choose them' });
    fireEvent.drop(place, { dataTransfer: { files } });
    expect(screen.getByText(/“scan.pages” is not a transcript, audio, a picture or a PDF/)).toBeVisible();
    expect(screen.getByText('“empty.vtt” is empty.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Generate note' }));
    expect(await screen.findByRole('article')).toHaveTextContent('visit.txt');
    const form = api.requests(fileCalls.uploadAudioFiles)[0]?.body as unknown as FormData;
    expect([form.get('noteId'), (form.get('files') as File).name]).toEqual([maria.id, 'visit.txt']);
  });

  test('from a large file sends it in pieces and makes the entry of them; what was left half-way is offered', async () => {
    const { api, user, stored } = chart();
    const modifiedAt = '2026-03-10T08:00:00.000Z';
    const upload = { id: 'up-1', noteId: maria.id, kind: 'audio' as const, keptUntil: modifiedAt, modifiedAt };
    const left = { ...upload, id: 'up-0', fileName: 'last week.wav', size: 200_000, pieces: 4, next: 1 };
    api.on(uploads.listUploads, () => [left]);
    api.on(uploads.discardUpload, () => ({ ok: true as const }));
    api.on(uploads.startUpload, ({ body }) => ({ ...upload, ...body, pieces: 2, next: 0 }));
    api.on(uploads.storePiece, ({ params: { id, n } }) => ({ id, n, next: n + 1 }));
    api.on(uploads.finishUploads, () => {
      stored.thread = [transcript({ fileName: 'visit.txt' })];
      return { taskId: null, transcripts: stored.thread };
    });
    await user.click(await screen.findByRole('tab', { name: 'Upload 1' }));
    expect(await screen.findByText('25% sent. Select the file again to resume.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard last week.wav' }));
    expect(api.requests(uploads.discardUpload)[0]?.params.id).toBe('up-0');
    await user.upload(screen.getByLabelText('Files'), [new File(['Doctor: hello. '.repeat(5_000)], 'visit.txt')]);
    await user.click(screen.getByRole('button', { name: 'Generate note' }));
    expect(await screen.findByRole('article')).toHaveTextContent('visit.txt');
    expect(
      api
        .requests(uploads.storePiece)
        .map(({ params }) => Number(params.n))
        .toSorted(),
    ).toEqual([0, 1]);
    expect(api.requests(uploads.finishUploads)[0]?.body).toMatchObject({
      noteId: maria.id,
      kind: 'audio',
      uploads: [{ id: 'up-1', digest: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    });
  });

  test('whose upload failed is kept and sent again on request', async () => {
    const { api, user } = chart();
    api.on(fileCalls.uploadAudioFiles, () => refusal('UNREADABLE_SOURCE'));
    await user.upload(await screen.findByLabelText('Files'), [new File(['x'], 'visit.txt')]);
    await user.click(screen.getByRole('button', { name: 'Generate note' }));
    expect(await screen.findByText('The file could not be read.')).toBeVisible();
    api.on(fileCalls.uploadAudioFiles, () => ({ taskId: null, transcripts: [] }));
    await user.click(screen.getByRole('button', { name: 'Resend visit.txt' }));
    expect(await screen.findByText('Sent')).toBeVisible();
  });
});

describe('an entry', () => {
  test('without a note can be given one', async () => {
    const { api, user } = chart(transcript({ sections: [], sentences: [] }));
    api.on(generateCalls.generateTranscript, () => eventStream([{ type: 'task', taskId }]) as never);
    const entry = await screen.findByRole('article');
    expect(within(entry).getByText('No note has been generated from this source yet.')).toBeVisible();
    // the form alone: a menu that does the same is not shown
    await user.click(within(entry).getByRole('button', { name: 'Generate note' }));
    await waitFor(() => expect(api.requests(generateCalls.generateTranscript)[0]?.body.templateId).toBe(template().id));
  });

  test('whose job failed says why and can be tried again', async () => {
    const { api, user } = chart(transcript({ sections: [], sentences: [], taskId }));
    api.on(tasks.retryBackgroundTask, () => ({
      taskId,
      status: 'pending' as const,
      result: {
        noteId: maria.id,
        noteTitle: maria.title,
        progress: null,
        message: '',
        localEngine: false,
        credits: null,
      },
    }));
    const entry = await screen.findByRole('article');
    act(() => trackTask({ taskId, status: 'failure', message: 'The AI service did not answer.' }));
    expect(await within(entry).findByText(/The AI service did not answer./)).toBeVisible();
    await user.click(within(entry).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(api.requests(tasks.retryBackgroundTask)).toHaveLength(1));
  });

  test('with audio and no text waits for a speech engine', async () => {
    const asset = { name: 'original', fileName: 'visit.wav', mediaType: 'audio/wav', size: 5 };
    chart(transcript({ kind: 'audio', question: '', utterances: [], sections: [], sentences: [], assets: [asset] }));
    expect(await screen.findByText('Waiting for a speech engine')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Recording' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Transcript of the audio' })).toBeVisible();
  });

  test('whose transcription was cancelled is not called failed, and is transcribed again from its menu', async () => {
    const asset = { name: 'original', fileName: 'visit.wav', mediaType: 'audio/wav', size: 5 };
    const failure = { taskId, message: 'Cancelled', localEngine: false, cancelled: true as const };
    const speech = {
      state: 'failed' as const,
      engine: null,
      draft: false,
      reviewed: [],
      language: 'en',
      durationMs: 60_000,
      missing: [],
      failure: null,
      gaps: [],
    };
    const silent = { question: '', utterances: [], sections: [], sentences: [], assets: [asset] };
    const { api, user } = chart(transcript({ kind: 'recording', ...silent, failure, speech }));
    api.on(listEngines, () => [{ area: 'speech', engine: 'deepgram', label: 'Deepgram', reason: '' }]);
    api.on(transcribeAudio, () => ({ taskId }));
    const entry = await screen.findByRole('article');
    expect(await within(entry).findByText('Cancelled', { selector: 'p' })).toBeVisible();
    expect(within(entry).queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Actions for the entry/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Try transcribing again' }));
    await waitFor(() => expect(api.requests(transcribeAudio)).toHaveLength(1));
  });

  test('is deleted after a question and comes back with Undo', async () => {
    const { api, user, stored } = chart(transcript());
    api.on(calls.deleteTranscript, () => {
      stored.thread = [];
      return { ok: true };
    });
    api.on(bin.restoreTranscript, () => {
      stored.thread = [transcript()];
      return transcript();
    });
    await user.click(await screen.findByRole('button', { name: /Actions for the entry/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete entry' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete entry' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(api.requests(calls.deleteTranscript)).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  test('can be tagged', async () => {
    const { api, user } = chart(transcript());
    api.on(calls.updateTranscriptTag, ({ body }) => transcript({ tag: body.tag }));
    await user.click(await screen.findByRole('button', { name: /Actions for the entry/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Tag this entry' }));
    await user.type(await screen.findByRole('textbox', { name: 'Tag' }), 'Follow-up{Enter}');
    expect(await within(screen.getByRole('article')).findByText('Follow-up')).toBeVisible();
  });

  test('says which tag somebody else set meanwhile, and replaces it only then', async () => {
    const { api, user } = chart(transcript());
    api.on(calls.updateTranscriptTag, ({ body }) =>
      body.before === 'Knee'
        ? transcript({ tag: body.tag })
        : refusal('VERSION_CONFLICT', { detail: [{ loc: ['body', 'tag', 'theirs'], msg: 'Knee' }] }),
    );
    await user.click(await screen.findByRole('button', { name: /Actions for the entry/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Tag this entry' }));
    await user.type(await screen.findByRole('textbox', { name: 'Tag' }), 'Hip{Enter}');
    expect(await screen.findByText(/Someone else set the tag “Knee”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save tag' }));
    expect(await within(screen.getByRole('article')).findByText('Hip')).toBeVisible();
  });
});

describe('evidence', () => {
  test('says in words how many sentences have no source', async () => {
    chart(transcript());
    expect(await screen.findByText('1 sentence without a source')).toBeVisible();
    const unsourced = (await text()).querySelector('[data-source="unsourced"]');
    expect(unsourced).toHaveTextContent('No fever.');
  });

  test('an utterance tells how many sentences use it and marks them', async () => {
    const { user } = chart(transcript());
    const field = await text();
    await user.click(screen.getByRole('button', { name: 'Used in 1 sentence of the note' }));
    await waitFor(() => expect(field.querySelector('[data-marked]')?.textContent).toBe('She has a cough at night.'));
  });

  test('the next sentence without a source is shown on request', async () => {
    const { user } = chart(transcript());
    const field = await text();
    await user.click(screen.getByRole('button', { name: 'Show the next sentence without a source' }));
    await waitFor(() => expect(field.querySelector('[data-marked]')?.textContent).toBe('No fever.'));
    expect(screen.getByText('No source in the transcript')).toBeVisible();
  });
});

describe('copying', () => {
  test('puts the draft line first and says how to keep formatting', async () => {
    const { user } = chart(transcript());
    await user.click(await screen.findByRole('button', { name: 'Copy note' }));
    expect(await screen.findByText('Copied to clipboard. Need bold and tables?')).toBeVisible();
    expect(screen.getByText('Turn on rich formatting in the Automation Rules page.')).toBeVisible();
    const copied = await navigator.clipboard.readText();
    expect(copied.split('\n')).toEqual([
      'DRAFT, not reviewed',
      '',
      'History',
      'She has a cough at night. No fever. [no source]',
    ]);
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('switch', { name: /^Rich formatting/ })).toBeVisible();
  });

  test('says so when the browser refuses', async () => {
    const { user } = chart(transcript());
    const button = await screen.findByRole('button', { name: 'Copy note' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(button);
    expect(await screen.findByText('Failed to copy')).toBeVisible();
    expect(screen.getByText('Unable to copy text.')).toBeVisible();
  });
});

test('the history shows who changed what, and an earlier version is restored', async () => {
  const { api, user } = chart(transcript({ version: 2 }));
  const version = {
    cause: 'edit' as const,
    userId: 'u',
    engine: null,
    editDurationMs: 0,
    extraContext: '',
    builtFrom: [],
  };
  const before = [{ key: 'hpi', header: 'History', html: '<p>She has a cough.</p>' }];
  api.on(versionCalls.getEditHistory, () => [
    {
      ...version,
      version: 2,
      name: 'Edit',
      author: 'Ben Ode',
      createdAt: '2026-03-10T10:00:00.000Z',
      sections: transcript().sections,
    },
    {
      ...version,
      version: 1,
      name: 'AI draft 1',
      author: 'Ada Okafor',
      createdAt: '2026-03-10T09:00:00.000Z',
      sections: before,
    },
  ]);
  api.on(versionCalls.restoreVersion, () => transcript({ version: 3, sections: before }));
  await user.click(await screen.findByRole('button', { name: /Actions for the entry/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  const drawer = await screen.findByRole('dialog', { name: 'History of the note' });
  expect(await within(drawer).findByText(/Ben Ode/)).toBeVisible();
  expect(drawer.querySelector('ins')?.textContent).toBe(' at night. No fever');
  await user.click(within(drawer).getByRole('button', { name: /AI draft 1/ }));
  await user.click(within(drawer).getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(api.requests(versionCalls.restoreVersion)[0]?.body).toEqual({ version: 1 }));
  // the newest version that is shown: one saved since is not replaced
  expect(api.requests(versionCalls.restoreVersion)[0]?.headers.get('if-match')).toContain('2');
  expect(await text()).toHaveTextContent('She has a cough.');
});

test('a note that may only be read shows its sources sentence by sentence with the arrows', async () => {
  const { user } = chart(
    transcript({ abilities: { edit: false, delete: false, generate: false, annotate: false, release: false } }),
  );
  const field = await text();
  act(() => field.focus());
  await waitFor(() => expect(field.querySelector('[data-marked]')?.textContent).toBe('She has a cough at night.'));
  expect(screen.getByText('I have a cough at night.', { selector: 'q' })).toBeVisible();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(field.querySelector('[data-marked]')?.textContent).toBe('No fever.'));
});
