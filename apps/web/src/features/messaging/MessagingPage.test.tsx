import * as calls from '@clinical/contract/messaging/messaging.calls';
import type { Channel, Message } from '@clinical/contract/messaging/messaging.schemas';
import * as duty from '@clinical/contract/messaging/on-call.calls';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clinician } from '../../testing/fake-auth.ts';
import { type FakeApi, refusal } from '../../testing/fake-api.ts';
import { channel as madeChannel, message as madeMessage, onCall } from '../../testing/messaging-builders.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { discard, outbox } from './outbox.ts';

const me = { id: clinician.id, name: 'Ada Okafor' };
const ben = { id: 'u-2', name: 'Ben Ito' };
const members: Channel['members'] = [
  { userId: me.id, name: me.name, role: 'admin' },
  { userId: ben.id, name: ben.name, role: 'member' },
];
const channel = (overrides: Partial<Channel> = {}) => madeChannel({ members, ...overrides });
const message = (sequence: number, overrides: Partial<Message> = {}) =>
  madeMessage({
    id: `01900000-0000-7000-8000-0000000d${1_000 + sequence}`,
    sequence,
    revision: sequence,
    author: ben,
    content: `Message ${sequence}`,
    ...overrides,
  });
const address = `/messaging/${channel().id}`;

/** A channel as a server would hold it. */
function startChannel(items: Message[], overrides: Partial<Channel> = {}): FakeApi & { items: Message[] } {
  const api = startSignedIn();
  const state = { items, revision: Math.max(0, ...items.map(({ revision }) => revision)) };
  let shown = channel(overrides);
  api.on(calls.listChannels, () => [shown]);
  api.on(calls.listConversations, () => []);
  api.on(duty.getOnCall, () => onCall());
  api.on(duty.getQuietHours, () => ({ on: false, until: null }));
  api.on(listWorkspaceUsers, () => []);
  api.on(calls.listMessages, ({ query }) => {
    const after = query.after_revision === undefined ? null : Number(query.after_revision);
    const before = query.last_evaluated_key === undefined ? Infinity : Number(query.last_evaluated_key);
    if (after !== null) {
      const changed = state.items.filter(({ revision }) => revision > after);
      return { items: changed, last_evaluated_key: null, revision: Math.max(after, ...changed.map((m) => m.revision)) };
    }
    const page = state.items.filter(({ sequence }) => sequence < before).toReversed();
    const limit = Number(query.limit ?? 50);
    const last = page.length > limit ? String(page[limit - 1]!.sequence) : null;
    return { items: page.slice(0, limit), last_evaluated_key: last, revision: state.revision };
  });
  api.on(calls.sendMessage, ({ body }) => {
    state.revision += 1;
    const sent = message(state.items.length + 1, {
      author: me,
      content: body.content,
      clientId: body.clientId,
      revision: state.revision,
    });
    state.items.push(sent);
    return sent;
  });
  api.on(calls.markRead, () => (shown = { ...shown, unread: 0 }));
  return Object.assign(api, state);
}

afterEach(() => {
  for (const { clientId } of outbox.get()) discard(clientId);
});

it('lists channels and people, and says how much is unread', async () => {
  const api = startChannel([], { unread: 3 });
  api.on(calls.listConversations, () => [channel({ id: 'c-2', type: 'direct', name: 'Ben Ito' })]);
  renderApp('/messaging');
  expect(await screen.findByRole('link', { name: /Front desk.*3 unread/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ben Ito' })).toBeDefined();
  expect(screen.getByText('Choose a channel or a person')).toBeDefined();
});

it('says what will be here, and lets a failed list be asked for again', async () => {
  const api = startChannel([]);
  api.on(calls.listChannels, () => refusal('INTERNAL'));
  const { user } = renderApp('/messaging');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on(calls.listChannels, () => []);
  await user.click(retry);
  expect(await screen.findByText('Messages of your team will be here')).toBeDefined();
});

it('says that a channel could not be opened when the lists could not be loaded', async () => {
  const api = startChannel([message(1)]);
  api.on(calls.listChannels, () => refusal('INTERNAL'));
  const { user } = renderApp(address);
  const [retry] = (await screen.findAllByRole('button', { name: 'Retry' })).toReversed();
  api.on(calls.listChannels, () => [channel()]);
  await user.click(retry!);
  expect(await screen.findByText('Message 1')).toBeDefined();
});

it('shows messages under their author and day, with a line before what is new, and moves the pointer', async () => {
  const items = [message(1), message(2, { author: me }), message(3), message(4)];
  const api = startChannel(items, { unread: 2, lastReadMessageId: items[1]!.id });
  renderApp(address);
  expect(await screen.findByText('Message 4')).toBeDefined();
  expect(screen.getByText('New')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Front desk' })).toBeDefined();
  await waitFor(() =>
    expect(api.requests(calls.markRead).map(({ body }) => body)).toEqual([{ lastReadMessageId: items[3]!.id }]),
  );
});

it('loads all pages of older messages up to the beginning', async () => {
  startChannel(Array.from({ length: 120 }, (_, n) => message(n + 1)));
  renderApp(address);
  expect(await screen.findByText('This is the beginning of Front desk.')).toBeDefined();
  expect(screen.getByText('Message 1')).toBeDefined();
  expect(screen.getByText('Message 120')).toBeDefined();
});

it('sends with Enter, begins a line with Shift and Enter, and shows the message once', async () => {
  const api = startChannel([message(1)]);
  const { user } = renderApp(address);
  const field = await screen.findByRole('textbox', { name: 'Message Front desk' });
  await user.type(field, 'Room 2{Shift>}{Enter}{/Shift}is free{Enter}');
  await waitFor(() => expect(api.requests(calls.sendMessage)).toHaveLength(1));
  expect(api.requests(calls.sendMessage)[0]?.body).toMatchObject({ content: 'Room 2\nis free' });
  await waitFor(() => expect(outbox.get()).toEqual([]));
  expect(screen.getAllByText(/Room 2/)).toHaveLength(1);
  expect((field as HTMLTextAreaElement).value).toBe('');
});

it('holds those behind a refused message, and sends it again under the same id', async () => {
  const api = startChannel([]);
  api.on(calls.sendMessage, () => refusal('CONFLICT', { message: 'This channel is archived.' }));
  const { user } = renderApp(address);
  const field = await screen.findByRole('textbox', { name: 'Message Front desk' });
  await user.type(field, 'One{Enter}Two{Enter}');
  expect(await screen.findByText('Not sent: This channel is archived.')).toBeDefined();
  expect(api.requests(calls.sendMessage)).toHaveLength(1);
  api.on(calls.sendMessage, ({ body }) =>
    message(body.content === 'One' ? 1 : 2, { author: me, content: body.content, clientId: body.clientId }),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(outbox.get()).toEqual([]));
  const sent = api.requests(calls.sendMessage).map(({ body }) => body);
  expect(sent.map(({ content }) => content)).toEqual(['One', 'One', 'Two']);
  expect(sent[0]?.clientId).toBe(sent[1]?.clientId);
});

it('edits an own message, and shows the texts before', async () => {
  const mine = message(1, { author: me, abilities: { edit: true, acknowledge: false } });
  const api = startChannel([mine]);
  const edited = { ...mine, content: 'Room 3', editedAt: mine.createdAt, revision: 2 };
  api.on(calls.changeMessage, () => edited);
  api.on(calls.getMessageHistory, () => [{ content: 'Message 1', until: mine.createdAt }]);
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: /^Actions for the message of Ada/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = screen.getByRole('textbox', { name: 'Your message' });
  await user.clear(field);
  await user.type(field, 'Room 3{Enter}');
  expect(await screen.findByText('Room 3')).toBeDefined();
  expect(api.requests(calls.changeMessage)[0]?.body).toEqual({ content: 'Room 3' });
  await user.click(screen.getByRole('button', { name: /^Edited/ }));
  expect(await within(await screen.findByRole('dialog')).findByText('Message 1')).toBeDefined();
});

it('leaves a stub for a deleted message, with a way back', async () => {
  startChannel([message(1, { author: me, abilities: { edit: true, acknowledge: false } })]);
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('This message was deleted.')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Message 1')).toBeDefined();
});

it('reacts from the menu by keyboard, and takes an own reaction back', async () => {
  const one = message(1);
  const api = startChannel([one]);
  const reactions: Message['reactions'] = [{ emoji: '✅', mine: true, people: [me] }];
  api.on(calls.addReaction, () => ({ ...one, reactions, revision: 2 }));
  api.on(calls.removeReaction, () => ({ ...one, revision: 3 }));
  const { user } = renderApp(address);
  (await screen.findByRole('article', { name: /^Message of Ben Ito/ })).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'React with done' }));
  const chip = await screen.findByRole('button', { name: 'done 1, from you. Remove yours' });
  expect(api.requests(calls.addReaction)[0]?.body).toEqual({ emoji: '✅' });
  await user.click(chip);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Reactions' })).toBeNull());
});

it('keeps a message unread, and leaves the pointer there', async () => {
  const items = [message(1), message(2)];
  const api = startChannel(items, { lastReadMessageId: items[1]!.id });
  api.on(calls.markRead, () => channel({ unread: 1, lastReadMessageId: items[0]!.id }));
  const { user } = renderApp(address);
  await user.click((await screen.findAllByRole('button', { name: /^Actions/ }))[1]!);
  await user.click(await screen.findByRole('menuitem', { name: 'Keep unread' }));
  expect(await screen.findByText('New')).toBeDefined();
  expect(api.requests(calls.markRead).map(({ body }) => body)).toEqual([
    { lastReadMessageId: items[1]!.id, keepUnread: true },
  ]);
});

it('opens a thread beside, answers its first message there, and quotes in the channel', async () => {
  const first = message(1, { replies: 1 });
  const answer = message(2, {
    author: me,
    threadId: first.id,
    replyTo: { id: first.id, authorName: 'Ben Ito', content: 'Message 1', deleted: false },
  });
  const api = startChannel([first, answer]);
  api.on(calls.getThread, () => [first, answer]);
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: '1 reply' }));
  const thread = await screen.findByRole('complementary', { name: 'Thread' });
  await user.type(await within(thread).findByRole('textbox', { name: 'Reply' }), 'Thanks{Enter}');
  await waitFor(() => expect(api.requests(calls.sendMessage)[0]?.body).toMatchObject({ replyTo: first.id }));
  await user.click(within(thread).getByRole('button', { name: 'Close thread' }));
  await user.click((await screen.findAllByRole('button', { name: /^Actions/ }))[1]!);
  await user.click(await screen.findByRole('menuitem', { name: 'Quote' }));
  expect(screen.getByText('Quoting Ada Okafor')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Message Front desk' }), 'Yes{Enter}');
  await waitFor(() => expect(api.requests(calls.sendMessage)[1]?.body).toMatchObject({ replyTo: answer.id }));
});

it('links a chart that the reader may open, and says when they may not', async () => {
  const note = { hidden: false as const, id: '01900000-0000-7000-8000-0000000000a1', title: 'Maria Lind' };
  startChannel([message(1, { note }), message(2, { note: { hidden: true } })]);
  renderApp(address);
  const link = await screen.findByRole('link', { name: 'Open the chart of Maria Lind' });
  expect(link.getAttribute('href')).toContain(note.id);
  expect(screen.getByText('A chart that you can’t open')).toBeDefined();
});

it('adds a person to a channel, and asks before one leaves it', async () => {
  const api = startChannel([]);
  const cara = { id: 'u-3', name: 'Cara Roy', email: 'cara@clinic.test', permission: 'edit' as const };
  api.on(listWorkspaceUsers, () => [cara]);
  api.on(calls.addChannelMember, () => channel());
  api.on(calls.removeChannelMember, () => ({ ok: true }));
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: '2 members' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: 'Add person' }));
  await user.click(await screen.findByRole('option', { name: 'Cara Roy' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(api.requests(calls.addChannelMember)[0]?.params).toMatchObject({ userId: 'u-3' }));
  await user.click(within(dialog).getByRole('button', { name: 'Leave channel' }));
  const question = await screen.findByRole('dialog', { name: 'Leave Front desk?' });
  await user.click(within(question).getByRole('button', { name: 'Leave channel' }));
  await waitFor(() => expect(api.requests(calls.removeChannelMember)[0]?.params).toMatchObject({ userId: me.id }));
});

it('reads an archived channel, and says that it takes no messages', async () => {
  startChannel([message(1)], { archivedAt: '2026-03-10T09:00:00.000Z', abilities: { post: false, manage: false } });
  renderApp(address);
  expect(await screen.findByText(/This channel is archived/)).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Message Front desk' })).toBeNull();
});

it('does not tell a channel that is not there from one of others', async () => {
  startChannel([]);
  renderApp('/messaging/01900000-0000-7000-8000-00000000cfff');
  expect(await screen.findByText('This conversation is not here')).toBeDefined();
});

it('searches as one writes, marks what was found, and goes to its place', async () => {
  const api = startChannel(Array.from({ length: 60 }, (_, n) => message(n + 1)));
  const excerpt = [
    { text: 'The ', found: false },
    { text: 'refill', found: true },
  ];
  const hit = { id: 'm-1', channelId: channel().id, sequence: 2, author: ben, createdAt: channel().createdAt, excerpt };
  api.on(calls.searchMessages, ({ body }) => ({ items: body.query === 'refill' ? [hit] : [], more: false }));
  const { user, router } = renderApp('/messaging');
  await user.type(await screen.findByRole('textbox', { name: 'Search messages' }), 'refill');
  const link = await screen.findByRole('link', { name: /Front desk · Ben Ito/ });
  expect(within(link).getByText('refill').tagName).toBe('MARK');
  await user.click(link);
  await waitFor(() => expect(router.state.location.search).toEqual({ at: 2 }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Message 2'));
  await user.clear(screen.getByRole('textbox', { name: 'Search messages' }));
  await user.type(screen.getByRole('textbox', { name: 'Search messages' }), 'nobody');
  expect(await screen.findByText('No message of yours fits.')).toBeDefined();
});
