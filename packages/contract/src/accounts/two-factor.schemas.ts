import { z } from 'zod';
import { GivenPassword } from './password.schemas.ts';

const AppCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'six digits');

export const SetUpTwoFactor = z.object({ password: GivenPassword });
export type SetUpTwoFactor = z.input<typeof SetUpTwoFactor>;

/** What an authenticator app needs; shown until it is confirmed. */
export const TwoFactorSetup = z.object({
  /** The set-up key to type: base32, 32 characters. */
  secret: z.string(),
  /** The same for a QR code: `otpauth://totp/…`. */
  uri: z.string(),
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

export const ConfirmTwoFactor = z.object({ code: AppCode });
export type ConfirmTwoFactor = z.input<typeof ConfirmTwoFactor>;

/** Ten codes that each work once in place of the app. Shown this once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** `code` is the app's, or a recovery code. */
export const ProveTwoFactor = z.object({ password: GivenPassword, code: z.string().trim().min(6).max(20) });
export type ProveTwoFactor = z.input<typeof ProveTwoFactor>;
