import { port } from '../ports.ts';
import type { KeyRing } from './keys.ts';

/** Seals short secrets for text columns under the installation's key. */
export const textSeal = port<Pick<KeyRing, 'sealText' | 'openText'>>('text-seal');
