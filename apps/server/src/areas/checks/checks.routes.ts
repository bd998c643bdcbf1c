import * as contract from '@clinical/contract/checks/checks.contract';
import { bind } from '../../platform/area.ts';
import { answerCheck } from './answer-check.ts';
import { answerIdentity } from './holds/answer-identity.ts';
import { getChecks } from './checks.reads.ts';
import { runChecks } from './run-checks.ts';
import { getSelfTest, runSelfTest } from './self-test.ts';
import { listOpenWork } from './work/list-open-work.ts';

export const routes = [
  bind(contract.getChecks, (ctx, { params }) => getChecks(ctx, params.id)),
  bind(contract.runChecks, (ctx, { params }) => runChecks(ctx, params.id)),
  bind(contract.answerCheck, (ctx, { params, body }) => answerCheck(ctx, params.id, params.checkId, body)),
  bind(contract.answerIdentity, (ctx, { params, body }) => answerIdentity(ctx, params.id, body)),
  bind(contract.listOpenWork, (ctx, { query }) => listOpenWork(ctx, query)),
  bind(contract.getSelfTest, () => getSelfTest()),
  bind(contract.runSelfTest, () => runSelfTest()),
];
