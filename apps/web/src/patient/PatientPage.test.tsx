import { greetPatient, reportByLink, usePatientLink } from '@clinical/contract/patient-links/patient-links.calls';
import type { LinkedSummary, LinkView } from '@clinical/contract/patient-links/patient-links.schemas';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setLocale } from '../lib/locale.ts';
import { type FakeApi, refusal, startFakeApi } from '../testing/fake-api.ts';
import { linkView } from '../testing/interview-builders.ts';
import { linkOf } from './link-server.ts';
import { ownLocale } from './own-locale.ts';
import { PatientPage } from './PatientPage.tsx';
import { dateOf } from './BirthFields.tsx';

let api: FakeApi;
beforeEach(() => {
  setLocale('en');
  sessionStorage.clear();
  api = startFakeApi();
  api.on(greetPatient, () => ({ state: 'open' as const, kind: 'pre-chat' as const }));
});
afterEach(() => {
  setLocale('en');
  document.documentElement.lang = 'en';
});

const second = linkView({ question: { text: 'When did it start?', choices: [], number: 2, most: 10 } });
const sent = () => api.requests(usePatientLink).map(({ body }) => body);
const answers = () => sent().flatMap((each) => (each.do === 'answer' ? [each] : []));

function openPage(token = 'link-1') {
  const view = render(<PatientPage link={{ token, secret: 'secret-1' }} />);
  return { ...view, user: userEvent.setup() };
}
async function enterDate(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(await screen.findByLabelText('Month'), 'March');
  await user.type(screen.getByLabelText('Day'), '14');
  await user.type(screen.getByLabelText('Year'), '1958');
  await user.click(screen.getByRole('button', { name: 'Begin' }));
}
async function openQuestion(view: LinkView = linkView()) {
  api.on(usePatientLink, () => view);
  const page = openPage();
  await enterDate(page.user);
  await screen.findByRole('heading', { name: view.question?.text ?? /./ });
  return page;
}

it('says that an AI asks and a person reads, and asks who answers and the date of birth before anything else', async () => {
  const { user } = openPage();
  expect(await screen.findByText(/An AI asks a few short questions. A person at the clinic reads/)).toBeVisible();
  expect(document.body.textContent).not.toContain('Harbour');
  expect(sent()).toEqual([]);
  await user.click(screen.getByLabelText('I am a parent of the patient'));
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(screen.getByRole('alert').textContent).toBe('Enter the month, the day and the year.');
  api.on(usePatientLink, () => linkView());
  await enterDate(user);
  const heading = await screen.findByRole('heading', { name: 'What is the main reason for this visit?' });
  expect(document.activeElement).toBe(heading);
  expect(sent()).toEqual([{ do: 'open', secret: 'secret-1', dateOfBirth: '1958-03-14', reader: 'parent' }]);
  expect(screen.getByText('Question 1 of at most 10')).toBeVisible();
});

it('has one text for each reason that the link does not open, and another for too many tries', async () => {
  api.on(usePatientLink, () => refusal('NOT_FOUND'));
  const { user } = openPage();
  await enterDate(user);
  await expect
    .poll(() => screen.getByRole('alert').textContent)
    .toContain('The date of birth is not right, or the link');
  api.on(usePatientLink, () => refusal('RATE_LIMITED'));
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('Wait 15 minutes');
});

it('says at once that a link is over, in the language that is chosen', async () => {
  api.on(greetPatient, () => ({ state: 'over' as const, kind: null }));
  const { user } = openPage();
  expect(await screen.findByText('This link is not valid any more')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(screen.getByText('Pida un enlace nuevo a la clínica.')).toBeVisible();
  expect(document.documentElement.lang).toBe('es');
});

it('asks one question after the other, and ends with who reads the answers', async () => {
  const { user } = await openQuestion();
  api.on(usePatientLink, () => second);
  await user.type(screen.getByLabelText('Your answer'), 'A cough.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'When did it start?' }));
  expect(screen.getByLabelText('Your answer')).toHaveProperty('value', '');
  const closing = 'A person at the clinic will read your answers.';
  api.on(usePatientLink, () => linkView({ state: 'ended', question: null, closing }));
  await user.type(screen.getByLabelText('Your answer'), 'Two weeks ago.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(screen.getByText(closing)).toBeVisible();
  expect(screen.getByRole('status').textContent).toContain('Nobody has read them yet.');
  expect(answers().map(({ question, answer }) => [question, answer])).toEqual([
    ['What is the main reason for this visit?', 'A cough.'],
    ['When did it start?', 'Two weeks ago.'],
  ]);
  expect(sessionStorage).toHaveLength(0);
  expect(document.body.textContent).not.toContain('A cough.');
});

it('offers choices as buttons', async () => {
  const question = { text: 'How often?', choices: ['0 Not at all', '1 Several days'], number: 1, most: 2 };
  const { user } = await openQuestion(linkView({ question }));
  api.on(usePatientLink, () => second);
  await user.click(
    within(screen.getByRole('group', { name: 'How often?' })).getByRole('button', { name: 'Several days' }),
  );
  await screen.findByRole('heading', { name: 'When did it start?' });
  expect(answers()[0]).toMatchObject({ answer: '1 Several days', visit: 'visit-1' });
});

it('stores an answer without a connection, and sends the same one when there is one, after a reload as well', async () => {
  const { user, unmount } = await openQuestion();
  api.on(usePatientLink, () => {
    throw new TypeError('Failed to fetch');
  });
  await user.type(screen.getByLabelText('Your answer'), 'A cough.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/No connection. Your answer will be sent/)).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.poll(() => answers().length).toBeGreaterThan(1);
  unmount();
  const again = await openQuestion();
  api.on(usePatientLink, () => second);
  dispatchEvent(new Event('online'));
  await screen.findByRole('heading', { name: 'When did it start?' });
  const ids = answers().map(({ turnId }) => turnId);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(sessionStorage).toHaveLength(0);
  again.unmount();
});

it('sends no stored answer to the link of another patient', async () => {
  sessionStorage.setItem(
    'unsent-answer',
    JSON.stringify({ token: 'link-2', turnId: 't', question: linkView().question!.text, answer: 'Theirs.' }),
  );
  await openQuestion();
  expect(screen.getByLabelText('Your answer')).toHaveProperty('value', '');
  expect(sessionStorage).toHaveLength(0);
});

it('shows the next question when another window was faster', async () => {
  const { user } = await openQuestion();
  api.on(usePatientLink, ({ body }) => (body.do === 'answer' ? refusal('CONFLICT') : second));
  await user.type(screen.getByLabelText('Your answer'), 'A cough.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: 'When did it start?' })).toBeVisible();
  expect(screen.getByRole('status').textContent).toBe('The last question was answered in another window.');
  expect(screen.getByLabelText('Your answer')).toHaveProperty('value', '');
});

it('asks for the date again after an hour, and stops when the link was revoked', async () => {
  const { user } = await openQuestion();
  api.on(usePatientLink, () => refusal('NOT_FOUND'));
  await user.type(screen.getByLabelText('Your answer'), 'A cough.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Enter the date of birth again to continue.')).toBeVisible();
  expect(sessionStorage).toHaveLength(1);
  cleanup();
  api.on(greetPatient, () => ({ state: 'over' as const, kind: null }));
  openPage();
  expect(await screen.findByText('This link is not valid any more')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it('shows in an emergency whom to call, with numbers that can be tapped, and no thanks', async () => {
  const { user } = await openQuestion();
  const closing = 'Call 911 now, or 988 for a crisis.';
  api.on(usePatientLink, () => linkView({ state: 'emergency', question: null, closing }));
  await user.type(screen.getByLabelText('Your answer'), 'My chest hurts.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Get help now' }));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:911', 'tel:988']);
  expect(screen.queryByText('Thank you')).toBeNull();
  expect(screen.queryByText(/Nobody has read/)).toBeNull();
});

it('says when the answers were read', async () => {
  await openQuestionless(linkView({ state: 'ended', question: null, readAt: '2026-03-10T10:00:00.000Z' }));
  expect(screen.getByRole('status').textContent).toMatch(/^The clinic read your answers: March 10, 2026/);
});
async function openQuestionless(view: LinkView) {
  api.on(usePatientLink, () => view);
  const { user } = openPage();
  await enterDate(user);
  await screen.findByRole('heading', { name: 'Thank you' });
}

it('reads links, languages and dates', () => {
  expect(linkOf('#a.b')).toEqual({ token: 'a', secret: 'b' });
  expect(linkOf('')).toEqual({ token: '', secret: '' });
  expect([ownLocale(['de', 'es-MX', 'en']), ownLocale(['de']), ownLocale(['toString'])]).toEqual(['es', 'en', 'en']);
  expect(dateOf({ day: '29', month: '2', year: '2024' })).toBe('2024-02-29');
  for (const entered of [
    { day: '29', month: '2', year: '2023' },
    { day: '0', month: '2', year: '2023' },
    { day: '1', month: '', year: '2023' },
    { day: '1', month: '1', year: '58' },
  ])
    expect(dateOf(entered)).toBeNull();
});

const line = 'You have a prescription for azithromycin 500 mg.';
const summaryView = (reported = false): LinkView => {
  const summary: LinkedSummary = {
    signer: 'Ada Okafor, MD',
    visitedAt: '2026-03-10T09:00:00.000Z',
    parts: [
      { part: 'why', lines: [{ text: 'You cough at night.', reported: false }] },
      { part: 'todo', lines: [{ text: line, reported }] },
    ],
  };
  return linkView({ kind: 'summary', locale: null, state: 'reading', question: null, summary });
};
async function openSummary() {
  api.on(greetPatient, () => ({ state: 'open' as const, kind: 'summary' as const }));
  api.on(usePatientLink, () => summaryView());
  const page = openPage();
  await screen.findByRole('heading', { name: 'Summary of your visit' });
  await page.user.selectOptions(screen.getByLabelText('Month'), 'March');
  await page.user.type(screen.getByLabelText('Day'), '14');
  await page.user.type(screen.getByLabelText('Year'), '1958');
  await page.user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('heading', { name: 'Your visit on March 10, 2026' });
  return page;
}

it('shows the summary of a visit after the date of birth, and tells the clinic of a line that is not right', async () => {
  const { user } = await openSummary();
  expect(screen.getByText(/from the note that Ada Okafor, MD signed/)).toBeVisible();
  expect(document.title).toBe('Summary of your visit');
  await user.click(screen.getByRole('button', { name: `This is not right: ${line}` }));
  await user.type(screen.getByLabelText(/What is wrong/), 'I take 250.');
  api.on(reportByLink, () => refusal('UNAVAILABLE'));
  await user.click(screen.getByRole('button', { name: 'Tell the clinic' }));
  expect(await screen.findByText('No connection. The clinic does not have it yet. Try again.')).toBeVisible();
  api.on(reportByLink, () => summaryView(true));
  await user.click(screen.getByRole('button', { name: 'Tell the clinic' }));
  expect(await screen.findByText('You told the clinic that this is not right.')).toBeVisible();
  expect(api.requests(reportByLink).at(-1)?.body).toEqual({ visit: 'visit-1', text: line, comment: 'I take 250.' });
  expect(screen.queryByRole('button', { name: `This is not right: ${line}` })).toBeNull();
});

it('asks for the date of birth again when the hour of a summary is over', async () => {
  const { user } = await openSummary();
  await user.click(screen.getByRole('button', { name: `This is not right: ${line}` }));
  api.on(reportByLink, () => refusal('NOT_FOUND'));
  await user.click(screen.getByRole('button', { name: 'Tell the clinic' }));
  expect(await screen.findByText('Enter the date of birth again to continue.')).toBeVisible();
});
