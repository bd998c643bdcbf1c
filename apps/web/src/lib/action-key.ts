import { useRef } from 'react';

/**
 * The key of an action that somebody may try again: the same one until it is done, while what is wanted is the same.
 * A reply that was lost must not do it twice.
 * @param newOne makes a key
 */
export function useActionKey(newOne: () => string) {
  const held = useRef<{ wanted: string; key: string } | null>(null);
  return {
    keyFor: (wanted: unknown): string => {
      const words = JSON.stringify(wanted);
      if (held.current?.wanted !== words) held.current = { wanted: words, key: newOne() };
      return held.current.key;
    },
    done: () => {
      held.current = null;
    },
  };
}
