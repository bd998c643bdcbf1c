import { SegmentedControl } from '@mantine/core';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react';
import { preference, usePreference } from '../../../lib/preference.ts';
import { t } from '../transcripts.texts.ts';
import { PanesContext, type ShownPane } from './panes.ts';
import classes from './SplitPane.module.css';

type Props = { labels: { note: string; source: string }; note: ReactNode; source: ReactNode };

const narrowest = 30;
const widest = 75;
const inRange = (percent: number): number => Math.min(widest, Math.max(narrowest, Math.round(percent)));
/** The note's share of the width, in percent. */
const noteWidth = preference('note-width', 56, (stored) => (typeof stored === 'number' ? inRange(stored) : null));

/** Two panes that can be resized and remember their width; on a phone, one at a time. */
export function SplitPane({ labels, note, source }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = usePreference(noteWidth);
  const [shown, setShown] = useState<ShownPane>('note');

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

  const panes = useMemo(() => ({ show: setShown }), []);
  return (
    <PanesContext value={panes}>
      <div
        ref={frame}
        className={classes.frame}
        data-shown={shown}
        style={{ '--note-width': `${width}%` } as CSSProperties}
      >
        <SegmentedControl
          className={classes.tabs}
          fullWidth
          aria-label={t('panes')}
          value={shown}
          onChange={(value) => setShown(value === 'source' ? 'source' : 'note')}
          data={[
            { value: 'note', label: labels.note },
            { value: 'source', label: labels.source },
          ]}
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
        <div className={classes.source}>{source}</div>
      </div>
    </PanesContext>
  );
}
