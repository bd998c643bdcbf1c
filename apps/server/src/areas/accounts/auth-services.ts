import { port } from '../../platform/ports.ts';
import type { Sessions } from './sessions.ts';
import type { AccessTokens } from './tokens.ts';

/** What the accounts area keeps for the process. */
export type AuthServices = {
  sessions: Sessions;
  tokens: AccessTokens;
  /** Secret of the sign-in protocol's cookies. */
  cookieSecret: string;
  /** Keys the hashes of mailed codes, so that a copy of the table does not give them away. */
  codeSecret: Uint8Array;
  /** The address that people type, e.g. `http://127.0.0.1:3000`. */
  publicUrl(): string;
  onSignInFault(code: string): void;
};

export const authServices = port<AuthServices>('auth');
