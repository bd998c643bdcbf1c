import * as checkCalls from '@clinical/contract/checks/checks.calls';
import type { AnswerCheck, NoteCheck } from '@clinical/contract/checks/checks.schemas';
import * as notes from '@clinical/contract/notes/notes.calls';
import { listPrecharts } from '@clinical/contract/pre-chats/pre-chats.calls';
import * as templates from '@clinical/contract/templates/templates.calls';
import * as calls from '@clinical/contract/transcripts/entries.calls';
import * as generateCalls from '@clinical/contract/scribe/generate.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { note, sentence, transcript, utterance } from '../../testing/chart-builders.ts';
import { checkAnswer, noteCheck, transcriptChecks } from '../../testing/check-builders.ts';
import { refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';

const maria = note();
const cough = utterance('u1', 'I have a cough at night.', { startMs: 12_000, endMs: 15_000 });
const traced = transcript({
  sections: [{ key: 'hpi', header: 'History', html: '<p>She has a cough at night. No fever.</p>' }],
  sentences: [sentence('She has a cough at night.', cough), sentence('No fever.', cough)],
});
const rash = noteCheck({
  key: 'rash',
  kind: 'missing',
  sentence: null,
  said: 'penicillin gives me a rash',
  written: '',
  suggestion: 'Allergic to penicillin (rash).',
});

/** A chart whose newest entry has these findings. */
function chart({ found = [] as NoteCheck[], entry = traced, over = {} } = {}) {
  const api = startSignedIn();
  const stored = { entry, checks: transcriptChecks({ checks: found, ...over }) };
  api.on(notes.getNote, () => maria);
  api.on(listPrecharts, () => []);
  api.on(notes.listNotes, () => ({ items: [], nextCursor: null }));
  api.on(calls.getTranscripts, () => [stored.entry]);
  api.on(checkCalls.getChecks, () => stored.checks);
  api.on(templates.listTemplates, () => []);
  api.on(templates.listStarters, () => []);
  api.on(checkCalls.answerCheck, ({ params, body }) => {
    const answered = stored.checks.checks.map((check) =>
      check.key === params.checkId ? { ...check, answer: answerOf(body) } : check,
    );
    stored.checks = { ...stored.checks, checks: body.action === 'insert' ? [] : answered };
    if (body.action !== 'insert') return { checks: stored.checks, transcript: null };
    stored.entry = { ...stored.entry, version: 2 };
    stored.checks = { ...stored.checks, version: 2 };
    return { checks: stored.checks, transcript: stored.entry };
  });
  return { api, stored, ...renderApp(`/chat?id=${maria.id}`) };
}

const answerOf = (body: AnswerCheck) => {
  if (body.action === 'dismiss') return checkAnswer({ action: 'dismiss', reason: body.reason, text: '' });
  return body.action === 'accept' ? checkAnswer({ text: body.reason }) : null;
};
const count = (words: string) => screen.findByText(words);
const panel = () => screen.findByRole('region', { name: /^Checks of/ });

describe('the bar below the note', () => {
  test('is quiet when all is well', async () => {
    chart();
    expect(await screen.findByText('All 2 note sentences linked to the transcript')).toBeVisible();
    expect(screen.queryByText(/to review/)).toBeNull();
  });

  test('says once how much there is to review', async () => {
    chart({ found: [noteCheck(), rash] });
    expect(await count('2 to review')).toBeVisible();
    expect(screen.getAllByText(/\d+ to review/)).toHaveLength(1);
    const contradicted = () => document.querySelector<HTMLElement>('[data-source="contradicted"]');
    await waitFor(() => expect(contradicted()).not.toBeNull());
    const marked = contradicted()!;
    expect(marked).toHaveTextContent('She has a cough at night.');
    expect(marked).toHaveAttribute('title', 'Differs from the transcript');
  });

  test('warns of a checker that did badly in its self-test', async () => {
    chart({ over: { degraded: { categories: ['side'], falseAlarms: false } } });
    expect(await screen.findByRole('link', { name: 'Checks degraded' })).toHaveAttribute('href', '/checks');
  });

  test('has a text that was never checked checked at once, and tells when that fails', async () => {
    const { api, user, stored } = chart({ over: { state: 'none', version: 0 } });
    let broken = true;
    api.on(checkCalls.runChecks, () => {
      if (broken) return refusal('INTERNAL');
      stored.checks = transcriptChecks();
      return stored.checks;
    });
    await waitFor(() => expect(api.requests(checkCalls.runChecks)).toHaveLength(1));
    expect(await screen.findByRole('alert')).toHaveTextContent('Checks could not run');
    broken = false;
    await user.click(await within(await panel()).findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/All 2 note sentences linked/)).toBeVisible();
  });
});

describe('what is not known is never green', () => {
  const green = () => document.querySelector('[aria-label="Review"] .tabler-icon-circle-check');

  test('while the checks are read', async () => {
    const { api } = chart();
    const reply = Promise.withResolvers<ReturnType<typeof transcriptChecks>>();
    api.on(checkCalls.getChecks, () => reply.promise);
    expect(await screen.findByText('Checking the note against the transcript')).toBeVisible();
    expect(green()).toBeNull();
    reply.resolve(transcriptChecks());
    await waitFor(() => expect(green()).not.toBeNull());
    expect(screen.queryByText('Checking the note against the transcript')).toBeNull();
  });

  test('when they cannot be read, until they can', async () => {
    const { api, user } = chart();
    api.on(checkCalls.getChecks, () => refusal('INTERNAL'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Checks could not run');
    expect(green()).toBeNull();
    api.on(checkCalls.getChecks, () => transcriptChecks());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(green()).not.toBeNull());
  });
});

describe('the margin', () => {
  test('shows what was said and what is written, and inserts what is missing', async () => {
    const { api, user } = chart({ found: [noteCheck(), rash] });
    const flag = await within(await panel()).findByRole('listitem', { name: 'Dose differs' });
    // the first is unfolded; the others are two lines each
    expect(flag).toHaveTextContent(/Written500 mgSaid50 mg/);
    expect(flag).toHaveTextContent('cough');
    expect(flag).toHaveTextContent('Patient, 0:12');
    const missing = within(await panel()).getByRole('listitem', {
      name: 'Not in the note: Allergic to penicillin (rash).',
    });
    expect(missing).toHaveTextContent('penicillin gives me a rash');
    expect(within(missing).queryByRole('button', { name: 'Insert' })).toBeNull();
    await user.click(missing);
    expect(missing).toHaveTextContent('penicillin gives me a rash');
    expect(within(missing).getByLabelText('Inserts into History')).toHaveValue('Allergic to penicillin (rash).');
    expect(within(flag).queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.click(within(missing).getByRole('button', { name: 'Insert' }));
    expect(api.requests(checkCalls.answerCheck)[0]).toMatchObject({
      params: { checkId: 'rash' },
      body: { action: 'insert' },
    });
    expect(await screen.findByText('Inserted into History')).toBeVisible();
  });

  test('dismisses with a reason and takes it back', async () => {
    const { api, user } = chart({ found: [rash] });
    await user.click(await within(await panel()).findByRole('button', { name: 'Dismiss' }));
    await user.click(within(await panel()).getByRole('button', { name: 'Duplicate' }));
    expect(await screen.findByText('No open findings, 1 answered')).toBeVisible();
    await user.click(within(await panel()).getByText('1 answered'));
    expect(await panel()).toHaveTextContent('Dismissed: Duplicate');
    await user.click(within(await panel()).getByRole('button', { name: 'Undo' }));
    expect(await within(await panel()).findByRole('button', { name: 'Insert' })).toBeVisible();
    expect(api.requests(checkCalls.answerCheck).map(({ body }) => body.action)).toEqual(['dismiss', 'undo']);
  });

  test('lets a major flag stand only with a reason of ten characters', async () => {
    const { api, user } = chart({ found: [noteCheck()] });
    await user.click(await within(await panel()).findByRole('button', { name: 'Accept' }));
    const accept = within(await panel()).getByRole('button', { name: 'Accept' });
    await user.type(within(await panel()).getByLabelText('Reason to accept it as written'), 'Too short');
    expect(accept).toBeDisabled();
    await user.type(within(await panel()).getByLabelText('Reason to accept it as written'), ', no more');
    await user.click(accept);
    await waitFor(() => expect(api.requests(checkCalls.answerCheck)).toHaveLength(1));
    expect(api.requests(checkCalls.answerCheck)[0]?.body).toEqual({ action: 'accept', reason: 'Too short, no more' });
    await waitFor(() => expect(document.querySelector('[data-source="contradicted"]')).toBeNull());
  });

  test('is walked with the keys alone', async () => {
    const { api, user } = chart({ found: [noteCheck(), rash] });
    await count('2 to review');
    await user.keyboard('c');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-check', 'k1'));
    await user.keyboard('c');
    expect(document.activeElement).toHaveAttribute('data-check', 'rash');
    await user.keyboard('i');
    await waitFor(() => expect(api.requests(checkCalls.answerCheck)).toHaveLength(1));
    await user.keyboard('u');
    await waitFor(() =>
      expect(api.requests(checkCalls.answerCheck).map(({ body }) => body.action)).toEqual(['insert', 'undo']),
    );
  });

  test('inserts words that were changed, and all that is missing at once', async () => {
    const { api, user, stored } = chart({ found: [rash, { ...rash, key: 'late' }, { ...rash, key: 'later' }] });
    const answered = () => api.requests(checkCalls.answerCheck).map(({ params, body }) => [params.checkId, body]);
    const left = () => stored.checks.checks;
    api.on(checkCalls.answerCheck, ({ params }) => {
      stored.checks = { ...stored.checks, checks: left().filter(({ key }) => key !== params.checkId) };
      return { checks: stored.checks, transcript: null };
    });
    const words = await within(await panel()).findByLabelText('Inserts into History');
    await user.clear(words);
    await user.type(words, 'Penicillin: rash.');
    await user.click(within(await panel()).getByRole('button', { name: 'Insert' }));
    expect(await count('2 to review')).toBeVisible();
    expect(answered()).toEqual([['rash', { action: 'insert', text: 'Penicillin: rash.' }]]);
    await user.click(await within(await panel()).findByRole('button', { name: 'Insert all' }));
    expect(await screen.findByText('2 sentences inserted')).toBeVisible();
    expect(answered().slice(1)).toEqual([
      ['late', { action: 'insert' }],
      ['later', { action: 'insert' }],
    ]);
  });

  test('keeps a finding when the answer does not arrive', async () => {
    const { api, user } = chart({ found: [rash] });
    api.on(checkCalls.answerCheck, () => refusal('VERSION_CONFLICT'));
    await user.click(await within(await panel()).findByRole('button', { name: 'Insert' }));
    expect(await screen.findByText('Your answer was not saved')).toBeVisible();
    expect(within(await panel()).getByRole('button', { name: 'Insert' })).toBeVisible();
  });
});

describe('an entry that is held', () => {
  const held = (hold: Transcript['hold']) =>
    transcript({ hold, sections: [], sentences: [], version: 0, kind: 'audio', answer: '' });
  const conflict = {
    field: 'dateOfBirth',
    hard: true,
    chart: '1958-04-12',
    said: 'March 3, 1970',
    evidence: [{ utteranceId: 'u1', start: 0, end: 6, startMs: 12_000, endMs: 15_000, quote: 'I have' }],
  } as const;

  test('shows both sides, and goes on when somebody says why it is the right patient', async () => {
    const entry = held({ kind: 'identity', conflicts: [{ ...conflict, evidence: [...conflict.evidence] }] });
    const { api, user } = chart({ entry });
    const alert = (await screen.findByText('Is this the right patient?')).closest<HTMLElement>('[role=alert]')!;
    expect(alert).toHaveTextContent('Date of birthIn the chartApr 12, 1958In the visitMarch 3, 1970');
    api.on(checkCalls.answerIdentity, () => ({ transcript: { ...entry, hold: null }, taskId: null }));
    await user.click(within(alert).getByRole('button', { name: 'Right patient' }));
    await user.type(within(alert).getByLabelText('How you confirmed the patient'), 'Twin brother');
    await user.click(within(alert).getByRole('button', { name: 'Right patient, generate note' }));
    await waitFor(() => expect(screen.queryByText('Is this the right patient?')).toBeNull());
    expect(api.requests(checkCalls.answerIdentity)[0]?.body).toEqual({
      action: 'right-patient',
      reason: 'Twin brother',
    });
  });

  test('can be moved to another chart', async () => {
    const other = note({ id: '0190a000-0000-7000-8000-0000000000a2', title: 'Omar Haddad' });
    const entry = held({ kind: 'identity', conflicts: [{ ...conflict, evidence: [...conflict.evidence] }] });
    const { api, user } = chart({ entry });
    api.on(notes.listNotes, () => ({ items: [other, maria], nextCursor: null }));
    api.on(checkCalls.answerIdentity, () => ({ transcript: { ...entry, noteId: other.id }, taskId: null }));
    await user.click(await screen.findByRole('button', { name: 'Move to another chart' }));
    const dialog = await screen.findByRole('dialog', { name: /^Move the entry of/ });
    await user.type(within(dialog).getByRole('searchbox', { name: 'Patient' }), 'a');
    await user.click(await within(dialog).findByRole('radio', { name: /Omar Haddad/ }));
    expect(within(dialog).queryByRole('radio', { name: /Maria Santos/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Move entry' }));
    expect(await screen.findByText('Moved to Omar Haddad')).toBeVisible();
  });

  test('with very little speech is written only when asked anyway, without any never', async () => {
    const { api, user, stored, queryClient } = chart({ entry: held({ kind: 'speech', amount: 'little' }) });
    api.on(generateCalls.generateTranscript, () => refusal('UNAVAILABLE'));
    expect((await screen.findAllByText('Very little speech'))[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Generate anyway' }));
    await waitFor(() =>
      expect(api.requests(generateCalls.generateTranscript)[0]?.body).toMatchObject({ anyway: true }),
    );
    stored.entry = held({ kind: 'speech', amount: 'none' });
    await queryClient.invalidateQueries();
    expect((await screen.findAllByText('No speech captured'))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Generate anyway' })).toBeNull();
  });
});
