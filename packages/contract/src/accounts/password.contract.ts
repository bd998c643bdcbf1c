import { Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import { Registered } from './accounts.schemas.ts';
import * as calls from './password.calls.ts';
import { ChangePassword, CloseAccount, ClosingPreview, ForgotPassword, ResetPassword } from './password.schemas.ts';

export const forgotPassword = route(calls.forgotPassword, {
  access: 'public',
  summary: 'Mail a code for a new password. The reply is the same for an address without an account.',
  body: ForgotPassword,
  response: Registered,
  errors: ['RATE_LIMITED'],
});
export const resetPassword = route(calls.resetPassword, {
  access: 'public',
  summary: 'Set a new password with the mailed code; every session of the account ends.',
  body: ResetPassword,
  response: Ok,
  errors: ['INVALID_CODE', 'WEAK_PASSWORD', 'RATE_LIMITED'],
});
export const changePassword = route(calls.changePassword, {
  access: 'session',
  summary: 'Set a new password with the old one; every other session ends.',
  body: ChangePassword,
  response: Ok,
  permission: 'self',
  withoutTwoFactor: true,
  errors: ['WRONG_PASSWORD', 'WEAK_PASSWORD', 'RATE_LIMITED'],
  notRepeated: true,
});
export const previewClosing = route(calls.previewClosing, {
  access: 'session',
  summary: 'What closing the own account would touch: charts by workspace, and who could take them over.',
  response: ClosingPreview,
  permission: 'self',
  withoutTwoFactor: true,
});
export const closeAccount = route(calls.closeAccount, {
  access: 'session',
  summary: 'Close the own account. Its charts are handed over, or deleted where nobody else is.',
  body: CloseAccount,
  response: Ok,
  permission: 'self',
  withoutTwoFactor: true,
  errors: ['WRONG_PASSWORD', 'CONFLICT', 'RATE_LIMITED'],
  notRepeated: true,
});
