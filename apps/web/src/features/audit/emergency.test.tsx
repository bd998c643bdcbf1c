import * as calls from '@clinical/contract/audit/audit.calls';
import * as emergencies from '@clinical/contract/audit/break-glass.calls';
import * as accounts from '@clinical/contract/accounts/accounts.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditEntry, emergencyAccess } from '../../testing/audit-builders.ts';
import { userProfile } from '../../testing/builders.ts';
import { note } from '../../testing/chart-builders.ts';
import { startFakeApi } from '../../testing/fake-api.ts';
import { renderUi } from '../../testing/render.tsx';
import { EmergencyBanner } from './EmergencyBanner.tsx';
import { EmergencyDoor } from './EmergencyDoor.tsx';
import { WhoOpenedButton } from './WhoOpenedButton.tsx';

function asMember(abilities = { readLog: false, breakGlass: true }) {
  const api = startFakeApi();
  api.on(accounts.getUserInfo, () => ({ user: userProfile({ abilities }), access_token: '' }));
  return api;
}

test('a chart that is not there can be asked for in an emergency, with a reason', async () => {
  const api = asMember();
  api.on(emergencies.breakGlass, () => emergencyAccess());
  const { user } = renderUi(<EmergencyDoor noteId={note().id} />);
  await user.click(await screen.findByRole('button', { name: 'Open in an emergency…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Open this chart in an emergency' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'need it');
  await user.click(within(dialog).getByRole('button', { name: 'Open chart for 60 minutes' }));
  expect(await within(dialog).findByText('Explain in a few more words why this cannot wait.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), ', the patient is unconscious');
  await user.click(within(dialog).getByRole('button', { name: 'Open chart for 60 minutes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests(emergencies.breakGlass)).toMatchObject([
    { params: { id: note().id }, body: { reason: 'need it, the patient is unconscious' } },
  ]);
});

test('who may not open charts in an emergency is not offered to', async () => {
  const api = asMember({ readLog: true, breakGlass: false });
  renderUi(<EmergencyDoor noteId={note().id} />);
  await waitFor(() => expect(api.requests(accounts.getUserInfo)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was typed stays when the chart is not opened', async () => {
  const api = asMember();
  api.on(
    emergencies.breakGlass,
    () => new Response(JSON.stringify({ code: 'NOT_FOUND', message: 'Not found.' }), { status: 404 }),
  );
  const { user } = renderUi(<EmergencyDoor noteId={note().id} />);
  await user.click(await screen.findByRole('button', { name: 'Open in an emergency…' }));
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  await user.type(reason, 'Unconscious in the waiting room');
  await user.click(screen.getByRole('button', { name: 'Open chart for 60 minutes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found.');
  expect(reason).toHaveValue('Unconscious in the waiting room');
});

test('a chart that is open in an emergency says until when', async () => {
  const api = asMember();
  const endsAt = new Date(Date.now() + 30 * 60_000).toISOString();
  api.on(emergencies.listBreakGlass, () => [emergencyAccess({ endsAt })]);
  renderUi(<EmergencyBanner note={note({ abilities: { edit: false, delete: false, seeLog: false } })} />);
  expect(await screen.findByText(/^Emergency access until/)).toBeVisible();
});

test('a chart shows those who manage it who opened it, with the reasons of emergencies', async () => {
  const api = asMember({ readLog: true, breakGlass: false });
  const at = new Date().toISOString();
  api.on(calls.listAudit, () => ({
    items: [auditEntry({ at, kind: 'break-glass', action: 'break-glass.open' }), auditEntry({ at })],
    nextCursor: null,
  }));
  api.on(emergencies.listBreakGlass, () => [emergencyAccess({ startedAt: at })]);
  const { user } = renderUi(<WhoOpenedButton note={note()} />);
  await user.click(await screen.findByRole('button', { name: 'Access history' }));
  const drawer = await screen.findByRole('dialog', { name: 'Access history' });
  expect(await within(drawer).findByText('Viewed, Emergency access')).toBeVisible();
  expect(await within(drawer).findByText(/Unconscious in the waiting room/)).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'Show all in the audit log' })).toHaveAttribute(
    'href',
    `/audit?noteId=${note().id}`,
  );
});

test('a chart of others shows nobody who opened it', () => {
  asMember();
  renderUi(<WhoOpenedButton note={note({ abilities: { edit: true, delete: false, seeLog: false } })} />);
  expect(screen.queryByRole('button')).toBeNull();
});
