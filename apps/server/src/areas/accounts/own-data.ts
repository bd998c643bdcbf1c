import type { OwnData } from '../../platform/area.ts';
import { port } from '../../platform/ports.ts';

/** What every area holds of a person, in the order of the areas. */
export const ownData = port<readonly OwnData[]>('own-data');
