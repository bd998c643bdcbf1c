import { useEffect, useRef, useState } from 'react';
import { localStore } from '../../../lib/store/store.ts';

/** A long text that survives a closed tab: kept encrypted on this device while it is typed, until it is cleared. */
export function useKeptText(key: string) {
  const [text, setText] = useState('');
  const [restored, setRestored] = useState(false);
  const latest = useRef('');
  const keeping = useRef(false);
  const touched = useRef(false);

  useEffect(() => {
    let gone = false;
    const restore = async (): Promise<void> => {
      const found = await (await localStore())?.get<string>(key);
      // what was typed meanwhile counts more
      if (gone || touched.current || !found) return;
      setText(found.value);
      setRestored(found.value !== '');
    };
    void restore();
    return () => {
      gone = true;
    };
  }, [key]);

  // no pause before it: a tab may be closed right after the last key; while one text is stored, only the newest waits
  const keep = async (value: string): Promise<void> => {
    latest.current = value;
    if (keeping.current) return;
    keeping.current = true;
    try {
      const store = await localStore();
      let stored: string | undefined;
      while (stored !== latest.current) {
        stored = latest.current;
        await (stored === '' ? store?.remove(key) : store?.put(key, stored));
      }
    } finally {
      keeping.current = false;
    }
  };
  return {
    text,
    /** True when the text comes from an earlier visit. */
    restored,
    change: (value: string) => {
      touched.current = true;
      setText(value);
      void keep(value);
    },
    clear: () => {
      setText('');
      setRestored(false);
      void keep('');
    },
  };
}
