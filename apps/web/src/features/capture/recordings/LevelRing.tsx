import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import classes from './LevelRing.module.css';
import { useRecordings } from './recordings-context.ts';

/** Speech is far from the loudest that a microphone can give: this much of it fills the ring. */
const loud = 0.15;

/** A ring that follows the voice; the clock beside it says the same to who does not see it. */
export function LevelRing({ tone, live }: { tone: 'live' | 'paused' | 'grey'; live: boolean }) {
  const { recorder } = useRecordings();
  const ring = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!live) return;
    let frame = 0;
    const draw = (): void => {
      ring.current?.style.setProperty('--level', String(Math.min(1, recorder.level() / loud)));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [recorder, live]);
  return (
    <span className={classes.ring} data-tone={tone} data-live={live || undefined} ref={ring} aria-hidden="true">
      <Icon name={tone === 'paused' ? 'pause' : 'microphone'} size={24} />
    </span>
  );
}
