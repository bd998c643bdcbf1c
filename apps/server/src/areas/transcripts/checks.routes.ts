import * as contract from '@clinical/contract/transcripts/checks.contract';
import { bind } from '../../platform/area.ts';
import { answerCheck } from './checks/answer-check.ts';
import { answerIdentity } from './checks/answer-identity.ts';
import { getChecks } from './checks/get-checks.ts';
import { runChecks } from './checks/run-checks.ts';
import { getSelfTest, runSelfTest } from './checks/self-test.ts';

export const checkRoutes = [
  bind(contract.getChecks, (ctx, { params }) => getChecks(ctx, params.id)),
  bind(contract.runChecks, (ctx, { params }) => runChecks(ctx, params.id)),
  bind(contract.answerCheck, (ctx, { params, body }) => answerCheck(ctx, params.id, params.checkId, body)),
  bind(contract.answerIdentity, (ctx, { params, body }) => answerIdentity(ctx, params.id, body)),
  bind(contract.getSelfTest, (ctx) => getSelfTest(ctx)),
  bind(contract.runSelfTest, (ctx) => runSelfTest(ctx)),
];
