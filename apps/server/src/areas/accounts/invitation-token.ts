import type { Context } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { authServices } from './auth-services.ts';
import { hashCode } from './hash-code.ts';

/** What is stored of an invitation's link. */
export function hashInvitation(ctx: Pick<Context<Actor | null>, 'use'>, token: string): string {
  return hashCode(ctx.use(authServices).codeSecret, 'invitation', token);
}
