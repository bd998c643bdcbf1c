import type { HeldNames } from '../../platform/area.ts';
import { openAccessNames } from './break-glass.queries.ts';

/** Who opened a chart in an emergency holds its grant until the hour is over. */
export const heldNames: HeldNames = (of, now) => openAccessNames(of, now);
