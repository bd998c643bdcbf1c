import * as calls from '@clinical/contract/audit/audit.calls';
import type { AuditEntry, ChainVerification } from '@clinical/contract/audit/audit.schemas';
import * as emergencies from '@clinical/contract/audit/break-glass.calls';
import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntry, emergencyAccess } from '../../testing/audit-builders.ts';
import { userProfile } from '../../testing/builders.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';

let api: ReturnType<typeof startSignedIn>;
let rows: AuditEntry[];

beforeEach(() => {
  api = startSignedIn();
  rows = [auditEntry({ action: 'note.edit', kind: 'edit' }), auditEntry()];
  api.on(calls.listAudit, () => ({ items: rows, nextCursor: null }));
  api.on(emergencies.listBreakGlass, () => []);
  api.on(listWorkspaceUsers, () => [omar]);
});

const omar = {
  id: '0190a000-0000-7000-8000-0000000000e1',
  name: 'Omar Haddad',
  email: 'omar@clinic.test',
  permission: 'edit' as const,
};
const open = (address = '/audit') => renderApp(address);
const lastQuery = () => api.requests(calls.listAudit).at(-1)?.query;

test('lists who did what with which patient', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Audit log rows' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/Ben Ode.*Changed the patient’s details.*note\.edit.*Maria Santos/);
  expect(second).toHaveTextContent(/Opened the chart/);
});

test('tells who may not read it so', async () => {
  api.on(getUserInfo, () => ({
    user: userProfile({ abilities: { readLog: false, breakGlass: true } }),
    access_token: '',
  }));
  open();
  expect(await screen.findByRole('heading', { name: 'The audit log is for admins and auditors' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify log' })).toBeNull();
});

test('is narrowed by kind and day, by a person and a patient, all of it in the address', async () => {
  const { user, router } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Viewed');
  await waitFor(() => expect(lastQuery()).toMatchObject({ action: 'view' }));
  await user.click((await screen.findAllByRole('button', { name: 'Ben Ode' }))[0]!);
  await user.click((await screen.findAllByRole('button', { name: 'Maria Santos' }))[0]!);
  await waitFor(() => expect(lastQuery()).toMatchObject({ userId: rows[0]?.userId, noteId: rows[0]?.noteId }));
  expect(router.state.location.href).toContain(`noteId=${rows[0]?.noteId}`);
  expect(router.state.location.href).not.toMatch(/Maria|Santos/);
  await user.click(screen.getByRole('button', { name: 'Show all people' }));
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('userId'));
  rows = [];
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Printed');
  expect(await screen.findByText('No log rows match')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('a member is chosen by name, and stands in the address by id', async () => {
  const { user, router } = open();
  const person = await screen.findByRole('combobox', { name: 'Person' });
  await user.type(person, 'om');
  await user.click(await screen.findByRole('option', { name: 'Omar Haddad' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ userId: omar.id }));
  expect(router.state.location.search).toEqual({ userId: omar.id });
  expect(person).toHaveValue('Omar Haddad');
  await user.click(screen.getByRole('button', { name: 'Show all people' }));
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('userId'));
});

test('goes on with the next page', async () => {
  const page = (from: number, nextCursor: string | null) => ({
    items: Array.from({ length: 100 }, (_, n) => auditEntry({ userName: `Person ${from + n}` })),
    nextCursor,
  });
  api.on(calls.listAudit, ({ query }) => (query['cursor'] === 'more' ? page(100, null) : page(0, 'more')));
  const { user } = open();
  const more = await screen.findByRole('button', { name: 'Show more' });
  await user.click(more);
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '201'));
});

test('says why the log could not be loaded', async () => {
  api.on(
    calls.listAudit,
    () => new Response(JSON.stringify({ code: 'UNAVAILABLE', message: 'Not now.' }), { status: 503 }),
  );
  open();
  expect(await screen.findByText('The log could not be loaded')).toBeVisible();
});

describe('checking the chain', () => {
  const report = (overrides: Partial<ChainVerification>): ChainVerification => ({
    state: 'intact',
    sealed: 1_200,
    unsealed: 0,
    head: 'a'.repeat(64),
    checkedAt: '2026-03-10T12:00:00.000Z',
    walkedFrom: '2026-03-10T03:00:00.000Z',
    firstBroken: null,
    ...overrides,
  });
  const why = 'the audit row was changed';

  test.each([
    [report({}), /Log intact: 1,200 rows verified at Mar 10.* The oldest were last read at Mar 10/],
    [report({ unsealed: 1 }), /1 newer row is not sealed yet/],
    [
      report({ state: 'broken', sealed: 41, firstBroken: { own: true, at: '2026-03-09T10:00:00.000Z', why } }),
      /The row of Mar 9, 2026.* was changed outside the program: the audit row was changed\. The 41 rows of this workspace before it are intact\./,
    ],
    [
      report({ state: 'broken', sealed: 41, firstBroken: { own: false, at: null, why } }),
      /The log of this installation was changed outside the program: the audit row was changed\./,
    ],
  ])('is said in words', async (found, words) => {
    api.on(calls.verifyAudit, () => found);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Verify log' }));
    expect(await screen.findByText(words)).toBeVisible();
  });
});

test('an emergency waits for its review, and is reviewed with a comment', async () => {
  let access = emergencyAccess();
  api.on(emergencies.listBreakGlass, () => [access]);
  api.on(emergencies.reviewBreakGlass, ({ body }) => {
    const { review, comment = '' } = body;
    access = emergencyAccess({
      review: { verdict: review, comment, userName: 'Ada Okafor', at: '2026-03-10T13:00:00.000Z' },
      abilities: { review: false },
    });
    return access;
  });
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Emergency access (1 to review)' }));
  expect(await screen.findByText('Ben Ode opened Maria Santos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Save review' })).toBeDisabled();
  await user.click(within(dialog).getByRole('radio', { name: /^Not justified/ }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Comment' }), 'Was not on duty');
  await user.click(within(dialog).getByRole('button', { name: 'Save review' }));
  expect(await screen.findByRole('region', { name: 'Reviewed' })).toHaveTextContent(
    /Not justified.*Ada Okafor.*Was not on duty/,
  );
  expect(api.requests(emergencies.reviewBreakGlass)[0]?.body).toEqual({
    review: 'not-justified',
    comment: 'Was not on duty',
  });
});
