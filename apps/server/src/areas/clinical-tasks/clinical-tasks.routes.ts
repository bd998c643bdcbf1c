import * as contract from '@clinical/contract/clinical-tasks/clinical-tasks.contract';
import { bind, bindStream } from '../../platform/area.ts';
import { applyTaskOperations } from './apply-task-operations.ts';
import { listClinicalTasks } from './clinical-tasks.reads.ts';
import { deleteClinicalTask } from './delete-clinical-task.ts';
import { proposeTaskOperations } from './propose-task-operations.ts';
import { dropTaskSuggestions, listTaskSuggestions } from './task-suggestions.ts';

export const routes = [
  bind(contract.listClinicalTasks, (ctx, { query }) => listClinicalTasks(ctx, query)),
  bind(contract.deleteClinicalTask, (ctx, { params }) => deleteClinicalTask(ctx, params)),
  bind(contract.applyTaskOperations, (ctx, { body }) => applyTaskOperations(ctx, body)),
  bind(contract.listTaskSuggestions, (ctx, { params, query }) => listTaskSuggestions(ctx, params.id, query)),
  bind(contract.dropTaskSuggestions, (ctx, { params, body }) => dropTaskSuggestions(ctx, params.id, body)),
  bindStream(contract.proposeTaskOperations, (ctx, { body }, send) => proposeTaskOperations(ctx, body, send)),
];
