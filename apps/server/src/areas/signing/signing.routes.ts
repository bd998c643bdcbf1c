import * as contract from '@clinical/contract/signing/signing.contract';
import { bind, bindBytes } from '../../platform/area.ts';
import { addAddendum } from './add-addendum.ts';
import { getCodes } from './get-codes.ts';
import { getPacket } from './get-packet.ts';
import { getReconciliation, pickFact } from './reconcile-entry.ts';
import { getSigning } from './signing.reads.ts';
import { saveCoverage } from './save-coverage.ts';
import { signEntry } from './sign-entry.ts';
import { getSigningDelegates, setSigningDelegates } from './signing-delegates.ts';
import { getSigningKey } from './signing-key.ts';
import { getSigningPolicy, setSigningPolicy } from './signing-policy.ts';
import { linkSummary, unlinkSummary } from './patient-summary/link-summary.ts';
import { reportSummary } from './patient-summary/report-summary.ts';
import { writePatientSummary } from './patient-summary/write-patient-summary.ts';

export const routes = [
  bind(contract.getSigning, (ctx, { params }) => getSigning(ctx, params.id)),
  bind(contract.saveCoverage, (ctx, { params, body }) => saveCoverage(ctx, params.id, body)),
  bind(contract.signEntry, (ctx, { params, body }) => signEntry(ctx, params.id, body)),
  bind(contract.addAddendum, (ctx, { params, body }) => addAddendum(ctx, params.id, body)),
  bindBytes(contract.getPacket, (ctx, { params }) => getPacket(ctx, params.id)),
  bind(contract.getReconciliation, (ctx, { params }) => getReconciliation(ctx, params.id)),
  bind(contract.pickFact, (ctx, { params, body }) => pickFact(ctx, params.id, body)),
  bind(contract.getCodes, (ctx, { params }) => getCodes(ctx, params.id)),
  bind(contract.writePatientSummary, (ctx, { params, body }) => writePatientSummary(ctx, params.id, body)),
  bind(contract.reportSummary, (ctx, { params, body }) => reportSummary(ctx, params.id, body)),
  bind(contract.linkSummary, (ctx, { params, body }) => linkSummary(ctx, params.id, body)),
  bind(contract.unlinkSummary, (ctx, { params }) => unlinkSummary(ctx, params.id)),
  bind(contract.getSigningPolicy, (ctx) => getSigningPolicy(ctx)),
  bind(contract.setSigningPolicy, (ctx, { body }) => setSigningPolicy(ctx, body)),
  bind(contract.getSigningKey, (ctx) => getSigningKey(ctx)),
  bind(contract.getSigningDelegates, (ctx) => getSigningDelegates(ctx)),
  bind(contract.setSigningDelegates, (ctx, { body }) => setSigningDelegates(ctx, body)),
];
