import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { getPrices } from '@clinical/contract/credits/credits.calls';
import type { AskEvent } from '@clinical/contract/evidence/answer.schemas';
import * as calls from '@clinical/contract/evidence/evidence.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { userProfile } from '../../testing/builders.ts';
import { note } from '../../testing/chart-builders.ts';
import { evidenceAnswer, journal, librarySource, study } from '../../testing/evidence-builders.ts';
import { eventStream, type FakeApi, refusal, startFakeApi } from '../../testing/fake-api.ts';
import { makeToken } from '../../testing/make-token.ts';
import { renderUi } from '../../testing/render.tsx';
import { ChartEvidence } from './ChartEvidence.tsx';
import { EvidencePage } from './EvidencePage.tsx';

let api: FakeApi;
const sent = { type: 'sent', question: 'Does [name] need iron?', removed: { name: 1 } } as const;
const prices = {
  actions: { evidence: 1 },
  models: {},
  pdf: {},
  notesAreFree: false,
  localIsFree: false,
  ownKey: false,
};

beforeEach(() => {
  api = startFakeApi();
  api.on(getUserInfo, () => ({ user: userProfile(), access_token: makeToken() }));
  api.on(getPrices, () => prices as never);
  api.on(calls.listJournals, () => [journal()]);
  api.on(calls.getSelection, () => ({ journalIds: [], savedAt: null }));
});

const answerWith = (...events: AskEvent[]) => api.on(calls.askQuestion, () => eventStream(events) as never);
const ask = async (user: ReturnType<typeof renderUi>['user'], question = 'Does Lind need iron?') => {
  await user.type(await screen.findByRole('textbox', { name: 'Clinical question' }), question);
  await user.click(await screen.findByRole('button', { name: /^Ask · 1 credit/ }));
};

it('shows what was sent, the searches, and each sentence with its source', async () => {
  const searches = [
    { service: 'PubMed', words: 'iron AND anemia', found: 40, read: 25 },
    { service: null, words: 'iron OR anemia', found: 3, read: 3 },
  ];
  answerWith(sent, { type: 'answer', answer: evidenceAnswer({ question: sent.question, searches }) });
  const { user } = renderUi(<EvidencePage address={{}} />);
  await ask(user);
  const answer = await screen.findByRole('region', { name: 'Answer' });
  expect(answer.textContent).toContain('Exercise reduced knee pain.');
  const how = screen.getByRole('complementary', { name: 'How it was searched' });
  expect(how.textContent).toContain('removed: name');
  expect(how.textContent).toContain('PubMed: 40 found, 25 read');
  await user.click(within(answer).getByRole('button', { name: 'Source 1' }));
  const source = await screen.findByRole('dialog');
  expect(source.textContent).toContain('PMID 101');
  const link = within(source).getByRole('link', { name: /Open source/ });
  expect(link.getAttribute('href')).toBe('https://pubmed.ncbi.nlm.nih.gov/101/');
});

it('says that nothing was found, that no evidence of level 1 was, and that a source was retracted', async () => {
  answerWith(sent, {
    type: 'answer',
    answer: evidenceAnswer({ match: false, lines: [], studies: [], levelOne: false, unknownWords: ['zeolite'] }),
  });
  const first = renderUi(<EvidencePage address={{}} />);
  await ask(first.user);
  await screen.findByText('No source in the library answers this');
  screen.getByText(/Not in any source: zeolite/);
  expect(screen.queryByRole('button', { name: 'Save to chart' })).toBeNull();
  first.unmount();
  api.on(calls.getAnswer, () =>
    evidenceAnswer({ levelOne: false, studies: [study({ level: 2, status: 'retracted', statusNote: 'PMID 900' })] }),
  );
  renderUi(<EvidencePage address={{ view: 'answers', answer: 'a-1' }} />);
  await screen.findByText('No level 1 evidence found');
  expect((await screen.findAllByText('Retracted: PMID 900')).length).toBeGreaterThan(0);
});

it('says when only chosen journals were searched, and searches everything on request', async () => {
  answerWith(sent, {
    type: 'answer',
    answer: evidenceAnswer({ match: false, lines: [], studies: [], levelOne: false, journals: 2 }),
  });
  const { user } = renderUi(<EvidencePage address={{}} />);
  await ask(user);
  await screen.findByText('No source in the chosen journals answers this');
  screen.getByText('Only 2 chosen journals were searched.');
  answerWith(sent, { type: 'answer', answer: evidenceAnswer() });
  await user.click(screen.getByRole('button', { name: 'Search everything' }));
  await screen.findByRole('region', { name: 'Answer' });
  expect(api.requests(calls.askQuestion).at(-1)!.body).toMatchObject({ journalIds: [] });
  expect(screen.queryByText(/chosen journals/)).toBeNull();
});

it('offers the built-in engine when an outside service fails', async () => {
  answerWith(sent, { type: 'searching', service: 'PubMed' }, { type: 'error', message: 'PubMed answered with 500.' });
  const { user } = renderUi(<EvidencePage address={{}} />);
  await ask(user);
  await screen.findByText(/PubMed answered with 500/);
  answerWith(sent, { type: 'answer', answer: evidenceAnswer() });
  await user.click(screen.getByRole('button', { name: /built-in engine/i }));
  await screen.findByRole('region', { name: 'Answer' });
  expect(api.requests(calls.askQuestion).at(-1)!.body).toMatchObject({ engine: 'local' });
});

it('takes the identifiers of an open chart out, without its id, and saves to that chart', async () => {
  answerWith(sent, { type: 'answer', answer: evidenceAnswer() });
  api.on(calls.saveAnswerToNote, () => ({ entryId: 'entry-1', noteId: 'note-1' }));
  const chart = note({ title: 'Maria Lind', dateOfBirth: '1950-02-09' });
  const { user } = renderUi(<ChartEvidence note={chart} />);
  await ask(user);
  await user.click(await screen.findByRole('button', { name: 'Save to chart' }));
  await waitFor(() => expect(api.requests(calls.saveAnswerToNote)).toHaveLength(1));
  const [asked] = api.requests(calls.askQuestion);
  expect(asked!.body).toMatchObject({ hide: expect.arrayContaining(['Maria Lind', '1950-02-09']) });
  expect(JSON.stringify(asked!.body)).not.toContain(chart.id);
  expect(api.requests(calls.saveAnswerToNote)[0]!.body).toEqual({ noteId: chart.id });
});

it('saves the choice of journals, and puts it back when that is refused', async () => {
  api.on(calls.setSelection, () => refusal('CONFLICT'));
  const { user } = renderUi(<EvidencePage address={{}} />);
  const box = await screen.findByRole('checkbox', { name: 'Search Journal of Knees' });
  await user.click(box);
  await waitFor(() => expect(api.requests(calls.setSelection)[0]!.body).toEqual({ journalIds: ['j-1'] }));
  await waitFor(() => expect(box).toMatchObject({ checked: false }));
});

it('shows what the library holds, and adds only for who may', async () => {
  const library = (add: boolean) => ({
    sources: [librarySource({ abilities: { delete: add } })],
    total: 1,
    counts: { starter: 215, abstracts: 1, files: 0, retracted: 0, superseded: 0 },
    abilities: { add },
  });
  api.on(calls.getLibrary, () => library(false));
  const first = renderUi(<EvidencePage address={{ view: 'library' }} />);
  await screen.findByText('Exercise for knee pain: a randomised trial');
  expect(screen.queryByRole('button', { name: 'Add files' })).toBeNull();
  first.unmount();
  api.on(calls.getLibrary, () => library(true));
  const { user } = renderUi(<EvidencePage address={{ view: 'library' }} />);
  await user.click(await screen.findByRole('button', { name: /^Take Exercise/ }));
  api.on(calls.deleteLibrarySource, () => ({ ok: true }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take out' }));
  await waitFor(() => expect(api.requests(calls.deleteLibrarySource)).toHaveLength(1));
});

it('deletes an answer when that is confirmed', async () => {
  const { id, question, engine, createdAt } = evidenceAnswer();
  api.on(calls.listAnswers, () => [{ id, question, engine, createdAt, match: true, levelOne: true, marked: 1 }]);
  api.on(calls.deleteAnswer, () => ({ ok: true }));
  const { user } = renderUi(<EvidencePage address={{ view: 'answers' }} />);
  await screen.findByText('1 source retracted or superseded');
  await user.click(screen.getByRole('button', { name: /^Delete the answer/ }));
  expect(api.requests(calls.deleteAnswer)).toEqual([]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(api.requests(calls.deleteAnswer)).toHaveLength(1));
});
