import * as accounts from '@clinical/contract/accounts/accounts.calls';
import type { UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import { getBrief } from '@clinical/contract/brief/brief.calls';
import { listOpenWork } from '@clinical/contract/checks/checks.calls';
import { listUrgent } from '@clinical/contract/messaging/messaging.calls';
import * as notes from '@clinical/contract/notes/notes.calls';
import * as tasks from '@clinical/contract/operations/background-tasks.calls';
import * as events from '@clinical/contract/operations/events.calls';
import * as operations from '@clinical/contract/operations/operations.calls';
import { getPrivacySettings } from '@clinical/contract/operations/privacy.calls';
import { listDepartmentChoices } from '@clinical/contract/teams/departments.calls';
import { getWorkspacePolicy } from '@clinical/contract/teams/policy.calls';
import { getGridhook } from '@clinical/contract/automations/automations.calls';
import { listTemplates } from '@clinical/contract/templates/templates.calls';
import { workspacePolicy } from './team-builders.ts';
import { privacySettings, userProfile } from './builders.ts';
import { type FakeApi, openEventStream, startFakeApi } from './fake-api.ts';
import { clinician } from './fake-auth.ts';
import { makeToken } from './make-token.ts';

/** A fake API with a signed-in clinician and what the shell asks for on every page. */
export function startSignedIn(user: Partial<UserProfile> = {}): FakeApi {
  const api = startFakeApi();
  api.auth.user = clinician;
  api.on(accounts.getUserInfo, () => ({ user: userProfile(user), access_token: makeToken() }));
  api.on(notes.updatePresence, () => ({ activeEditors: [] }));
  api.on(listOpenWork, () => ({ groups: [] }));
  api.on(getBrief, () => ({ date: '2026-03-10', groups: [] }));
  api.on(tasks.listBackgroundTasks, () => []);
  api.on(listUrgent, () => []);
  api.on(operations.listEngines, () => []);
  api.on(listTemplates, () => []);
  api.on(getGridhook, () => null);
  api.on(getPrivacySettings, () => privacySettings());
  api.on(listDepartmentChoices, () => []);
  api.on(getWorkspacePolicy, () => workspacePolicy());
  api.on(events.streamEvents, () => openEventStream([{ type: 'hello', at: '2026-03-10T12:00:00.000Z' }]) as never);
  return api;
}
