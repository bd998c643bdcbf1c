import type { SessionInfo, UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import type { SessionRow, UserRow } from './accounts.queries.ts';

/** Credits of a trial. Actions are free until the credit ledger counts them. */
const trialCredits = 30;

export function viewUser(user: UserRow, actor: Actor): UserProfile {
  return {
    id: user.id,
    email: user.email,
    given_name: user.givenName,
    family_name: user.familyName,
    nickname: user.nickname,
    logo: null,
    tokens: trialCredits,
    token_limits: trialCredits,
    model: user.model,
    tags: user.tags,
    ehr_access_token: null,
    ehr_type: null,
    appSettings: { locale: user.locale },
    automationSettings: user.automation,
    aiGridhook: null,
    isRestrictedTemplateOperations: user.restrictedTemplates,
    workspaceId: actor.workspaceId,
    role_value: actor.roleValue,
  };
}

export function viewSession(session: SessionRow, actor: Actor): SessionInfo {
  return {
    id: session.id,
    createdAt: isoTime(session.createdAt),
    lastSeenAt: isoTime(session.lastSeenAt),
    userAgent: session.userAgent,
    current: session.id === actor.sessionId,
  };
}
