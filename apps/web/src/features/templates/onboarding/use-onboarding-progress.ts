import { useEffect, useRef, useState } from 'react';
import { localStore } from '../../../lib/store/store.ts';
import { firstProgress, type OnboardingProgress, readProgress } from './onboarding-progress.ts';

const key = 'onboarding';

/** The progress, kept encrypted on this device after each change, so that a reload loses nothing. */
export function useOnboardingProgress() {
  const [progress, setProgress] = useState<OnboardingProgress | null>(null);
  const [restored, setRestored] = useState(false);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let gone = false;
    const restore = async (): Promise<void> => {
      const kept = await (await localStore())?.get<unknown>(key).catch(() => null);
      if (gone) return;
      const found = readProgress(kept?.value);
      setProgress((before) => before ?? found ?? firstProgress);
      setRestored(found !== null && (found.step !== 'samples' || found.samples.some((sample) => sample.trim() !== '')));
    };
    void restore();
    return () => {
      gone = true;
    };
  }, []);

  const keep = (next: OnboardingProgress | null): void => {
    writing.current = writing.current.then(async () => {
      const store = await localStore();
      // a device without storage goes on without it
      await (next ? store?.put(key, next) : store?.remove(key))?.catch(() => undefined);
    });
  };
  return {
    /** Null until it is known what was kept. */
    progress,
    restored,
    change: (part: Partial<OnboardingProgress>) => {
      const next = { ...(progress ?? firstProgress), ...part };
      setProgress(next);
      keep(next);
    },
    forget: () => keep(null),
  };
}
