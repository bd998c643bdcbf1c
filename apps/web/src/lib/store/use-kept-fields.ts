import { useMemo } from 'react';
import type { UnsentKey } from './unsent-keys.ts';
import { useKeptText } from './use-kept-text.ts';

/** The fields of a small form, kept on this device together like one text. */
export function useKeptFields<Fields extends Record<string, string>>(key: UnsentKey, initial: Fields) {
  const start = JSON.stringify(initial);
  const { text, restored, change, clear } = useKeptText(key, start);
  const fields = useMemo(
    (): Fields => ({ ...(JSON.parse(start) as Fields), ...(JSON.parse(text) as Partial<Fields>) }),
    [start, text],
  );
  return {
    fields,
    restored,
    change: (part: Partial<Fields>) => change(JSON.stringify({ ...fields, ...part })),
    clear,
  };
}
