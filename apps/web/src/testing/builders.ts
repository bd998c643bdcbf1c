import type { PrivacySettings } from '@clinical/contract/operations/privacy.schemas';
import type { SessionInfo, UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import type { BackgroundTask } from '@clinical/contract/operations/background-tasks.schemas';
import { clinician } from './fake-auth.ts';

/** Nobody has decided anything, and nothing goes. */
export function privacySettings(overrides: Partial<PrivacySettings> = {}): PrivacySettings {
  return {
    mine: { audio: null, charts: null },
    workspace: { audio: null, charts: null },
    holds: { audio: 90, audioFrom: 'default', charts: 'until-deleted', chartsFrom: 'default' },
    consentTexts: [{ version: '2026-11', text: null, since: null, userName: null }],
    due: [],
    abilities: { editWorkspace: true },
    ...overrides,
  };
}

export function userProfile(overrides: Partial<UserProfile> = {}): UserProfile {
  return {
    id: clinician.id,
    email: clinician.email,
    given_name: 'Ada',
    family_name: 'Okafor',
    nickname: '',
    logo: null,
    tokens: 30,
    token_limits: 30,
    model: 'gpt-4.1',
    tags: '',
    ehr_access_token: null,
    ehr_type: null,
    appSettings: { locale: 'en' },
    automationSettings: { autoAppend: false, richFormatting: false, spokenNotice: true },
    aiGridhook: null,
    isRestrictedTemplateOperations: false,
    workingHours: null,
    credentials: '',
    npi: '',
    address: '',
    apiKey: null,
    hasPassword: true,
    twoFactor: false,
    twoFactorRequired: false,
    recoveryCodesLeft: 0,
    idleMinutes: 30,
    workspaceId: '0190a000-0000-7000-8000-000000000002',
    role_value: 2,
    abilities: { readLog: true, breakGlass: false },
    permission: 'admin',
    switches: { sign: true, templates: true, billing: true, audit: true },
    seat: true,
    ...overrides,
  };
}

export function sessionInfo(overrides: Partial<SessionInfo> = {}): SessionInfo {
  return {
    id: '0190a000-0000-7000-8000-00000000000a',
    createdAt: '2026-03-10T08:00:00.000Z',
    lastSeenAt: '2026-03-10T12:00:00.000Z',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    current: false,
    ...overrides,
  };
}

export function backgroundTask(
  overrides: Partial<Omit<BackgroundTask, 'result'>> & { result?: Partial<BackgroundTask['result']> } = {},
): BackgroundTask {
  const { result, ...rest } = overrides;
  return {
    taskId: '0190a000-0000-7000-8000-0000000000t1',
    status: 'pending',
    ...rest,
    result: {
      noteId: '0190a000-0000-7000-8000-0000000000n1',
      noteTitle: 'Ben Ode',
      progress: null,
      message: '',
      localEngine: false,
      credits: null,
      ...result,
    },
  };
}
