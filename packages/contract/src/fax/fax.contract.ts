import { z } from 'zod';
import { Id, IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import { FaxContactImport, ImportFaxContacts } from './contact-import.schemas.ts';
import * as calls from './fax.calls.ts';
import {
  ChangeFaxLine,
  Fax,
  FaxContact,
  FaxLine,
  FaxPacket,
  FaxQuery,
  FaxUpload,
  NewFaxContact,
  NewFaxIncident,
  NewFaxPacket,
  NewFaxUpload,
  SendFax,
} from './fax.schemas.ts';
import { ChangeFax, PairFax, PairPendingFax, ReceivedFax, SplitFax } from './received.schemas.ts';

/** What a line says by itself. Its signature is checked, and nobody acts by it: the attempt is asked about. */
export const hearFaxLine = route(calls.hearFaxLine, {
  access: 'public',
  summary: '[ours] A message of the fax line, with its signature.',
  reply: 'raw',
  bodyKind: 'signed',
  response: z.unknown(),
  errors: ['MALFORMED_REQUEST'],
});
export const getFaxLine = route(calls.getFaxLine, {
  access: 'session',
  summary: '[ours] The fax line of the acting workspace: its number, whom it reaches, and its rules.',
  response: FaxLine,
  permission: 'workspace.member',
  whileViewing: 'as-member',
});
export const changeFaxLine = route(calls.changeFaxLine, {
  access: 'session',
  summary: '[ours] Change the rules of the fax line: unsigned notes, contacts only.',
  body: ChangeFaxLine,
  response: FaxLine,
  permission: 'workspace.admin',
});
export const listFaxContacts = route(calls.listFaxContacts, {
  access: 'session',
  summary: 'Fax contacts of the workspace, preferred ones first, then by name.',
  response: z.array(FaxContact),
  permission: 'workspace.member',
  whileViewing: 'as-member',
});
export const createFaxContact = route(calls.createFaxContact, {
  access: 'session',
  summary: 'Add a fax contact.',
  body: NewFaxContact,
  response: FaxContact,
  permission: 'workspace.edit',
});
export const importFaxContacts = route(calls.importFaxContacts, {
  access: 'session',
  summary: '[ours] Add contacts from a CSV file, or see what would be added. The same file again adds nothing.',
  body: ImportFaxContacts,
  largeBody: true,
  response: FaxContactImport,
  permission: 'workspace.edit',
  errors: ['TOO_LARGE'],
});
export const changeFaxContact = route(calls.changeFaxContact, {
  access: 'session',
  summary: '[ours] Change a fax contact.',
  params: IdParams,
  body: NewFaxContact,
  response: FaxContact,
  permission: 'fax-contact.edit',
});
export const deleteFaxContact = route(calls.deleteFaxContact, {
  access: 'session',
  summary: '[ours] Delete a fax contact. Faxes that were sent remain.',
  params: IdParams,
  response: Ok,
  permission: 'fax-contact.edit',
});
export const uploadFaxDocument = route(calls.uploadFaxDocument, {
  access: 'session',
  summary: '[ours] Add a PDF or a TIFF to a fax. Its first pages are read to see whom they are about.',
  body: NewFaxUpload,
  bodyKind: 'multipart',
  response: FaxUpload,
  permission: 'note.edit',
  errors: ['UNSUPPORTED_MEDIA', 'TOO_LARGE', 'EMPTY_SOURCE', 'UNREADABLE_SOURCE', 'UNAVAILABLE'],
});
export const prepareFax = route(calls.prepareFax, {
  access: 'session',
  summary: '[ours] Make the file that would be sent: cover page, notes, forms and documents of one chart.',
  body: NewFaxPacket,
  response: FaxPacket,
  permission: 'note.edit',
  phi: true,
  errors: ['CONFLICT', 'EMPTY_SOURCE', 'FONT_MISSING', 'TOO_LARGE', 'UNREADABLE_SOURCE', 'UNAVAILABLE'],
});
export const getFaxPacketPdf = route(calls.getFaxPacketPdf, {
  access: 'session',
  summary: '[ours] A prepared fax, byte for byte as it would be sent.',
  params: IdParams,
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'fax.own',
  phi: true,
});
export const sendFax = route(calls.sendFax, {
  access: 'session',
  summary: 'Send a prepared fax to its recipients. Each is charged when the line accepts it.',
  body: SendFax,
  response: Fax,
  permission: 'fax.own',
  phi: true,
  cost: 'fax',
  errors: ['CONFLICT', 'IDENTITY_CONFLICT', 'NO_CREDITS', 'NO_SEAT'],
});
export const listFaxes = route(calls.listFaxes, {
  access: 'session',
  summary:
    'Faxes of the acting workspace, newest first: those that came in, or those sent for charts that the caller may read.',
  query: FaxQuery,
  response: z.array(Fax),
  permission: 'fax.read',
  phi: true,
});
export const downloadFax = route(calls.downloadFax, {
  access: 'session',
  summary: 'The file of a fax.',
  body: z.object({ id: Id }),
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'fax.read',
  phi: true,
});
export const retryFax = route(calls.retryFax, {
  access: 'session',
  summary: '[ours] Send the same file again to a recipient whom it did not reach.',
  params: IdParams,
  body: z.object({ recipientId: Id }),
  response: Fax,
  permission: 'fax.edit',
  phi: true,
  errors: ['CONFLICT', 'NO_CREDITS', 'NO_SEAT'],
});
export const reportFaxIncident = route(calls.reportFaxIncident, {
  access: 'session',
  summary: '[ours] A fax went to a wrong number: it is on record, and a task of the chart follows it up.',
  params: IdParams,
  body: NewFaxIncident,
  response: Fax,
  permission: 'fax.edit',
  phi: true,
  errors: ['CONFLICT'],
});
export const getReceivedFax = route(calls.getReceivedFax, {
  access: 'session',
  summary:
    '[ours] A received fax: what was read on it, the charts that it may belong to, and faxes that it may answer.',
  params: IdParams,
  response: ReceivedFax,
  permission: 'fax.read',
  phi: true,
});
export const readFaxAgain = route(calls.readFaxAgain, {
  access: 'session',
  summary: '[ours] Read a fax once more whose words could not be made out.',
  params: IdParams,
  response: ReceivedFax,
  permission: 'fax.file',
  phi: true,
  errors: ['CONFLICT'],
});
export const changeFax = route(calls.changeFax, {
  access: 'session',
  summary: '[ours] Change who looks after a received fax, what it is, or whether it is spam.',
  params: IdParams,
  body: ChangeFax,
  response: ReceivedFax,
  permission: 'fax.file',
  phi: true,
  errors: ['CONFLICT'],
});
export const pairFax = route(calls.pairFax, {
  access: 'session',
  summary: 'File a received fax in a chart: an entry and a task. One that is filed already is refused, with its entry.',
  body: PairFax,
  response: ReceivedFax,
  permission: 'fax.file',
  phi: true,
  errors: ['CONFLICT', 'IDENTITY_CONFLICT'],
});
export const pairPendingFax = route(calls.pairPendingFax, {
  access: 'session',
  summary: 'File a received fax as the reply to one that was sent. An open task that waits for it is done then.',
  body: PairPendingFax,
  response: ReceivedFax,
  permission: 'fax.file',
  phi: true,
  errors: ['CONFLICT', 'IDENTITY_CONFLICT'],
});
export const unpairFax = route(calls.unpairFax, {
  access: 'session',
  summary: '[ours] Take a fax out of the chart that it was filed in, with its entry and its task.',
  params: IdParams,
  response: ReceivedFax,
  permission: 'fax.file',
  phi: true,
  errors: ['CONFLICT', 'ENTRY_SIGNED'],
});
export const splitFax = route(calls.splitFax, {
  access: 'session',
  summary: '[ours] Make a fax of each patient’s pages. The file that came in stays as it is.',
  params: IdParams,
  body: SplitFax,
  response: z.array(Fax),
  permission: 'fax.file',
  phi: true,
  errors: ['CONFLICT', 'UNREADABLE_SOURCE', 'TOO_LARGE'],
});
