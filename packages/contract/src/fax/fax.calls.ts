import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { FaxContactImport, ImportFaxContacts } from './contact-import.schemas.ts';
import type {
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
import type { ChangeFax, PairFax, PairPendingFax, ReceivedFax, SplitFax } from './received.schemas.ts';

type ById = { params: { id: string } };
type None = Record<never, never>;

/** Posted by the fax line itself, with its signature. */
export const hearFaxLine = call<None, unknown>('POST', '/webhooks/fax');
export const getFaxLine = call<None, FaxLine>('GET', '/fax/line');
export const changeFaxLine = call<{ body: ChangeFaxLine }, FaxLine>('PUT', '/fax/line');
export const listFaxContacts = call<None, FaxContact[]>('GET', '/fax/contacts');
export const createFaxContact = call<{ body: NewFaxContact }, FaxContact>('POST', '/fax/contacts');
export const importFaxContacts = call<{ body: ImportFaxContacts }, FaxContactImport>('POST', '/fax/contacts/import');
export const changeFaxContact = call<ById & { body: NewFaxContact }, FaxContact>('PUT', '/fax/contacts/{id}');
export const deleteFaxContact = call<ById, Ok>('DELETE', '/fax/contacts/{id}');
/** One file of `files`. */
export const uploadFaxDocument = call<{ body: NewFaxUpload }, FaxUpload>('POST', '/fax/uploads');
export const prepareFax = call<{ body: NewFaxPacket }, FaxPacket>('POST', '/fax/packets');
export const getFaxPacketPdf = call<ById, Blob>('GET', '/fax/packets/{id}/pdf');
export const sendFax = call<{ body: SendFax }, Fax>('POST', '/fax/send');
export const listFaxes = call<{ query: FaxQuery }, Fax[]>('GET', '/fax');
export const downloadFax = call<{ body: { id: string } }, Blob>('POST', '/fax/download-fax');
export const retryFax = call<ById & { body: { recipientId: string } }, Fax>('POST', '/fax/{id}/retry');
export const reportFaxIncident = call<ById & { body: NewFaxIncident }, Fax>('POST', '/fax/{id}/incident');
export const getReceivedFax = call<ById, ReceivedFax>('GET', '/fax/{id}');
export const readFaxAgain = call<ById, ReceivedFax>('POST', '/fax/{id}/read');
export const changeFax = call<ById & { body: ChangeFax }, ReceivedFax>('PUT', '/fax/{id}');
export const pairFax = call<{ body: PairFax }, ReceivedFax>('POST', '/fax/assign-pair');
export const pairPendingFax = call<{ body: PairPendingFax }, ReceivedFax>('PUT', '/fax/pair-pending-fax');
export const unpairFax = call<ById, ReceivedFax>('POST', '/fax/{id}/unpair');
export const splitFax = call<ById & { body: SplitFax }, Fax[]>('POST', '/fax/{id}/split');
