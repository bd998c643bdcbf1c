/**
 * What the sign-in client's `error` says, beside its own `CredentialsSignin`. With two-factor on, the first callback answers
 * `MFA_REQUIRED:<mfa session>`; the second one takes `mfaSession` and `code` instead of e-mail and password.
 */
export const signInErrors = {
  notConfirmed: 'EMAIL_NOT_CONFIRMED',
  blocked: 'RATE_LIMITED',
  codeNeeded: 'MFA_REQUIRED',
  wrongCode: 'MFA_WRONG_CODE',
  /** The five minutes or the five tries are over: begin with the password again. */
  codeTooLate: 'MFA_EXPIRED',
  /** The provider did not say that the address is the person's own. */
  addressNotVerified: 'EMAIL_NOT_VERIFIED',
} as const;

/** The MFA session in such an error, or null when it is another one. */
export function mfaSessionOf(error: string | null | undefined): string | null {
  const prefix = `${signInErrors.codeNeeded}:`;
  return error?.startsWith(prefix) ? error.slice(prefix.length) : null;
}
