import * as contract from '@clinical/contract/fax/fax.contract';
import { bind, bindBytes } from '../../platform/area.ts';
import { changeFaxContact, createFaxContact, deleteFaxContact } from './change-contacts.ts';
import { downloadFax, listFaxContacts, listFaxes, readFaxPacket } from './fax.reads.ts';
import { changeFaxLine, getFaxLine } from './own-line.ts';
import { prepareFax } from './prepare-fax.ts';
import { retryFax } from './retry-fax.ts';
import { sendFax } from './send-fax.ts';

export const routes = [
  bind(contract.getFaxLine, (ctx) => getFaxLine(ctx)),
  bind(contract.changeFaxLine, (ctx, { body }) => changeFaxLine(ctx, body)),
  bind(contract.listFaxContacts, (ctx) => listFaxContacts(ctx)),
  bind(contract.createFaxContact, (ctx, { body }) => createFaxContact(ctx, body)),
  bind(contract.changeFaxContact, (ctx, { params, body }) => changeFaxContact(ctx, params.id, body)),
  bind(contract.deleteFaxContact, (ctx, { params }) => deleteFaxContact(ctx, params.id)),
  bind(contract.prepareFax, (ctx, { body }) => prepareFax(ctx, body)),
  bindBytes(contract.getFaxPacketPdf, (ctx, { params }) => readFaxPacket(ctx, params.id)),
  bind(contract.sendFax, (ctx, { body }) => sendFax(ctx, body)),
  bind(contract.listFaxes, (ctx, { query }) => listFaxes(ctx, query.direction)),
  bindBytes(contract.downloadFax, (ctx, { body }) => downloadFax(ctx, body.id)),
  bind(contract.retryFax, (ctx, { params, body }) => retryFax(ctx, params.id, body.recipientId)),
];
