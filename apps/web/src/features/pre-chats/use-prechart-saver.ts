import { ApiError } from '@clinical/api-client/api-error';
import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { localStore } from '../../lib/store/store.ts';
import { fetchPrechart, rememberPrechart, savePrechart } from './pre-chats.api.ts';
import { createPrechartSaver } from './prechart-saver.ts';

const keyOf = (id: string): string => `prechart:${id}`;

/** The saving of one prechart while it is edited; what an earlier visit could not save is taken up again. */
export function usePrechartSaver(prechart: Prechart) {
  const queries = useQueryClient();
  const [saver] = useState(() =>
    createPrechartSaver({
      prechart,
      save: (html, version) => savePrechart(prechart, html, version),
      load: () => fetchPrechart(prechart.id),
      keep: async (html) => {
        const store = await localStore();
        await (html === null ? store?.remove(keyOf(prechart.id)) : store?.put(keyOf(prechart.id), html));
      },
      read: (error) => {
        const theirs = error instanceof ApiError && error.code === 'VERSION_CONFLICT' ? theirsIn(error) : undefined;
        return theirs === undefined ? messageOf(error) : { theirs };
      },
      onSaved: (saved) => rememberPrechart(queries, saved),
    }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.get);

  useEffect(() => {
    const takeUp = async (): Promise<void> => {
      const left = await (await localStore())?.get<string>(keyOf(prechart.id));
      if (left && saver.get().status === 'clean' && left.value !== saver.get().html) saver.edit(left.value);
    };
    void takeUp();
    const hide = () => document.visibilityState === 'hidden' && void saver.flush();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      void saver.flush();
    };
  }, [saver, prechart.id]);
  return { saver, state };
}

const theirsIn = ({ detail }: ApiError): string | undefined => detail.find(({ loc }) => loc.at(-1) === 'theirs')?.msg;
