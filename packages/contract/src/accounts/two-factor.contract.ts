import { Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './two-factor.calls.ts';
import {
  ConfirmTwoFactor,
  ProveTwoFactor,
  RecoveryCodes,
  SetUpTwoFactor,
  TwoFactorSetup,
} from './two-factor.schemas.ts';

export const setUpTwoFactor = route(calls.setUpTwoFactor, {
  access: 'session',
  summary: 'A secret for an authenticator app; in force once confirmed.',
  body: SetUpTwoFactor,
  response: TwoFactorSetup,
  permission: 'self',
  withoutTwoFactor: true,
  errors: ['WRONG_PASSWORD', 'CONFLICT', 'RATE_LIMITED'],
  notRepeated: true,
});
export const confirmTwoFactor = route(calls.confirmTwoFactor, {
  access: 'session',
  summary: 'Put two-factor in force with a code of the app; answers ten recovery codes, once.',
  body: ConfirmTwoFactor,
  response: RecoveryCodes,
  permission: 'self',
  withoutTwoFactor: true,
  errors: ['INVALID_CODE', 'CONFLICT', 'RATE_LIMITED'],
  notRepeated: true,
});
export const disableTwoFactor = route(calls.disableTwoFactor, {
  access: 'session',
  summary: 'Switch two-factor off, unless a workspace asks for it.',
  body: ProveTwoFactor,
  response: Ok,
  permission: 'self',
  errors: ['WRONG_PASSWORD', 'INVALID_CODE', 'CONFLICT', 'RATE_LIMITED'],
  notRepeated: true,
});
export const renewRecoveryCodes = route(calls.renewRecoveryCodes, {
  access: 'session',
  summary: 'Ten new recovery codes in place of the old ones.',
  body: ProveTwoFactor,
  response: RecoveryCodes,
  permission: 'self',
  errors: ['WRONG_PASSWORD', 'INVALID_CODE', 'RATE_LIMITED'],
  notRepeated: true,
});
