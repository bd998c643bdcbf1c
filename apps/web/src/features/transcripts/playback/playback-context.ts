import * as assetCalls from '@clinical/contract/transcripts/assets.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { addressOf, api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { toast } from '../../../ui/toast.ts';
import { createPlayback, type Part, type Playback, type PlaybackState } from './playback.ts';
import { t } from './playback.texts.ts';

export const PlaybackContext = createContext<Playback | null>(null);

/** The recording of the entry that is shown; null when it has none. */
export function usePlayback(): Playback | null {
  return use(PlaybackContext);
}

const silent: Playback['store']['subscribe'] = () => () => undefined;

/** Follows one value of what plays; it must be a string, number or boolean. */
export function usePlaybackState<Value extends string | number | boolean | null>(
  read: (state: PlaybackState) => Value,
  without: Value,
): Value {
  const playback = usePlayback();
  return useSyncExternalStore(playback?.store.subscribe ?? silent, () =>
    playback ? read(playback.store.get()) : without,
  );
}

/** The files that play, in their order: all that can be read of a recording that needed several, else the one there is. */
function filesOf({ assets, speech }: Transcript): (Part & { name: string })[] {
  const readable = (speech?.parts ?? []).filter((part) => part.readable);
  if (readable.length > 0) return readable.map(({ name, startMs, durationMs }) => ({ name, startMs, durationMs }));
  const audio = assets.find(({ mediaType }) => mediaType.startsWith('audio/'));
  return audio ? [{ name: audio.name, startMs: 0, durationMs: null }] : [];
}

/** The recording beside an entry's words; null when there is none. Leaving the entry ends it. */
export function useRecording(entry: Transcript): Playback | null {
  const { id: transcriptId, noteId, utterances } = entry;
  // a string, so that an entry that was fetched again keeps what plays
  const files = JSON.stringify(filesOf(entry));
  const playback = useMemo(() => {
    const parts = JSON.parse(files) as ReturnType<typeof filesOf>;
    if (parts.length === 0) return null;
    const link = async (part: number): Promise<string> => {
      const audio = parts[part]!.name;
      const { token } = await api.request(assetCalls.linkAsset, { params: { noteId, transcriptId, audio } });
      return addressOf(assetCalls.openAsset, { query: { link: token } });
    };
    const onFailure = (error: unknown) =>
      toast.error(error === null ? t('notPlayed') : messageOf(error), error === null ? {} : { title: t('notPlayed') });
    return createPlayback({ makeSound: () => new Audio(), parts, link, onFailure });
  }, [noteId, transcriptId, files]);
  useEffect(() => playback?.setLines(utterances), [playback, utterances]);
  useEffect(() => () => playback?.close(), [playback]);
  return playback;
}
