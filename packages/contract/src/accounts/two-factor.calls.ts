import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  ConfirmTwoFactor,
  ProveTwoFactor,
  RecoveryCodes,
  SetUpTwoFactor,
  TwoFactorSetup,
} from './two-factor.schemas.ts';

export const setUpTwoFactor = call<{ body: SetUpTwoFactor }, TwoFactorSetup>('POST', '/auth/mfa/setup');
export const confirmTwoFactor = call<{ body: ConfirmTwoFactor }, RecoveryCodes>('POST', '/auth/mfa/confirm');
export const disableTwoFactor = call<{ body: ProveTwoFactor }, Ok>('POST', '/auth/mfa/disable');
export const renewRecoveryCodes = call<{ body: ProveTwoFactor }, RecoveryCodes>('POST', '/auth/mfa/recovery-codes');
