import * as contract from '@clinical/contract/fax/fax.contract';
import { bind, bindBytes, bindRaw } from '../../platform/area.ts';
import { changeFax } from './change-fax.ts';
import { changeFaxContact, createFaxContact, deleteFaxContact } from './change-contacts.ts';
import { importContacts } from './import-contacts.ts';
import { downloadFax, listFaxContacts, listFaxes, readFaxPacket } from './fax.reads.ts';
import { hearFaxLine } from './hear-fax-line.ts';
import { changeFaxLine, getFaxLine } from './own-line.ts';
import { pairFax, pairPendingFax } from './pair-fax.ts';
import { prepareFax } from './prepare-fax.ts';
import { getReceivedFax } from './received.reads.ts';
import { readAgain } from './read-again.ts';
import { reportIncident } from './report-incident.ts';
import { retryFax } from './retry-fax.ts';
import { sendFax } from './send-fax.ts';
import { splitFax } from './split-fax.ts';
import { unpairFax } from './unpair-fax.ts';
import { uploadDocument } from './upload-document.ts';

export const routes = [
  bindRaw(contract.hearFaxLine, (ctx, request) => hearFaxLine(ctx, request)),
  bind(contract.getFaxLine, (ctx) => getFaxLine(ctx)),
  bind(contract.changeFaxLine, (ctx, { body }) => changeFaxLine(ctx, body)),
  bind(contract.listFaxContacts, (ctx) => listFaxContacts(ctx)),
  bind(contract.createFaxContact, (ctx, { body }) => createFaxContact(ctx, body)),
  bind(contract.importFaxContacts, (ctx, { body }) => importContacts(ctx, body)),
  bind(contract.changeFaxContact, (ctx, { params, body }) => changeFaxContact(ctx, params.id, body)),
  bind(contract.deleteFaxContact, (ctx, { params }) => deleteFaxContact(ctx, params.id)),
  bind(contract.uploadFaxDocument, (ctx, { body, files }) => uploadDocument(ctx, body, files)),
  bind(contract.prepareFax, (ctx, { body }) => prepareFax(ctx, body)),
  bindBytes(contract.getFaxPacketPdf, (ctx, { params }) => readFaxPacket(ctx, params.id)),
  bind(contract.sendFax, (ctx, { body }) => sendFax(ctx, body)),
  bind(contract.listFaxes, (ctx, { query }) => listFaxes(ctx, query)),
  bindBytes(contract.downloadFax, (ctx, { body }) => downloadFax(ctx, body.id)),
  bind(contract.retryFax, (ctx, { params, body }) => retryFax(ctx, params.id, body.recipientId)),
  bind(contract.reportFaxIncident, (ctx, { params, body }) => reportIncident(ctx, params.id, body)),
  bind(contract.getReceivedFax, (ctx, { params }) => getReceivedFax(ctx, params.id)),
  bind(contract.readFaxAgain, (ctx, { params }) => readAgain(ctx, params.id)),
  bind(contract.changeFax, (ctx, { params, body }) => changeFax(ctx, params.id, body)),
  bind(contract.pairFax, (ctx, { body }) => pairFax(ctx, body)),
  bind(contract.pairPendingFax, (ctx, { body }) => pairPendingFax(ctx, body)),
  bind(contract.unpairFax, (ctx, { params }) => unpairFax(ctx, params.id)),
  bind(contract.splitFax, (ctx, { params, body }) => splitFax(ctx, params.id, body.after)),
];
