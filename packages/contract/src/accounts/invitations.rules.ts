/** True for a token of the form that is mailed: 32 bytes in base64url. A mail program that breaks the link gives less of it. */
export function isWholeInvitationToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token);
}
