import * as events from '@clinical/contract/operations/events.contract';
import * as integrations from '@clinical/contract/operations/integrations.contract';
import * as contract from '@clinical/contract/operations/operations.contract';
import * as privacy from '@clinical/contract/operations/privacy.contract';
import * as tasks from '@clinical/contract/operations/background-tasks.contract';
import { bind, bindPublic, bindStream, type BoundRoute } from '../../platform/area.ts';
import { cancelBackgroundTask } from './cancel-background-task.ts';
import { describeApi, getBackgroundTask, listBackgroundTasks, readiness, streamEvents } from './operations.reads.ts';
import { listEngines } from './list-engines.ts';
import { getPrivacySettings, setPrivacySettings } from './privacy-settings.ts';
import { retryBackgroundTask } from './retry-background-task.ts';
import { listIntegrations } from './list-integrations.ts';
import { testIntegration } from './test-integration.ts';

export const operationsRoutes: readonly BoundRoute[] = [
  bindPublic(contract.getHealth, async () => ({ status: 'ok' as const })),
  bindPublic(contract.getReady, (ctx) => readiness(ctx)),
  bindPublic(contract.getApiDocument, (ctx) => describeApi(ctx)),
  bind(contract.listEngines, (ctx) => listEngines(ctx)),
  bind(integrations.listIntegrations, (ctx) => listIntegrations(ctx)),
  bind(integrations.testIntegration, (ctx, { params }) => testIntegration(ctx, params.name)),
  bind(privacy.getPrivacySettings, (ctx) => getPrivacySettings(ctx)),
  bind(privacy.setPrivacySettings, (ctx, { body }) => setPrivacySettings(ctx, body)),
  bind(tasks.listBackgroundTasks, (ctx) => listBackgroundTasks(ctx)),
  bind(tasks.getBackgroundTask, (ctx, { params }) => getBackgroundTask(ctx, params.id)),
  bind(tasks.cancelBackgroundTask, (ctx, { params }) => cancelBackgroundTask(ctx, params.id)),
  bind(tasks.retryBackgroundTask, (ctx, { params, query }) =>
    retryBackgroundTask(ctx, params.id, query.engine === 'local'),
  ),
  bindStream(events.streamEvents, (ctx, _input, _send, open) => streamEvents(ctx, open)),
];
