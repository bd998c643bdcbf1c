import { useEffect, useMemo, useRef, useState } from 'react';
import { keeper, readPersisted } from './keeper.ts';
import { localStore } from './store.ts';
import type { UnsentKey } from './unsent-keys.ts';

/**
 * A text that survives a closed tab and an ended session: kept encrypted on this device while it is typed, until it is cleared.
 * @param initial what the field holds as long as nothing is typed; it is not kept
 */
export function usePersistedText(key: UnsentKey, initial = '') {
  const [typed, setTyped] = useState<string | null>(null);
  const [restored, setRestored] = useState(false);
  const keep = useMemo(() => keeper<string>(key), [key]);
  const touched = useRef(false);

  useEffect(() => {
    let gone = false;
    const restore = async (): Promise<void> => {
      const found = await readPersisted<string>(key);
      // what was typed meanwhile counts more
      if (gone || touched.current || !found) return;
      setTyped(found.value);
      setRestored(true);
    };
    void restore();
    return () => {
      gone = true;
    };
  }, [key]);

  return {
    text: typed ?? initial,
    /** True when the text comes from an earlier visit. */
    restored,
    change: (value: string) => {
      touched.current = true;
      setTyped(value);
      void keep(value === initial ? null : value);
    },
    clear: () => {
      setTyped(null);
      setRestored(false);
      void keep(null);
    },
  };
}

/** Forgets a text whose field is gone: it has been sent. */
export async function deletePersistedText(key: UnsentKey): Promise<void> {
  await (await localStore())?.remove(key);
}
