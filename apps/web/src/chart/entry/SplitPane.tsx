import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react';
import { preference, usePreference } from '../../lib/preference.ts';
import { t } from '../chart.texts.ts';
import { PanesContext, type ShownPane } from '../../features/transcripts/panes.ts';
import classes from './SplitPane.module.css';

type Props = {
  /** What the note was written from; null for a note without a source. */
  source: ReactNode;
  /** What can be done with the source; beside its name. */
  sourceTools: ReactNode;
  /** The words that the marked sentence rests on. */
  quote: ReactNode;
  note: ReactNode;
  /** Beside the note's sentences, and scrolled with them: what was found. Null for nothing. */
  margin: ReactNode;
  /** Instead of it, when the note is signed; where there is no room beside the note, above it. */
  done: ReactNode;
  /** In sight at all times. */
  bar: ReactNode;
};

const narrowest = 220;
const widest = 420;
const inRange = (pixels: number): number => Math.min(widest, Math.max(narrowest, Math.round(pixels)));
/** The width of the source, in pixels. */
const sourceWidth = preference('source-width', 336, (stored) => (typeof stored === 'number' ? inRange(stored) : null));
const step = 16;

/**
 * Source, note and what was found beside its sentences, all at once; below them a bar that stays. Note and margin share one scroll.
 * Where there is room for one of them only, note and source take turns, and the margin is a line above the bar.
 */
export function SplitPane({ source, sourceTools, quote, note, margin, done, bar }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = usePreference(sourceWidth);
  const [shown, setShown] = useState<ShownPane>('note');
  const single = useMediaQuery('(max-width: 56em)', undefined, { getInitialValueInEffect: false });
  const panes = useMemo(() => ({ show: setShown }), []);

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return;
    setWidth(inRange(event.clientX - frame.current.getBoundingClientRect().left));
  };
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: width - step, ArrowRight: width + step, Home: narrowest, End: widest }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setWidth(inRange(to));
  };
  return (
    <PanesContext value={panes}>
      <div
        ref={frame}
        className={classes.frame}
        data-shown={shown}
        data-with-source={source !== null || undefined}
        style={{ '--source-width': `${width}px` } as CSSProperties}
      >
        {source !== null && (
          <>
            <SegmentedControl
              className={classes.tabs}
              fullWidth
              aria-label={t('panes')}
              value={shown}
              onChange={(value) => setShown(value as ShownPane)}
              data={[
                { value: 'note', label: t('note') },
                { value: 'source', label: t('source') },
              ]}
            />
            <div className={classes.side}>
              <div className={classes.sideHead}>
                <span className={classes.sideTitle}>{t('source')}</span>
                {sourceTools}
              </div>
              {source}
              {!single && quote}
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that moves is a widget */}
            <div
              className={classes.handle}
              role="separator"
              tabIndex={0}
              aria-label={t('resize')}
              aria-orientation="vertical"
              aria-valuenow={width}
              aria-valuemin={narrowest}
              aria-valuemax={widest}
              onKeyDown={onKey}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={drag}
            />
          </>
        )}
        <div className={classes.main} data-note-scroll>
          <div className={classes.sheet} data-with-margin={((margin ?? done) !== null && !single) || undefined}>
            {single && done}
            <div className={classes.note}>{note}</div>
            {!single && (done ?? margin)}
          </div>
        </div>
        {single && (
          <div className={classes.slot}>
            {done === null && margin}
            {quote}
          </div>
        )}
        {bar !== null && <div className={classes.bar}>{bar}</div>}
      </div>
    </PanesContext>
  );
}
