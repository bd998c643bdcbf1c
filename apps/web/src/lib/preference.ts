import { useSyncExternalStore } from 'react';
import { outsideStore, type OutsideStore } from './outside-store.ts';

/** A choice kept on this device (never patient data): a pane's width, the transcription language. */
export type Preference<Value> = { get: () => Value; set: (value: Value) => void; store: OutsideStore<Value> };

/** @param read turns what was stored into a value; gives null for what is not one */
export function preference<Value>(
  name: string,
  initial: Value,
  read: (stored: unknown) => Value | null,
): Preference<Value> {
  const key = `preference:${name}`;
  const store = outsideStore(stored(key, read) ?? initial);
  return {
    store,
    get: store.get,
    set: (value) => {
      store.set(value);
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is full or switched off: the choice holds until the page closes.
      }
    },
  };
}

export function usePreference<Value>(choice: Preference<Value>): [Value, (value: Value) => void] {
  return [useSyncExternalStore(choice.store.subscribe, choice.get), choice.set];
}

function stored<Value>(key: string, read: (stored: unknown) => Value | null): Value | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : read(JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
