import { useMemo } from 'react';
import type { UnsentKey } from './unsent-keys.ts';
import { usePersistedText } from './use-persisted-text.ts';

/** The fields of a small form, kept on this device together like one text. */
export function usePersistedFields<Fields extends Record<string, string>>(key: UnsentKey, initial: Fields) {
  const start = JSON.stringify(initial);
  const { text, restored, change, clear } = usePersistedText(key, start);
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
