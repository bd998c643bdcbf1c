import type { Ready } from '@clinical/contract/operations/operations.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { PublicContext } from '../../platform/context.ts';
import { program } from './program.ts';

/** Whether this process can serve. @throws AppError UNAVAILABLE when it can't */
export async function readiness(ctx: PublicContext): Promise<Ready> {
  const running = ctx.use(program);
  const state = running.state();
  if (state !== 'ready') throw new AppError('UNAVAILABLE', { retryAfter: 2 });
  try {
    await running.pingDatabase();
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { retryAfter: 2, cause });
  }
  return { status: state, database: 'ok' };
}
