import { z } from 'zod';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './accounts.calls.ts';
import {
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

export const register = route(calls.register, {
  access: 'public',
  summary: 'Make an account; a six-digit code is mailed. The reply is the same for an address that already has one.',
  body: Register,
  response: Registered,
  status: 201,
  errors: ['WEAK_PASSWORD', 'RATE_LIMITED'],
});
export const confirmEmail = route(calls.confirmEmail, {
  access: 'public',
  summary: 'Confirm an address with the mailed code; the reply carries a ticket that signs in.',
  body: ConfirmEmail,
  response: Confirmed,
  errors: ['INVALID_CODE', 'RATE_LIMITED'],
});
export const resendCode = route(calls.resendCode, {
  access: 'public',
  summary: 'Mail a new code, at most one a minute.',
  body: ResendCode,
  response: Registered,
  errors: ['RATE_LIMITED'],
});
export const getInstallation = route(calls.getInstallation, {
  access: 'public',
  summary: 'Whether anybody has an account here, and where e-mails go.',
  response: Installation,
});
export const getUserInfo = route(calls.getUserInfo, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'The signed-in user and a fresh access token.',
  response: UserInfo,
  permission: 'self',
  withoutTwoFactor: true,
});
export const updateUserInfo = route(calls.updateUserInfo, {
  access: 'session',
  summary: 'Change the own profile.',
  body: UpdateUserInfo,
  response: UserInfo,
  permission: 'self',
  withoutTwoFactor: true,
  notRepeated: true,
});
export const listSessions = route(calls.listSessions, {
  access: 'session',
  summary: 'The own sessions, newest first.',
  response: z.array(SessionInfo),
  permission: 'self',
  withoutTwoFactor: true,
});
export const endSession = route(calls.endSession, {
  access: 'session',
  summary: 'End one of the own sessions.',
  params: IdParams,
  response: Ok,
  permission: 'self',
  withoutTwoFactor: true,
});
export const endOtherSessions = route(calls.endOtherSessions, {
  access: 'session',
  summary: 'End all of the own sessions but this one.',
  response: Ok,
  permission: 'self',
  withoutTwoFactor: true,
});
export const exportOwnData = route(calls.exportOwnData, {
  access: 'session',
  summary:
    'All of the own data in the acting workspace as a zip: account, credits, templates, and the charts one owns.',
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'self',
  phi: true,
});
