import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { Registered } from './accounts.schemas.ts';
import type {
  ChangePassword,
  CloseAccount,
  ClosingPreview,
  ForgotPassword,
  ResetPassword,
} from './password.schemas.ts';

export const forgotPassword = call<{ body: ForgotPassword }, Registered>('POST', '/auth/forgot-password');
export const resetPassword = call<{ body: ResetPassword }, Ok>('POST', '/auth/reset-password');
export const changePassword = call<{ body: ChangePassword }, Ok>('POST', '/auth/change-password');
export const previewClosing = call<Record<never, never>, ClosingPreview>('GET', '/auth/remove');
export const closeAccount = call<{ body: CloseAccount }, Ok>('POST', '/auth/remove');
