import type { ApiDocument } from '@clinical/contract/operations/operations.schemas';
import type { PublicContext } from '../../platform/context.ts';
import { program } from './program.ts';

/** The API as OpenAPI 3.1. */
export async function describeApi(ctx: PublicContext): Promise<ApiDocument> {
  return ctx.use(program).apiDocument();
}
