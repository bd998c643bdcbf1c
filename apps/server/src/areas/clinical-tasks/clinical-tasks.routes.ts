import * as contract from '@clinical/contract/clinical-tasks/clinical-tasks.contract';
import { bind, bindBytes, bindStream } from '../../platform/area.ts';
import { applyTaskOperations } from './apply-task-operations.ts';
import { listChartTasks } from './tasks-of-charts.ts';
import { listClinicalTasks } from './clinical-tasks.reads.ts';
import { deleteClinicalTask } from './delete-clinical-task.ts';
import { exportTasks } from './export-tasks.ts';
import { listSentRecords } from './proof-records.ts';
import { proposeTaskOperations } from './propose-task-operations.ts';
import { revokeTaskShare, shareTasks } from './share-tasks.ts';
import { listTaskBatches } from './task-batches.reads.ts';
import { getSharedTasks, listTaskShares } from './task-shares.reads.ts';
import { dropTaskSuggestions, listTaskSuggestions } from './task-suggestions.ts';

export const routes = [
  bind(contract.listClinicalTasks, (ctx, { query }) => listClinicalTasks(ctx, query)),
  bind(contract.deleteClinicalTask, (ctx, { params }) => deleteClinicalTask(ctx, params)),
  bind(contract.applyTaskOperations, (ctx, { body }) => applyTaskOperations(ctx, body)),
  bind(contract.listChartTasks, (ctx, { query }) => listChartTasks(ctx, query)),
  bind(contract.listSentRecords, (ctx, { params }) => listSentRecords(ctx, params.id)),
  bind(contract.listTaskSuggestions, (ctx, { params, query }) => listTaskSuggestions(ctx, params.id, query)),
  bind(contract.dropTaskSuggestions, (ctx, { params, body }) => dropTaskSuggestions(ctx, params.id, body)),
  bind(contract.listTaskBatches, (ctx) => listTaskBatches(ctx)),
  bindStream(contract.proposeTaskOperations, (ctx, { body }, send) => proposeTaskOperations(ctx, body, send)),
  bindBytes(contract.exportTasks, (ctx, { query }) => exportTasks(ctx, query)),
  bind(contract.shareTasks, (ctx, { body }) => shareTasks(ctx, body)),
  bind(contract.getSharedTasks, (ctx, { params, query }) => getSharedTasks(ctx, params.token, query)),
  bind(contract.listTaskShares, (ctx) => listTaskShares(ctx)),
  bind(contract.revokeTaskShare, (ctx, { params }) => revokeTaskShare(ctx, params.id)),
];
