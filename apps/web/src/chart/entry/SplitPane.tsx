import { SegmentedControl } from '@mantine/core';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useMemo,
  useRef,
  useState,
} from 'react';
import { preference, usePreference } from '../../lib/preference.ts';
import { t } from '../chart.texts.ts';
import { t as checkTexts } from '../../features/checks/checks.texts.ts';
import { PanesContext, type ShownPane } from '../../features/transcripts/panes.ts';
import classes from './SplitPane.module.css';

type Props = {
  note: ReactNode;
  source: ReactNode;
  /** What can be done with the source; beside its tab. */
  sourceTools: ReactNode;
  /** What was found in the note; null when nothing can be. */
  checks: ReactNode;
  /** How much of it waits for a person. */
  toLookAt: number;
};

type Side = Exclude<ShownPane, 'note'>;

const narrowest = 30;
const widest = 75;
const inRange = (percent: number): number => Math.min(widest, Math.max(narrowest, Math.round(percent)));
/** The note's share of the width, in percent. */
const noteWidth = preference('note-width', 56, (stored) => (typeof stored === 'number' ? inRange(stored) : null));

/** The note, and beside it the source or the checks: panes that can be resized and remember their width; on a phone, one at a time. */
export function SplitPane({ note, source, sourceTools, checks, toLookAt }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = usePreference(noteWidth);
  const [shown, setShown] = useState<ShownPane>('note');
  // side by side the note is always there, and one of the other two
  const [side, setSide] = useState<Side>('source');
  const beside = checks === null ? 'source' : side;

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return;
    const { left, width: whole } = frame.current.getBoundingClientRect();
    setWidth(inRange(((event.clientX - left) / whole) * 100));
  };
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: width - 2, ArrowRight: width + 2, Home: narrowest, End: widest }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setWidth(inRange(to));
  };

  const panes = useMemo(
    () => ({
      show: (pane: ShownPane) => {
        setShown(pane);
        if (pane !== 'note') setSide(pane);
      },
    }),
    [],
  );
  const others = [
    { value: 'source', label: t('source') },
    ...(checks === null
      ? []
      : [{ value: 'checks', label: toLookAt > 0 ? checkTexts('checksWith', { n: toLookAt }) : checkTexts('checks') }]),
  ];
  return (
    <PanesContext value={panes}>
      <div
        ref={frame}
        className={classes.frame}
        data-shown={shown === 'note' ? 'note' : beside}
        style={{ '--note-width': `${width}%` } as CSSProperties}
      >
        <SegmentedControl
          className={classes.tabs}
          fullWidth
          aria-label={t('panes')}
          value={shown === 'note' ? 'note' : beside}
          onChange={(value) => panes.show(value as ShownPane)}
          data={[{ value: 'note', label: t('note') }, ...others]}
        />
        <div className={classes.note}>{note}</div>
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
        <div className={classes.side}>
          <div className={classes.sideHead}>
            {checks !== null && (
              <SegmentedControl
                className={classes.sideTabs}
                size="xs"
                aria-label={t('besideNote')}
                value={beside}
                onChange={(value) => panes.show(value as Side)}
                data={others}
              />
            )}
            {sourceTools !== null && (
              <div className={classes.sourceTools} hidden={beside !== 'source'}>
                {sourceTools}
              </div>
            )}
          </div>
          <div hidden={beside !== 'source'}>{source}</div>
          {beside === 'checks' && <Suspense fallback={null}>{checks}</Suspense>}
        </div>
      </div>
    </PanesContext>
  );
}
