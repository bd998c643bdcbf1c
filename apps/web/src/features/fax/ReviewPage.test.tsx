import { listClinicalTasks } from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import * as calls from '@clinical/contract/fax/fax.calls';
import type { FaxMatch, ReceivedFax } from '@clinical/contract/fax/received.schemas';
import { listNotes } from '@clinical/contract/notes/notes.calls';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { note } from '../../testing/chart-builders.ts';
import { type FakeApi, refusal, startFakeApi } from '../../testing/fake-api.ts';
import { receivedFax } from '../../testing/fax-builders.ts';
import { renderUi } from '../../testing/render.tsx';
import { clinicalTask, taskPage } from '../../testing/task-builders.ts';
import { ReviewPage } from './ReviewPage.tsx';

const james = '01900000-0000-7000-8000-0000000000a7';
const box = { x: 100, y: 100, width: 60, height: 12 };

const match = (overrides: Partial<FaxMatch> = {}): FaxMatch => ({
  note: { id: james, title: 'James Whitfield', dateOfBirth: '1972-06-02', sex: 'male', mrn: '19920' },
  score: 55,
  identifiers: 2,
  contradicts: false,
  features: [
    { feature: 'name', points: 25, of: 25, read: 'WHITFIELD, JAMES', chart: 'James Whitfield', contradicts: false },
    { feature: 'dateOfBirth', points: 30, of: 30, read: '06/02/1972', chart: '1972-06-02', contradicts: false },
    { feature: 'mrn', points: 0, of: 20, read: null, chart: '19920', contradicts: false },
  ],
  ...overrides,
});

const opened = (overrides: Partial<ReceivedFax> = {}): ReceivedFax => ({
  ...receivedFax({ label: 'referral-reply', pages: 2 }),
  sheets: [1, 2].map((number) => ({ number, width: 612, height: 792, turned: 0 })),
  fields: [
    { kind: 'sender', value: 'Northgate Cardiology', text: 'Northgate Cardiology', confidence: 0.97, page: 1, box },
    { kind: 'dateOfBirth', value: '1972-06-02', text: '06/02/1972', confidence: 0.71, page: 1, box },
  ],
  borders: [],
  matches: [match()],
  answers: [],
  parts: [],
  ...overrides,
});

function startReview(fax: ReceivedFax): FakeApi {
  const api = startFakeApi();
  api.on(calls.getReceivedFax, () => fax);
  api.on(calls.listFaxContacts, () => []);
  api.on(calls.downloadFax, () => new Blob());
  api.on(listWorkspaceUsers, () => []);
  api.on(listClinicalTasks, () => taskPage([]));
  api.on(listNotes, () => [note({ title: 'Maria Lind' })]);
  return api;
}

const review = (fax: ReceivedFax) => {
  const api = startReview(fax);
  return { api, ...renderUi(<ReviewPage id={fax.id} tab="inbox" />) };
};

it('shows what was read with how sure that is, why a chart matches, and files to it', async () => {
  const { api, user } = review(opened());
  expect(await screen.findByRole('heading', { level: 1, name: 'Northgate Cardiology' })).toBeDefined();
  expect(screen.getByText('71%').dataset['unsure']).toBe('true');
  const place = within(screen.getByRole('region', { name: 'Where it belongs' }));
  expect(place.getByRole<HTMLInputElement>('radio', { name: 'James Whitfield · 55 points of 100' }).checked).toBe(true);
  expect(place.getByText('WHITFIELD, JAMES')).toBeDefined();
  expect(place.getByText('Not on the fax')).toBeDefined();
  const filed = { at: '2026-03-10T10:00:00.000Z', by: 'Ada Okafor', entryId: james };
  api.on(calls.pairFax, () => opened({ noteId: james, patient: 'James Whitfield', filed, matches: [] }));
  await user.click(place.getByRole('button', { name: 'File to James Whitfield' }));
  expect(await place.findByText(/Filed by Ada Okafor/)).toBeDefined();
  expect(api.requests(calls.pairFax).map(({ body }) => body)).toEqual([
    { id: opened().id, noteId: james, confirmed: false },
  ]);
  api.on(calls.unpairFax, () => opened());
  await user.click(place.getByRole('button', { name: 'Take it out of this chart' }));
  expect(await place.findByRole('button', { name: 'File to James Whitfield' })).toBeDefined();
});

it('chooses nobody by itself that something speaks against, and files there only once somebody has looked at both', async () => {
  const against = match({ identifiers: 1, contradicts: true, score: 25 });
  const { api, user } = review(opened({ matches: [against] }));
  const other = await screen.findByRole<HTMLInputElement>('radio', { name: 'Another patient' });
  expect(other.checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: /James Whitfield/ }));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'File to James Whitfield' });
  expect(button.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'I have looked at both' }));
  api.on(calls.pairFax, () => refusal('CONFLICT', { message: 'This fax is filed already.' }));
  await user.click(button);
  expect(await screen.findByText('This fax is filed already.')).toBeDefined();
  expect(api.requests(calls.pairFax).map(({ body }) => body)).toMatchObject([{ confirmed: true }]);
});

it('files a reply as what it answers, and names the task that this closes', async () => {
  const id = '01900000-0000-7000-8000-0000000000e1';
  const answers = [
    {
      id,
      noteId: james,
      patient: 'James Whitfield',
      sentAt: '2026-03-01T10:00:00.000Z',
      documents: [],
      task: { id: james, title: 'Refer to cardiology' },
    },
  ];
  const { api, user } = review(opened({ answers }));
  expect(await screen.findByText('Closes “Refer to cardiology”')).toBeDefined();
  api.on(calls.pairPendingFax, () => opened());
  await user.click(screen.getByRole('button', { name: 'File to James Whitfield' }));
  await waitFor(() =>
    expect(api.requests(calls.pairPendingFax).map(({ body }) => body)).toMatchObject([{ sentFaxId: id }]),
  );
});

it('files to a chart as the reply to an open task of it', async () => {
  const loop = clinicalTask({ title: 'Refer to cardiology', category: 'Referral', needsProof: true });
  const { api, user } = review(opened());
  api.on(listClinicalTasks, () => taskPage([clinicalTask({ title: 'Billing' }), loop]));
  const choice = await screen.findByRole('combobox', { name: 'Reply to' });
  expect(within(choice).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(choice, 'Refer to cardiology');
  api.on(calls.pairFax, () => opened());
  await user.click(screen.getByRole('button', { name: 'File to James Whitfield' }));
  await waitFor(() =>
    expect(api.requests(calls.pairFax).map(({ body }) => body)).toMatchObject([{ noteId: james, closes: loop.id }]),
  );
});

it('proposes where another patient begins, which a person may take back or move, and splits there', async () => {
  const { api, user } = review(opened({ mayBeSplit: true, borders: [{ after: 1, why: 'other-birth-date' }] }));
  const border = await screen.findByRole('button', { name: /Another patient from page 2.*Another date of birth/ });
  expect(border.getAttribute('aria-pressed')).toBe('true');
  await user.click(border);
  expect(await screen.findByRole('button', { name: 'File to James Whitfield' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Begin another patient at page 2/ }));
  api.on(calls.splitFax, () => [receivedFax({ id: james })]);
  await user.click(screen.getByRole('button', { name: 'Split into 2' }));
  await waitFor(() => expect(api.requests(calls.splitFax).map(({ body }) => body)).toEqual([{ after: [1] }]));
});

it('says what could not be read, and that spam can be restored', async () => {
  const failed = { state: 'failed', reason: 'it is damaged.' } as const;
  const { api, user } = review(opened({ reading: failed, fields: [], matches: [], sheets: [], pages: 0, spam: true }));
  expect(await screen.findByText(/could not be read: it is damaged/)).toBeDefined();
  expect(screen.getByText(/No program here can show this file/)).toBeDefined();
  api.on(calls.changeFax, () => opened());
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByRole('button', { name: 'Mark as spam' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull();
  expect(api.requests(calls.changeFax).map(({ body }) => body)).toEqual([{ spam: false }]);
});

it('is read once more when its words could not be made out', async () => {
  const failed = { state: 'failed', reason: 'no words could be made out.' } as const;
  const { api, user } = review(opened({ reading: failed, fields: [], matches: [] }));
  api.on(calls.readFaxAgain, () => opened({ reading: { state: 'waiting', reason: null }, fields: [], matches: [] }));
  await user.click(await screen.findByRole('button', { name: 'Read again' }));
  expect(await screen.findByText(/being read/)).toBeVisible();
  expect(api.requests(calls.readFaxAgain)).toHaveLength(1);
});
