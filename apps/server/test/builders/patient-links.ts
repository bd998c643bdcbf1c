import { usePatientLink } from '@clinical/contract/patient-links/patient-links.calls';
import type { LinkReader, LinkRequest, LinkView } from '@clinical/contract/patient-links/patient-links.schemas';
import { linkPreChat } from '@clinical/contract/pre-chats/interviews.calls';
import { interviewPrompts } from '@clinical/contract/pre-chats/interviews.rules';
import type { PreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import { randomUUID } from 'node:crypto';
import type { Reply, TestServer } from '../harness.ts';
import type { TestAccount } from './accounts.ts';
import { newNote } from './notes.ts';
import { newPreChat } from './pre-chats.ts';

export const dateOfBirth = '1958-03-14';

/** Both halves of a link, as its fragment has them. */
export type Link = { token: string; secret: string };
export function linkOf(url: string): Link {
  const [token = '', secret = ''] = new URL(url).hash.slice(1).split('.');
  return { token, secret };
}

/** A link to a new pre-chat of a new patient. */
export async function newLink(
  by: TestAccount,
  prompt: string = interviewPrompts.intake,
): Promise<Link & { chat: PreChat }> {
  const { id: noteId } = await newNote(by, { title: 'Maria Lind', dateOfBirth });
  const chat = await newPreChat(by, { noteId, prompt_id: prompt, country: 'US' });
  const { url } = await by.ok(linkPreChat, { params: { id: chat.id }, body: {} });
  return { chat, ...linkOf(url) };
}

let network = 0;

/** Each patient calls from an address of their own: wrong tries are counted by address as well. The server trusts its proxy. */
export function patientsOf(server: TestServer) {
  const elsewhere = () => {
    network += 1;
    return `2001:db8:${network.toString(16)}::1`;
  };
  const send = (token: string, body: LinkRequest, address = elsewhere()): Promise<Reply<LinkView>> =>
    server.call(usePatientLink, { params: { token }, body }, { headers: { 'x-forwarded-for': address } });
  const open = (
    { token, secret }: Link,
    { date = dateOfBirth, reader = 'patient' as LinkReader, address = elsewhere() } = {},
  ) => send(token, { do: 'open', secret, dateOfBirth: date, reader }, address);
  const answer = ({ token }: Link, view: LinkView, text: string, turnId: string = randomUUID()) =>
    send(token, { do: 'answer', visit: view.visit, turnId, question: view.question?.text ?? '', answer: text });
  const show = ({ token }: Link, { visit }: LinkView) => send(token, { do: 'show', visit });
  const visit = async (link: Link): Promise<LinkView> => (await open(link)).body;
  return { send, open, answer, show, visit };
}
