import { useEffect, useRef, useState } from 'react';
import { recordClip, type SpokenClip } from '../../../lib/live-speech/spoken-clip.ts';
import { microphoneProblem, type MicrophoneProblem } from '../../../lib/microphone.ts';

export type ClipState =
  | { kind: 'idle'; problem: MicrophoneProblem | null }
  | { kind: 'opening' }
  | { kind: 'recording'; seconds: number };

/** An instruction is not longer, in seconds. */
export const longestClip = 120;

/** Records one short clip at a time; leaving lets the microphone go. `onDone` gets the clip, also when it has become too long. */
export function useClip(onDone: (spoken: File) => void) {
  const [state, setState] = useState<ClipState>({ kind: 'idle', problem: null });
  const clip = useRef<SpokenClip | null>(null);
  const wanted = useRef(false);

  const end = (): SpokenClip | null => {
    const ended = clip.current;
    clip.current = null;
    wanted.current = false;
    setState({ kind: 'idle', problem: null });
    return ended;
  };
  const stop = () => {
    const ended = end();
    if (ended) onDone(ended.stop());
  };
  const start = async () => {
    if (wanted.current) return;
    wanted.current = true;
    setState({ kind: 'opening' });
    try {
      const opened = await recordClip();
      // it was given up while the browser asked
      if (!wanted.current) return opened.close();
      clip.current = opened;
      setState({ kind: 'recording', seconds: 0 });
    } catch (error) {
      wanted.current = false;
      setState({ kind: 'idle', problem: microphoneProblem(error) });
    }
  };

  const recording = state.kind === 'recording';
  useEffect(() => {
    if (!recording) return;
    const begun = Date.now();
    const timer = setInterval(() => {
      const seconds = Math.floor((Date.now() - begun) / 1_000);
      setState((now) => (now.kind === 'recording' ? { kind: 'recording', seconds } : now));
    }, 250);
    return () => clearInterval(timer);
  }, [recording]);
  useEffect(
    () => () => {
      wanted.current = false;
      clip.current?.close();
      clip.current = null;
    },
    [],
  );
  return { state, start: () => void start(), stop, drop: () => end()?.close() };
}
