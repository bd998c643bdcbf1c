import { port } from '../../platform/ports.ts';

/** An outside system that the operator trusts: whose tokens, made for whom, signed with which keys. */
export type ExternalSystem = { type: string; issuer: string; audience: string; keysUrl: string };

/** Checks tokens that outside systems (EHRs) made for their users. */
export type ExternalUsersPort = {
  /** Whether the tokens of a system are signed, as the operator has set up. */
  knows(type: string): boolean;
  /** The claims of a genuine token; null for any other, or a system that is not set up. */
  verify(type: string, token: string, now: number): Promise<Record<string, unknown> | null>;
};

export const externalUsersPort = port<ExternalUsersPort>('external-users');
