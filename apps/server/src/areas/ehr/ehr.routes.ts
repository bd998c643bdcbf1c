import * as contract from '@clinical/contract/ehr/ehr.contract';
import { bind, bindBytes } from '../../platform/area.ts';
import { authorizeEhr, finishEhrLink } from './authorize-ehr.ts';
import { cancelPush } from './cancel-push.ts';
import { chooseEhrPatient, findEhrPatients } from './ehr-patients.ts';
import { getEhrLink } from './ehr.reads.ts';
import { exportFhir } from './export-fhir.ts';
import { linkEhr, refreshEhrToken, unlinkEhr } from './link-ehr.ts';
import { previewEhrPush } from './preview-push.ts';
import { pushEntry } from './push-entry.ts';

export const routes = [
  bind(contract.linkEhr, (ctx, { body }) => linkEhr(ctx, body)),
  bind(contract.authorizeEhr, (ctx, { body }) => authorizeEhr(ctx, body)),
  bind(contract.finishEhrLink, (ctx, { body }) => finishEhrLink(ctx, body)),
  bind(contract.getEhrLink, (ctx) => getEhrLink(ctx)),
  bind(contract.unlinkEhr, (ctx) => unlinkEhr(ctx)),
  bind(contract.refreshEhrToken, (ctx) => refreshEhrToken(ctx)),
  bind(contract.findEhrPatients, (ctx, { query }) => findEhrPatients(ctx, query)),
  bind(contract.chooseEhrPatient, (ctx, { body }) => chooseEhrPatient(ctx, body)),
  bind(contract.previewEhrPush, (ctx, { params }) => previewEhrPush(ctx, params.id)),
  bind(contract.pushToEhr, (ctx, { params, body }) => pushEntry(ctx, params.id, body)),
  bind(contract.cancelEhrPush, (ctx, { params }) => cancelPush(ctx, params.id)),
  bindBytes(contract.exportFhir, (ctx, { params }) => exportFhir(ctx, params.id)),
];
