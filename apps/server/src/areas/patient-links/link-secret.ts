import { timingSafeEqual } from 'node:crypto';
import type { Context, Tx } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { authServices, hashCode } from '../accounts/public.ts';

export const newSecret = (scope: Pick<Tx, 'ids'>): string => scope.ids.secret(32);

/** What is stored of a link's secret. */
export const hashSecret = (scope: Pick<Tx | Context<Actor | null>, 'use'>, id: string, secret: string): string =>
  hashCode(scope.use(authServices).codeSecret, `patient-link:${id}`, secret);

/** Compares texts of any length in the time of the longer one. */
export function isSame(one: string, other: string): boolean {
  const length = Math.max(Buffer.byteLength(one), Buffer.byteLength(other));
  const padded = (text: string) => Buffer.concat([Buffer.from(text), Buffer.alloc(length)]).subarray(0, length);
  return timingSafeEqual(padded(one), padded(other)) && one.length === other.length;
}
