import * as contract from '@clinical/contract/patient-links/patient-links.contract';
import { bindPublic } from '../../platform/area.ts';
import { greetPatient, reportByLink, usePatientLink } from './use-link.ts';

export const routes = [
  bindPublic(contract.greetPatient, (ctx, { params }) => greetPatient(ctx, params.token)),
  bindPublic(contract.usePatientLink, (ctx, { params, body }) => usePatientLink(ctx, params.token, body)),
  bindPublic(contract.reportByLink, (ctx, { params, body }) => reportByLink(ctx, params.token, body)),
];
