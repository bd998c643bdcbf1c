import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  Confirmed,
  ConfirmEmail,
  Installation,
  Register,
  Registered,
  ResendCode,
  SessionInfo,
  UpdateUserInfo,
  UserInfo,
} from './accounts.schemas.ts';

export const register = call<{ body: Register }, Registered>('POST', '/auth/register');
export const confirmEmail = call<{ body: ConfirmEmail }, Confirmed>('POST', '/auth/confirm-code');
export const resendCode = call<{ body: ResendCode }, Registered>('POST', '/auth/resend-code');
export const getInstallation = call<Record<never, never>, Installation>('GET', '/auth/installation');
export const getUserInfo = call<Record<never, never>, UserInfo>('GET', '/auth/userinfo');
export const updateUserInfo = call<{ body: UpdateUserInfo }, UserInfo>('PUT', '/auth/userinfo');
export const listSessions = call<Record<never, never>, SessionInfo[]>('GET', '/auth/sessions');
export const endSession = call<{ params: { id: string } }, Ok>('DELETE', '/auth/sessions/{id}');
export const endOtherSessions = call<Record<never, never>, Ok>('DELETE', '/auth/sessions');
export const exportOwnData = call<Record<never, never>, Blob>('GET', '/auth/export');
