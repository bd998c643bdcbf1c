import type { EvidenceLink, Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { toast } from '../../../ui/toast.ts';
import { downloadOriginal } from '../transcripts.api.ts';
import { t } from '../transcripts.texts.ts';

type Span = Pick<EvidenceLink, 'startMs' | 'endMs'>;

/** The recording beside an entry's words; null when there is none. */
function audioOf(entry: Pick<Transcript, 'assets'>): string | null {
  return entry.assets.find(({ mediaType }) => mediaType.startsWith('audio/'))?.name ?? null;
}

/** Plays what was said, from the second it begins until it ends. The recording is fetched once, with the first piece asked for. */
export function useEvidenceAudio(entry: Transcript) {
  const [playing, setPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement>(null);
  const until = useRef<number>(Infinity);
  const gone = useRef(false);
  const name = audioOf(entry);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      audio.current?.pause();
      if (audio.current) URL.revokeObjectURL(audio.current.src);
      audio.current = null;
    };
  }, []);

  async function load(asset: string): Promise<HTMLAudioElement> {
    if (audio.current) return audio.current;
    const player = new Audio(URL.createObjectURL(await downloadOriginal(entry, asset)));
    player.addEventListener('timeupdate', () => {
      if (player.currentTime >= until.current) player.pause();
    });
    player.addEventListener('play', () => setPlaying(true));
    player.addEventListener('pause', () => setPlaying(false));
    audio.current = player;
    return player;
  }

  async function play({ startMs, endMs }: Span): Promise<void> {
    if (name === null || startMs === null) return;
    try {
      const player = await load(name);
      // left while it was fetched: it stays silent
      if (gone.current) return URL.revokeObjectURL(player.src);
      until.current = endMs === null ? Infinity : endMs / 1000;
      player.currentTime = startMs / 1000;
      await player.play();
    } catch (error) {
      toast.error(messageOf(error), { title: t('notPlayed') });
    }
  }

  return { available: name !== null, playing, play, stop: () => audio.current?.pause() };
}
