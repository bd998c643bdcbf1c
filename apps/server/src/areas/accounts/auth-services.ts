import { port } from '../../platform/ports.ts';
import type { Sessions } from './sessions.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import type { AccessTokens } from './tokens.ts';

/** What the accounts area keeps for the process. */
export type AuthServices = {
  sessions: Sessions;
  tokens: AccessTokens;
  refreshTokens: RefreshTokens;
  /** Secret of the sign-in protocol's cookies. */
  cookieSecret: string;
  /** Keys the hashes of codes and secrets, so that a copy of the table does not give them away. */
  codeSecret: Uint8Array;
  /** Seals a secret for a text column. `context` names what it belongs to and is needed to open it. */
  sealText(plain: string, context: string): string;
  openText(sealed: string, context: string): string;
  /** The address that people type, e.g. `http://127.0.0.1:3000`. */
  publicUrl(): string;
  onSignInFault(code: string): void;
};

export const authServices = port<AuthServices>('auth');
