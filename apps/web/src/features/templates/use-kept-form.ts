import { useEffect, useEffectEvent, useRef } from 'react';
import { localStore } from '../../lib/store/store.ts';
import { type KeptForm, readKeptForm } from './kept-form.ts';

/**
 * Unsaved changes of a template, encrypted on this device while they are typed, so that leaving the page loses nothing.
 * @param onFound gets what an earlier visit left
 * @returns keeps the newest, or forgets with null
 */
export function useKeptForm(key: string, onFound: (kept: KeptForm) => void): (kept: KeptForm | null) => void {
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const found = useEffectEvent(onFound);
  useEffect(() => {
    let gone = false;
    const restore = async (): Promise<void> => {
      const store = await localStore();
      const kept = readKeptForm((await store?.get<unknown>(key).catch(() => null))?.value);
      if (!gone && kept) found(kept);
    };
    void restore();
    return () => {
      gone = true;
    };
  }, [key]);
  return (kept) => {
    writing.current = writing.current.then(async () => {
      const store = await localStore();
      // a device without storage goes on without it
      await (kept ? store?.put(key, kept) : store?.remove(key))?.catch(() => undefined);
    });
  };
}
