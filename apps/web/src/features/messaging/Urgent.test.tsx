import * as calls from '@clinical/contract/messaging/messaging.calls';
import type { UrgentMessage } from '@clinical/contract/messaging/messaging.schemas';
import * as duty from '@clinical/contract/messaging/on-call.calls';
import type { OnCall } from '@clinical/contract/messaging/on-call.schemas';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clinician } from '../../testing/fake-auth.ts';
import { refusal } from '../../testing/fake-api.ts';
import { channel, message, onCall } from '../../testing/messaging-builders.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { discard, outbox } from './outbox.ts';

const asks = (
  content: string,
  overrides: Partial<UrgentMessage> = {},
  id = '01900000-0000-7000-8000-00000000d001',
) => ({
  message: message({ id, content, urgent: true, abilities: { edit: false, acknowledge: true } }),
  channelName: 'Ward',
  isMember: true,
  repeats: 0,
  ...overrides,
});

function startMessaging() {
  const api = startSignedIn();
  api.on(calls.listChannels, () => [channel()]);
  api.on(calls.listConversations, () => []);
  api.on(listWorkspaceUsers, () => []);
  api.on(duty.getOnCall, () => onCall());
  api.on(duty.getQuietHours, () => ({ on: false, until: null }));
  api.on(calls.listMessages, () => ({ items: [], last_evaluated_key: null, revision: 0 }));
  api.on(calls.markRead, () => channel());
  return api;
}

/** What the page says by itself. */
const said = () => document.querySelector('[aria-live="assertive"]')?.textContent;

afterEach(() => {
  for (const { clientId } of outbox.get()) discard(clientId);
});

it('shows on every page what is urgent, until it is acknowledged', async () => {
  const api = startSignedIn();
  let waiting = [asks('Room 2, now'), asks('Room 3, now', { repeats: 2 }, '01900000-0000-7000-8000-00000000d002')];
  api.on(calls.listUrgent, () => waiting);
  api.on(calls.acknowledgeMessage, ({ params }) => {
    waiting = waiting.filter((each) => each.message.id !== params.id);
    return message({ id: params.id, urgent: true });
  });
  const { user } = renderApp('/fax');
  const banner = await screen.findByRole('region', { name: '2 urgent messages wait for you' });
  expect(said()).toBe('2 urgent messages wait for you');
  expect(within(banner).getByText(/asked again 2 times/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to urgent messages' }).getAttribute('href')).toBe('#urgent');
  await user.click(within(banner).getAllByRole('button', { name: /^Acknowledge the message of Ben Ito/ })[0]!);
  expect(await screen.findByRole('region', { name: '1 urgent message waits for you' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Acknowledge/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /urgent/ })).toBeNull());
  expect(said()).toBe('');
});

it('keeps what was not acknowledged, and says why', async () => {
  const api = startSignedIn();
  api.on(calls.listUrgent, () => [asks('Room 2, now')]);
  api.on(calls.acknowledgeMessage, () => refusal('CONFLICT', { message: 'You can read in this workspace.' }));
  const { user } = renderApp('/fax');
  await user.click(await screen.findByRole('button', { name: /^Acknowledge/ }));
  expect(await screen.findByText('You can read in this workspace.')).toBeDefined();
  expect(screen.getByText('Room 2, now')).toBeDefined();
});

it('tells somebody on call why they see a message of a channel that is not theirs', async () => {
  const api = startSignedIn();
  const alert = asks('Whatever the server says', { channelName: 'Alerts' }, '01900000-0000-7000-8000-00000000d002');
  alert.message = { ...alert.message, author: null, alert: { kind: 'red-flag', recordId: null } };
  api.on(calls.listUrgent, () => [asks('Room 2, now', { isMember: false }), alert]);
  renderApp('/fax');
  expect(await screen.findByText('You see it because you are on call.')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Open' })).toHaveLength(1);
  expect(screen.getByText('A patient’s answers need somebody now.')).toBeDefined();
});

it('sends an urgent message, and shows who acknowledged it', async () => {
  const api = startMessaging();
  const me = { id: clinician.id, name: 'Ada Okafor' };
  const acknowledgements = [{ id: 'u-2', name: 'Ben Ito', at: '2026-03-10T09:05:00.000Z' }];
  api.on(calls.sendMessage, ({ body }) =>
    message({ author: me, urgent: true, content: body.content, clientId: body.clientId, acknowledgements }),
  );
  const { user } = renderApp(`/messaging/${channel().id}`);
  await user.click(await screen.findByRole('button', { name: 'Mark as urgent' }));
  const field = screen.getByRole('textbox', { name: 'Message Front desk' });
  expect(screen.getByText(/^Asks everybody here/)).toBeDefined();
  await user.type(field, 'Room 2, now{Enter}');
  expect(await screen.findByText(/^Acknowledged by Ben Ito/)).toBeDefined();
  expect(api.requests(calls.sendMessage)[0]?.body).toMatchObject({ content: 'Room 2, now', urgent: true });
  expect(screen.getByRole('button', { name: 'Mark as urgent' }).getAttribute('aria-pressed')).toBe('false');
});

it('lists alerts apart, which nobody answers, with the way to what they tell of', async () => {
  const api = startMessaging();
  const alerts = channel({ id: 'c-9', type: 'sentry', name: 'Alerts', abilities: { post: false, manage: false } });
  api.on(calls.listChannels, () => [alerts, channel()]);
  api.on(calls.listMessages, () => ({
    items: [
      message({
        author: null,
        alert: { kind: 'fax-received', recordId: null },
        abilities: { edit: false, acknowledge: true },
      }),
    ],
    last_evaluated_key: null,
    revision: 1,
  }));
  renderApp('/messaging/c-9');
  expect(await screen.findByRole('heading', { name: 'Alerts', level: 1 })).toBeDefined();
  expect(await screen.findByText('A new fax needs a person.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open faxes' }).getAttribute('href')).toBe('/fax');
  expect(screen.getByText(/^The program writes here/)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Acknowledge the alert/ })).toBeDefined();
});

it('shows who is on call, hands over, and plans shifts', async () => {
  const api = startMessaging();
  const shift = {
    id: 's-1',
    person: { id: 'u-2', name: 'Ben Ito' },
    startsAt: '2026-03-10T08:00:00.000Z',
    endsAt: '2026-03-10T20:00:00.000Z',
  };
  let rota = onCall({ now: shift, shifts: [shift], version: 3, abilities: { edit: true, handOver: true } });
  api.on(duty.getOnCall, () => rota);
  api.on(duty.changeOnCall, (): OnCall => (rota = { ...rota, version: rota.version + 1 }));
  api.on(listWorkspaceUsers, () => [
    { id: 'u-2', name: 'Ben Ito', email: 'ben@example.org', permission: 'edit' as const },
    { id: 'u-3', name: 'Cleo Ada', email: 'cleo@example.org', permission: 'edit' as const },
  ]);
  const { user } = renderApp('/messaging');
  await user.click(await screen.findByRole('button', { name: 'On call Ben Ito' }));
  const dialog = await screen.findByRole('dialog', { name: 'On call' });
  await user.click(await within(dialog).findByRole('combobox', { name: 'Hand over to' }));
  await user.click(await screen.findByRole('option', { name: 'Cleo Ada' }));
  await user.click(within(dialog).getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(api.requests(duty.changeOnCall)[0]?.body).toEqual({ handOverTo: 'u-3' }));
  await user.click(within(dialog).getByRole('button', { name: /^Remove the shift of Ben Ito/ }));
  await waitFor(() => expect(api.requests(duty.changeOnCall)[1]?.body).toEqual({ version: 4, shifts: [] }));
});

it('switches quiet hours on until somebody ends them', async () => {
  const api = startMessaging();
  api.on(duty.setQuietHours, ({ body }) => ({ on: body.on, until: body.until ?? null }));
  const { user } = renderApp('/messaging');
  await user.click(await screen.findByRole('button', { name: 'Do not disturb Off' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Until I switch it off' }));
  await user.click(await screen.findByRole('button', { name: 'Do not disturb On' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Switch off' }));
  expect(await screen.findByRole('button', { name: 'Do not disturb Off' })).toBeDefined();
  expect(api.requests(duty.setQuietHours).map(({ body }) => body)).toEqual([
    { on: true, until: null },
    { on: false, until: null },
  ]);
});
