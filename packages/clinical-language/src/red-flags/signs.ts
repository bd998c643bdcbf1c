import { bellyAndWater } from './signs-belly.data.ts';
import { brainAndMind } from './signs-brain-mind.data.ts';
import { general } from './signs-general.data.ts';
import { heartAndLungs } from './signs-heart-lungs.data.ts';
import { skinAndInjury } from './signs-skin-injury.data.ts';
import type { Sign, Signs } from './sign.ts';

const table = { ...heartAndLungs, ...brainAndMind, ...bellyAndWater, ...skinAndInjury, ...general };

/** What a sign is called in rules, questions and slots. */
export type SignId = keyof typeof table;
export const signs: Signs = table;
export const isSign = (id: string): id is SignId => Object.hasOwn(table, id);
export const signOf = (id: SignId): Sign => table[id];
