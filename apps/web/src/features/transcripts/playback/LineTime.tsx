import { formatDuration } from '../../../lib/format.ts';
import classes from './LineTime.module.css';
import { t } from './playback.texts.ts';

type Props = { startMs: number; onPlay: (() => void) | null };

/** When a line was spoken; with a recording it plays from there. */
export function LineTime({ startMs, onPlay }: Props) {
  const time = formatDuration(startMs);
  if (!onPlay) return <time className={classes['time']}>{time}</time>;
  const label = t('playFrom', { time });
  return (
    <button type="button" className={classes['play']} aria-label={label} title={label} onClick={onPlay}>
      {time}
    </button>
  );
}
