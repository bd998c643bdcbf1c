import { useEffect, useState } from 'react';
import { tipCount, tips } from './operations.texts.ts';

const changeEvery = 10_000;
type TipKey = Parameters<typeof tips>[0];

/** The tip of the moment; the next one comes after 10 s. */
export function useTip(): string {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setIndex((before) => (before + 1) % tipCount), changeEvery);
    return () => clearInterval(timer);
  }, []);
  return tips(String(index + 1) as TipKey);
}
