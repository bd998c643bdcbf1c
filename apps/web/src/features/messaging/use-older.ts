import { limits } from '@clinical/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageLog } from './message-log.ts';
import { loadOlder, messagesQuery } from './messaging.api.ts';

/** So many pages are looked through for a message that is not loaded. */
const mostPages = 20;

/** Loads older messages, one page at a time, while the beginning of what is loaded is near. */
export function useOlder(channelId: string, log: MessageLog, isNear: boolean) {
  const queries = useQueryClient();
  const [failed, setFailed] = useState(false);
  const running = useRef<Promise<boolean> | null>(null);

  const load = async (limit: number): Promise<boolean> => {
    try {
      await loadOlder(queries, channelId, limit);
      setFailed(false);
      return true;
    } catch {
      setFailed(true);
      return false;
    } finally {
      running.current = null;
    }
  };
  const more = (limit: number = limits.messagePage): Promise<boolean> => (running.current ??= load(limit));

  const loadNext = useEffectEvent(() => void more());
  const due = isNear && !failed ? log.older : null;
  useEffect(() => {
    if (due !== null) loadNext();
  }, [due]);

  /** Loads until there is what `find` looks for. @returns null when it is too far back, or could not be loaded */
  const until = async (find: (known: MessageLog) => string | null): Promise<string | null> => {
    for (let page = 0; page <= mostPages; page += 1) {
      const known = queries.getQueryData(messagesQuery(channelId).queryKey);
      const found = known ? find(known) : null;
      if (found !== null || !known || known.older === null) return found;
      if (!(await more(limits.pageSizeMax))) return null;
    }
    return null;
  };
  return { failed, more, until };
}
