import * as contract from '@clinical/contract/clinical-tasks/clinical-tasks.contract';
import { bind } from '../../platform/area.ts';
import { applyTaskOperations } from './apply-task-operations.ts';
import { listClinicalTasks } from './clinical-tasks.reads.ts';
import { deleteClinicalTask } from './delete-clinical-task.ts';

export const routes = [
  bind(contract.listClinicalTasks, (ctx, { query }) => listClinicalTasks(ctx, query)),
  bind(contract.deleteClinicalTask, (ctx, { params }) => deleteClinicalTask(ctx, params)),
  bind(contract.applyTaskOperations, (ctx, { body }) => applyTaskOperations(ctx, body)),
];
