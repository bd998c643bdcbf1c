import { ActionIcon, NativeSelect } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { formatDuration, formatNumber } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import classes from './Player.module.css';
import { rates, skipMs } from './playback.ts';
import { usePlayback, usePlaybackState } from './playback-context.ts';
import { t } from './playback.texts.ts';

/** Keys of the player while the focus is in it. */
const skips: Record<string, number> = { ArrowLeft: -skipMs, ArrowRight: skipMs };

/** A quiet player for the recording of an entry. `durationMs`: as it is known before the file has told. */
export function Player({ durationMs }: { durationMs: number | null }) {
  const playback = usePlayback();
  const needsServer = useNeedsServer();
  const playing = usePlaybackState((state) => state.playing || state.loading, false);
  const loading = usePlaybackState((state) => state.loading, false);
  const atMs = usePlaybackState((state) => state.atMs, 0);
  const known = usePlaybackState((state) => state.durationMs, null);
  const rate = usePlaybackState((state) => state.rate, 1);
  if (!playback) return null;
  const whole = known ?? durationMs ?? 0;
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const skip = skips[event.key];
    if (target.tagName === 'SELECT') return;
    if (skip !== undefined) playback.skip(skip);
    // a button does with the space bar what is written on it
    else if (event.key === ' ' && target.tagName !== 'BUTTON') playback.toggle();
    else return;
    event.preventDefault();
  };
  const label = t(playing ? 'pause' : 'play');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for what its buttons do
    <div className={classes['player']} role="group" aria-label={t('player')} onKeyDown={onKey}>
      <ActionIcon
        variant="default"
        size={32}
        radius="xl"
        aria-label={label}
        title={label}
        aria-busy={loading}
        onClick={playback.toggle}
        {...needsServer}
      >
        <Icon name={playing ? 'pause' : 'play'} size={16} />
      </ActionIcon>
      <button type="button" className={classes['skip']} aria-label={t('back')} onClick={() => playback.skip(-skipMs)}>
        {t('backShort')}
      </button>
      <button type="button" className={classes['skip']} aria-label={t('forward')} onClick={() => playback.skip(skipMs)}>
        {t('forwardShort')}
      </button>
      <input
        className={classes['position']}
        type="range"
        min={0}
        max={Math.max(whole, atMs, 1)}
        step={100}
        value={atMs}
        aria-label={t('position')}
        aria-valuetext={t('positionOf', { at: formatDuration(atMs), whole: formatDuration(whole) })}
        onChange={(event) => playback.seek(Number(event.currentTarget.value))}
      />
      <span className={classes['time']} aria-hidden>
        {formatDuration(atMs)} / {formatDuration(whole)}
      </span>
      <NativeSelect
        className={classes['speed']}
        size="xs"
        aria-label={t('speed')}
        value={String(rate)}
        data={rates.map((each) => ({ value: String(each), label: t('timesFast', { n: formatNumber(each) }) }))}
        onChange={(event) => playback.setRate(Number(event.currentTarget.value))}
      />
    </div>
  );
}
