import { useEffect, useRef, useState } from 'react';
import { localStore } from '../../../lib/store/store.ts';

const pause = 400;

/** A long text that survives a closed tab: kept encrypted on this device a moment after typing, until it is cleared. */
export function useKeptText(key: string) {
  const [text, setText] = useState('');
  const [restored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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

  const keep = async (value: string): Promise<void> => {
    const store = await localStore();
    await (value === '' ? store?.remove(key) : store?.put(key, value));
  };
  return {
    text,
    /** True when the text comes from an earlier visit. */
    restored,
    change: (value: string) => {
      touched.current = true;
      setText(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void keep(value), pause);
    },
    clear: () => {
      clearTimeout(timer.current);
      setText('');
      setRestored(false);
      void keep('');
    },
  };
}
