import type { FormDraft, FormSource } from '@clinical/contract/forms/forms.schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWhenReachable } from '../../lib/when-reachable.ts';
import { useDraft } from './forms.api.ts';

/** A pause in typing after which a value is kept, in milliseconds. */
const pause = 600;

type Entered = { value: string; source: FormSource | null };
export type Values = {
  of: (fieldId: string) => string;
  /** `now`: without waiting for a pause in typing. */
  set: (fieldId: string, value: string, options?: { source?: FormSource | null; now?: boolean }) => void;
  /** Sends what waits. Resolves to false when something could not be kept. */
  flush: () => Promise<boolean>;
  state: 'saved' | 'saving' | 'failed';
};

/** The values of a form as they are typed; each is kept by itself, soon after it changed. */
export function useValues(draft: FormDraft): Values {
  const { setValue } = useDraft(draft.id);
  const [entered, setEntered] = useState<Readonly<Record<string, Entered>>>({});
  const [failed, setFailed] = useState(false);
  const waiting = useRef(new Map<string, Entered>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  const send = async (): Promise<boolean> => {
    for (const [fieldId, { value, source }] of waiting.current) {
      try {
        await setValue.mutateAsync({ fieldId, value, source });
      } catch {
        setFailed(true);
        return false;
      }
      const newest = waiting.current.get(fieldId);
      if (newest?.value !== value) continue;
      waiting.current.delete(fieldId);
      setEntered(({ [fieldId]: _, ...others }) => others);
    }
    setFailed(false);
    return true;
  };
  const flush = (): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current = running.current.then(send, send);
    return running.current;
  };
  const flushNow = useEffectEvent(() => void flush());
  useEffect(() => {
    const leave = () => flushNow();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);
  useWhenReachable(() => {
    if (waiting.current.size === 0) return false;
    void flush();
    return true;
  });
  return {
    of: (fieldId) => entered[fieldId]?.value ?? draft.values[fieldId]?.value ?? '',
    set: (fieldId, value, { source = null, now = false } = {}) => {
      waiting.current.set(fieldId, { value, source });
      setEntered((before) => ({ ...before, [fieldId]: { value, source } }));
      clearTimeout(timer.current);
      if (now) void flush();
      else timer.current = setTimeout(() => void flush(), pause);
    },
    flush,
    state: failed ? 'failed' : Object.keys(entered).length > 0 ? 'saving' : 'saved',
  };
}
