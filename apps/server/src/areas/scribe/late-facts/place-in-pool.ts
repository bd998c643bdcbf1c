import type { TypedFact } from '@clinical/language/typed-facts';
import type { Context } from '../../../platform/context.ts';
import { runInPool, workTask } from '../../../platform/work/work-pool.ts';
import type { PlaceInput } from './place-typed.worker.ts';

const placeTask = workTask<PlaceInput, TypedFact[][]>(new URL('./place-typed.worker.ts', import.meta.url).href);

/** For each typed text its sentences, with the section of a note that each belongs in. */
export const placeInPool = (ctx: Context, input: PlaceInput): Promise<TypedFact[][]> =>
  runInPool(ctx, placeTask, input);
