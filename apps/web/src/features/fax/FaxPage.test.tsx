import { listClinicalTasks } from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import * as calls from '@clinical/contract/fax/fax.calls';
import type { FaxPacket, FaxRecipient } from '@clinical/contract/fax/fax.schemas';
import { getNote, listNotes } from '@clinical/contract/notes/notes.calls';
import { getOutline } from '@clinical/contract/transcripts/entries.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { note } from '../../testing/chart-builders.ts';
import { type FakeApi, refusal, startFakeApi } from '../../testing/fake-api.ts';
import { faxContact, faxLine, receivedFax, sentFax } from '../../testing/fax-builders.ts';
import { renderUi } from '../../testing/render.tsx';
import { FaxPage } from './FaxPage.tsx';
import { SendFaxDialog } from './SendFaxDialog.tsx';

const chart = note({ title: 'Maria Lind' });
const packet: FaxPacket = {
  id: '01900000-0000-7000-8000-0000000000f9',
  noteId: chart.id,
  patient: 'Maria Lind',
  pages: 2,
  sizes: [
    { width: 612, height: 792 },
    { width: 612, height: 792 },
  ],
  size: 1_000,
  documents: [{ title: 'Note of 2026-03-10', pages: 1, unsigned: true, otherPatient: null }],
  warnings: [{ number: '+15557654321', kind: 'first-use', text: 'Nothing was sent to +15557654321 before.' }],
};

const upload = '01900000-0000-7000-8000-0000000000fa';

function startFax(): FakeApi {
  const api = startFakeApi();
  api.on(calls.getFaxLine, () => faxLine());
  api.on(calls.listFaxContacts, () => [faxContact()]);
  api.on(calls.listFaxes, ({ query }) => (query.direction === 'sent' ? [sentFax()] : [receivedFax()]));
  return api;
}

it('shows what came in, and says that the line reaches this installation only', async () => {
  startFax();
  renderUi(<FaxPage />);
  expect(await screen.findByRole('link', { name: /Open fax from Dr Ann Lee/ })).toBeDefined();
  expect(screen.getByText(/No fax line to the outside is connected/)).toBeDefined();
});

it('names why a recipient was not reached, and sends to that one again', async () => {
  const api = startFax();
  api.on(calls.retryFax, () => sentFax());
  const { user } = renderUi(<FaxPage tab="sent" />);
  expect(await screen.findByText('Failed: the line was busy · try 3')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send again to Dr Ann Lee' }));
  await waitFor(() =>
    expect(api.requests(calls.retryFax).map(({ body }) => body)).toEqual([
      { recipientId: sentFax().recipients[0]!.id },
    ]),
  );
});

it('reports a fax that went to a wrong number, and says so from then on', async () => {
  const api = startFax();
  const delivered: FaxRecipient = { ...sentFax().recipients[0]!, state: 'delivered', failure: null, pagesSent: 2 };
  let recipients = [delivered];
  api.on(calls.listFaxes, () => [sentFax({ recipients })]);
  api.on(calls.reportFaxIncident, () => {
    recipients = [{ ...delivered, wrongNumber: { at: '2026-03-11T12:00:00.000Z', taskId: null } }];
    return sentFax({ recipients });
  });
  const { user } = renderUi(<FaxPage tab="sent" />);
  await user.click(await screen.findByRole('button', { name: 'Wrong number: Dr Ann Lee' }));
  const dialog = within(await screen.findByRole('dialog', { name: '+15557654321 is a wrong number' }));
  await user.type(dialog.getByRole('textbox', { name: 'What happened (optional)' }), 'A shop called');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('Reported as a wrong number')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Wrong number: Dr Ann Lee' })).toBeNull();
  expect(api.requests(calls.reportFaxIncident).map(({ body }) => body)).toEqual([
    { recipientId: delivered.id, note: 'A shop called' },
  ]);
});

it('says that a workspace has no number at the line yet', async () => {
  const api = startFax();
  api.on(calls.listFaxes, () => []);
  api.on(calls.getFaxLine, () => faxLine({ name: 'Telnyx', reaches: 'everyone', number: null }));
  renderUi(<FaxPage />);
  expect(await screen.findByText(/This workspace has no fax number yet/)).toBeDefined();
  expect(await screen.findByText('Faxes that come in will be here.')).toBeDefined();
});

it('adds contacts of a file once it was seen what would be added', async () => {
  const api = startFax();
  const read = { added: 2, present: 1, examples: [{ line: 2, name: 'Dr Ann Lee', number: '+12125550123' }] };
  const problems = [{ line: 5, text: 'no fax number' }];
  api.on(calls.importFaxContacts, () => ({ ...read, problems, problemCount: 1 }));
  const { user } = renderUi(<FaxPage tab="contacts" />);
  await user.click(await screen.findByRole('button', { name: 'Import contacts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts' }));
  const add = dialog.getByRole('button', { name: 'Add contacts' });
  expect(add).toBeDisabled();
  const file = new File(['Name,Fax'], 'contacts.csv', { type: 'text/csv' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect(await dialog.findByText('2 contacts can be added. 1 is there already.')).toBeDefined();
  expect(dialog.getByText('Line 5: no fax number')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Add 2 contacts' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests(calls.importFaxContacts).map(({ body }) => body)).toEqual([
    { csv: 'Name,Fax', confirmed: false },
    { csv: 'Name,Fax', confirmed: true },
  ]);
});

it('says what will be here', async () => {
  const api = startFax();
  api.on(calls.listFaxes, () => []);
  renderUi(<FaxPage />);
  expect(await screen.findByText('Nothing has come in')).toBeDefined();
});

it('adds a contact, and keeps what was entered when it is refused', async () => {
  const api = startFax();
  api.on(calls.createFaxContact, () => refusal('INVALID_INPUT', { message: '“12” is not a complete fax number' }));
  const { user } = renderUi(<FaxPage tab="contacts" />);
  await user.click(await screen.findByRole('button', { name: 'Add contact' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^Name/), 'Dr Omar');
  await user.type(within(dialog).getByLabelText(/^Fax number/), '12');
  await user.click(within(dialog).getByRole('button', { name: 'Save contact' }));
  expect(await within(dialog).findByText(/not a complete fax number/)).toBeDefined();
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Dr Omar');
});

it('sends only what was previewed, once the number and the draft are confirmed', async () => {
  const api = startFax();
  api.on(listNotes, () => [chart]);
  api.on(getOutline, () => []);
  api.on(listClinicalTasks, () => ({
    items: [],
    nextCursor: null,
    counts: { todo: 0, doing: 0, done: 0, overdue: 0 },
  }));
  api.on(calls.prepareFax, () => packet);
  api.on(calls.getFaxPacketPdf, () => new Response('%PDF-1.4'));
  api.on(calls.sendFax, () => sentFax());
  let closed = false;
  const { user } = renderUi(<SendFaxDialog noteId={null} onClose={() => (closed = true)} />);
  await user.type(await screen.findByRole('combobox', { name: /^Patient/ }), 'Maria');
  await user.click(await screen.findByRole('option', { name: 'Maria Lind' }));
  await user.click(screen.getByRole('combobox', { name: /^Contact/ }));
  await user.click(await screen.findByRole('option', { name: 'Dr Ann Lee, Harbor Cardiology' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Fax number/).value).toBe('+15557654321');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send fax · 1 credit' });
  expect(send.disabled).toBe(true);
  await user.click(screen.getByLabelText('The number is right'));
  expect(send.disabled).toBe(true);
  await user.click(screen.getByLabelText('Send it as a draft'));
  await user.click(send);
  await waitFor(() => expect(closed).toBe(true));
  expect(api.requests(calls.sendFax).map(({ body }) => body)).toEqual([
    { packetId: packet.id, confirmed: ['+15557654321'], unsigned: true, otherPatient: false },
  ]);
});

it('asks before papers go that read as if they were about somebody else', async () => {
  const api = startFax();
  const name = 'letter.pdf';
  const about = { state: 'other' as const, text: 'Ann Lee; the chart has Maria Lind' };
  api.on(getNote, () => chart);
  api.on(getOutline, () => []);
  api.on(listClinicalTasks, () => ({
    items: [],
    nextCursor: null,
    counts: { todo: 0, doing: 0, done: 0, overdue: 0 },
  }));
  api.on(calls.uploadFaxDocument, () => ({ id: upload, name, pages: 2, size: 900, about }));
  const documents = [{ title: name, pages: 2, unsigned: false, otherPatient: about.text }];
  api.on(calls.prepareFax, () => ({ ...packet, warnings: [], documents }));
  api.on(calls.getFaxPacketPdf, () => new Response('%PDF-1.4'));
  api.on(calls.sendFax, () => sentFax());
  const { user } = renderUi(<SendFaxDialog noteId={chart.id} onClose={() => undefined} />);
  await user.type(await screen.findByLabelText(/^Name/), 'Harbor Cardiology');
  await user.type(screen.getByLabelText(/^Fax number/), '+15557654321');
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['%PDF'], name, { type: 'application/pdf' }));
  expect(await screen.findByText('Another patient?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send fax · 1 credit' });
  expect(send).toBeDisabled();
  expect(screen.getByText(/may be about somebody else than Maria Lind/)).toBeVisible();
  await user.click(screen.getByLabelText('I looked at its pages, and they are about Maria Lind'));
  await user.click(send);
  await waitFor(() => expect(api.requests(calls.sendFax)).toHaveLength(1));
  expect(api.requests(calls.prepareFax)[0]!.body).toMatchObject({ uploadIds: [upload] });
  expect(api.requests(calls.sendFax)[0]!.body).toMatchObject({ otherPatient: true });
});
