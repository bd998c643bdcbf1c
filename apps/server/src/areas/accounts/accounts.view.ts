import type { ApiKeyInfo, SessionInfo, UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import { mayBreakGlass, mayReadLog } from '../../platform/access.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import type { SessionRow, UserRow, WorkspaceRow } from './accounts.queries.ts';

/** What a profile shows beside the person's own row. */
export type ProfileParts = {
  credits: { left: number; limit: number };
  workspace: WorkspaceRow;
  twoFactor: boolean;
  recoveryCodesLeft: number;
  /** The EHR that the person is linked to. */
  ehrType: string | null;
  gridhook: UserProfile['aiGridhook'];
};

export function viewApiKey(user: UserRow): ApiKeyInfo | null {
  if (user.apiKeySealed === null || user.apiKeySavedAt === null) return null;
  return { lastFour: user.apiKeyLastFour ?? '', active: user.apiKeyActive, savedAt: isoTime(user.apiKeySavedAt) };
}

export function viewUser(user: UserRow, actor: Actor, parts: ProfileParts): UserProfile {
  return {
    id: user.id,
    email: user.email,
    given_name: user.givenName,
    family_name: user.familyName,
    nickname: user.nickname,
    logo: user.logo,
    tokens: parts.credits.left,
    token_limits: parts.credits.limit,
    model: user.model,
    tags: user.tags,
    // it stays on the server
    ehr_access_token: null,
    ehr_type: parts.ehrType,
    appSettings: { locale: user.locale },
    // profiles of before this switch have the notice
    automationSettings: { spokenNotice: true, ...user.automation },
    aiGridhook: parts.gridhook,
    isRestrictedTemplateOperations: user.restrictedTemplates,
    workingHours: user.workingHours,
    credentials: user.credentials,
    npi: user.npi,
    address: user.address,
    apiKey: viewApiKey(user),
    hasPassword: user.passwordHash !== null,
    twoFactor: parts.twoFactor,
    twoFactorRequired: parts.workspace.requireTwoFactor,
    recoveryCodesLeft: parts.recoveryCodesLeft,
    idleMinutes: parts.workspace.idleMinutes,
    workspaceId: actor.workspaceId,
    role_value: actor.roleValue,
    abilities: { readLog: mayReadLog(actor), breakGlass: mayBreakGlass(actor) },
    permission: actor.cap,
    switches: actor.switches,
    seat: actor.seat,
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
