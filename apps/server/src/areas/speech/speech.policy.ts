import type { Actor } from '../../platform/session.ts';

/** Whoever writes in a workspace may add to the words that its recordings are heard with. */
export const mayEditWords = ({ cap }: Pick<Actor, 'cap'>): boolean => cap !== 'read';
