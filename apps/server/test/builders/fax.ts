import {
  createFaxContact,
  getFaxLine,
  listFaxes,
  prepareFax,
  sendFax,
  uploadFaxDocument,
} from '@clinical/contract/fax/fax.calls';
import type { Fax, FaxUpload } from '@clinical/contract/fax/fax.schemas';
import { pdf } from '../documents.ts';
import type { TestServer } from '../harness.ts';
import { until } from '../until.ts';
import type { TestAccount } from './accounts.ts';
import { sendForm } from './uploads.ts';

type Start = { noteId: string; name?: string; coverNote?: string; entryIds?: string[] };

/** A fax of a chart to the workspace's own number, which is a contact: sent, come in, and read. */
export async function newFax(
  account: TestAccount,
  { noteId, name = 'Front desk', coverNote = '', entryIds = [] }: Start,
): Promise<Fax> {
  const number = (await account.ok(getFaxLine, {})).number!;
  const contact = await account.ok(createFaxContact, { body: { name, number } });
  const targets = [{ name, number, contactId: contact.id }];
  const packet = await account.ok(prepareFax, { body: { noteId, targets, coverNote, entryIds } });
  await account.ok(sendFax, { body: { packetId: packet.id, confirmed: [number], unsigned: true } });
  const sent = () => account.ok(listFaxes, { query: { direction: 'sent' } });
  const arrived = (fax?: Fax) => fax?.recipients[0]?.state === 'delivered';
  const received = () => account.ok(listFaxes, { query: { direction: 'received' } });
  const isRead = (fax: Fax) => fax.reading?.state !== 'waiting';
  const fax = await until(async () => (await sent()).find(({ id }) => id === packet.id), arrived);
  await until(received, (faxes) => faxes.length > 0 && faxes.every(isRead));
  return fax!;
}

/** A PDF with this text, kept for a fax of the chart. */
export async function newFaxUpload(
  server: TestServer,
  account: TestAccount,
  { noteId, name, text }: { noteId: string; name: string; text: string },
): Promise<FaxUpload> {
  const files = [{ name, content: pdf([{ lines: [text, 'The letter of the specialist is attached here.'] }]) }];
  return (await sendForm(server, account, uploadFaxDocument.path, files, { noteId })).body as unknown as FaxUpload;
}
