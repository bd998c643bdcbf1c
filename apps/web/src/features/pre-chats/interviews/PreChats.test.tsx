import { listNotes } from '@clinical/contract/notes/notes.calls';
import * as calls from '@clinical/contract/pre-chats/interviews.calls';
import { interviewPrompts } from '@clinical/contract/pre-chats/interviews.rules';
import type { PreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import * as prechats from '@clinical/contract/pre-chats/pre-chats.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { note } from '../../../testing/chart-builders.ts';
import { type FakeApi, refusal } from '../../../testing/fake-api.ts';
import { preChat, preChatItem, preChatSequence, preChatTurn, redFlag } from '../../../testing/interview-builders.ts';
import { renderApp } from '../../../testing/render.tsx';
import { startSignedIn } from '../../../testing/signed-in.ts';

const address = `/pre-chats/${preChat().id}`;

/** A pre-chat as a server would hold it. */
function startPreChat(first: PreChat): FakeApi & { show: (chat: PreChat) => void } {
  const api = startSignedIn();
  let shown = first;
  api.on(listNotes, () => [note({ title: 'Maria Lind' })]);
  api.on(prechats.getPrechat, () => shown);
  api.on(prechats.listPrechats, () => [preChatItem()]);
  api.on(calls.markPreChatRead, () => (shown = { ...shown, readAt: '2026-03-10T10:00:00.000Z' }));
  return Object.assign(api, { show: (chat: PreChat) => void (shown = chat) });
}

it('lists pre-chats, those with a warning sign first, and says what will be here', async () => {
  const api = startPreChat(preChat());
  const flags = [{ level: 'emergency' as const, name: 'Possible heart attack' }];
  api.on(prechats.listPrechats, () => [
    preChatItem(),
    preChatItem({ id: 'p-2', title: 'Phone call', patient: null, state: 'emergency', flags }),
  ]);
  renderApp('/pre-chats');
  const links = await screen.findAllByRole('link', { name: /Open pre-chat/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Phone call', 'Maria Lind']);
  expect(screen.getByText('Emergency')).toBeDefined();
  expect(screen.getByText('Intake · Possible heart attack')).toBeDefined();
});

it('says that nothing is there yet, and lets a list that failed be asked for again', async () => {
  const api = startPreChat(preChat());
  api.on(prechats.listPrechats, () => refusal('INTERNAL'));
  const { user } = renderApp('/pre-chats');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on(prechats.listPrechats, () => []);
  await user.click(retry);
  expect(await screen.findByText('No pre-chats yet')).toBeDefined();
});

it('begins one with a template, a language and a first question', async () => {
  const api = startPreChat(preChat());
  api.on(prechats.createPrechat, ({ body }) => preChat({ id: body.id }));
  const { user } = renderApp('/pre-chats');
  await user.click(await screen.findByRole('button', { name: 'New pre-chat' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New pre-chat' }));
  await user.selectOptions(dialog.getByLabelText('Questions'), 'Follow-up');
  await user.selectOptions(dialog.getByLabelText('Follow-up of'), 'Diabetes');
  await user.selectOptions(dialog.getByLabelText('Language of the patient'), 'Spanish');
  await user.type(dialog.getByLabelText('First question (optional)'), 'Any lows?');
  await user.click(dialog.getByRole('button', { name: 'Begin' }));
  expect(await screen.findByText('When did it start?')).toBeDefined();
  expect(api.requests(prechats.createPrechat)[0]?.body).toMatchObject({
    prompt_id: interviewPrompts['follow-up'],
    followUp: 'diabetes',
    locale: 'es',
    noteId: null,
    question: 'Any lows?',
  });
});

it('sends an answer with Enter under one id, keeps it when that fails, and asks the next question', async () => {
  const api = startPreChat(preChat());
  api.on(prechats.updatePrechat, () => refusal('INTERNAL', { message: 'Try again.' }));
  const { user } = renderApp(address);
  const field = await screen.findByRole('textbox', { name: 'Answer' });
  await user.type(field, 'Two days ago{Enter}');
  expect(await screen.findByText('Try again.')).toBeDefined();
  expect((field as HTMLTextAreaElement).value).toBe('Two days ago');
  const next = { text: 'Where does it hurt?', choices: [], number: 3, most: 10, introduction: null };
  const after = preChat({ sequences: [preChatSequence({ question: next })] });
  api.on(prechats.updatePrechat, () => (api.show(after), after));
  await user.type(field, '{Enter}');
  expect(await screen.findByText('Where does it hurt?')).toBeDefined();
  const sent = api.requests(prechats.updatePrechat).map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ question: 'When did it start?', answer: 'Two days ago' });
  expect(sent[0]?.turnId).toBe(sent[1]?.turnId);
  expect((screen.getByRole('textbox', { name: 'Answer' }) as HTMLTextAreaElement).value).toBe('');
});

it('answers a questionnaire with one of its choices', async () => {
  const question = {
    text: 'Feeling down?',
    choices: ['0 Not at all', '1 Several days'],
    number: 2,
    most: 9,
    introduction: null,
  };
  const api = startPreChat(preChat({ sequences: [preChatSequence({ question })] }));
  api.on(prechats.updatePrechat, () => preChat());
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: '1 Several days' }));
  await waitFor(() => expect(api.requests(prechats.updatePrechat)[0]?.body.answer).toBe('1 Several days'));
});

it('shows what warns with its words, and clears it with a reason only', async () => {
  const flagged = preChat({
    state: 'emergency',
    flags: [redFlag()],
    sequences: [preChatSequence({ state: 'flagged', question: null, closing: 'Call 911 now.' })],
  });
  const api = startPreChat(flagged);
  const cleared = { by: 'Ada Okafor', at: '2026-03-10T10:00:00.000Z', reason: 'Seen.' };
  api.on(calls.clearFlag, (): PreChat => ({ ...flagged, state: 'done', flags: [redFlag({ cleared })] }));
  const { user } = renderApp(address);
  const card = within(await screen.findByRole('region', { name: 'Possible heart attack' }));
  expect(card.getByText('My chest hurts.')).toBeDefined();
  expect(screen.getByText('Call 911 now.')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Answer' })).toBeNull();
  await user.click(card.getByRole('button', { name: 'Clear with a reason' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clear this warning sign?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Seen.');
  await user.click(dialog.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText(/Cleared by Ada Okafor, .*: Seen\./)).toBeDefined();
  expect(api.requests(calls.clearFlag)[0]?.body).toEqual({ reason: 'Seen.' });
});

it('says who read answers that ended, once', async () => {
  const api = startPreChat(
    preChat({ state: 'done', sequences: [preChatSequence({ state: 'answered', question: null })] }),
  );
  renderApp(address);
  expect(await screen.findByText(/Read Mar 10, 2026/)).toBeDefined();
  expect(api.requests(calls.markPreChatRead)).toHaveLength(1);
});

it('has answers that came to an open page read only when somebody is there', async () => {
  const api = startPreChat(preChat());
  const ended = preChat({ state: 'done', sequences: [preChatSequence({ state: 'answered', question: null })] });
  api.on(prechats.updatePrechat, () => {
    api.show(ended);
    return ended;
  });
  const { user } = renderApp(address);
  await user.type(await screen.findByRole('textbox', { name: 'Answer' }), 'No.{Enter}');
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Answer' })).toBeNull();
  expect(api.requests(calls.markPreChatRead)).toHaveLength(0);
  await user.keyboard('{Shift}');
  expect(await screen.findByText(/Read Mar 10, 2026/)).toBeDefined();
  expect(api.requests(calls.markPreChatRead)).toHaveLength(1);
});

it('corrects an answer and shows what it said before', async () => {
  const api = startPreChat(preChat());
  const corrections = [{ before: 'A cough for two weeks.', by: 'Ada Okafor', at: '2026-03-10T10:00:00.000Z' }];
  const turn = preChatTurn({ answer: 'For a month.', version: 2, corrections });
  api.on(prechats.updatePrechat, () => preChat({ sequences: [preChatSequence({ turns: [turn] })] }));
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Correct answer 1' }));
  const dialogue = within(screen.getByRole('region', { name: 'Dialogue' }));
  const field = dialogue.getByRole('textbox', { name: 'Answer' });
  await user.clear(field);
  await user.type(field, 'For a month.');
  await user.click(dialogue.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Before: A cough for two weeks\./)).toBeDefined();
  expect(api.requests(prechats.updatePrechat)[0]?.body).toEqual({
    answer: 'For a month.',
    turnId: preChatTurn().id,
    version: 1,
  });
});

it('sets what the patient says beside the chart, with its answer', async () => {
  const conflict = {
    about: 'allergy' as const,
    subject: 'penicillin',
    chart: 'Allergic to penicillin.',
    told: 'No allergies',
    quote: 'No allergies at all.',
    turnId: preChatTurn().id,
  };
  const { summary } = preChatSequence();
  startPreChat(preChat({ sequences: [preChatSequence({ summary: { ...summary, conflicts: [conflict] } })] }));
  renderApp(address);
  const list = within(await screen.findByRole('region', { name: 'Differs from the chart' }));
  expect(list.getByText('No allergies at all.')).toBeDefined();
  expect(list.getByText('Allergic to penicillin.')).toBeDefined();
  expect(list.getByRole('button', { name: 'Answer 1' })).toBeDefined();
});

it('becomes an entry of the chart that is chosen', async () => {
  const api = startPreChat(preChat({ noteId: null, patient: null }));
  api.on(calls.transferPreChat, () => {
    const transferred = { entryId: 'e-1', noteId: note().id, at: '2026-03-10T10:00:00.000Z' };
    const abilities = { answer: false, transfer: false, clear: true, delete: false, link: false };
    api.show(preChat({ state: 'transferred', transferred, abilities }));
    return { entryId: 'e-1', noteId: note().id };
  });
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Transfer to chart' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer to which chart?' }));
  await user.type(dialog.getByRole('combobox', { name: 'Patient' }), 'Maria');
  await user.click(await screen.findByRole('option', { name: 'Maria Lind' }));
  await user.click(dialog.getByRole('button', { name: 'Transfer to chart' }));
  expect(await screen.findByRole('link', { name: 'Open the chart' })).toBeDefined();
  expect(api.requests(calls.transferPreChat)[0]?.body).toEqual({ noteId: note().id });
});
