import { useEffect, useEffectEvent, useRef } from 'react';
import { formatDay } from '../../lib/format.ts';
import { daysUntil } from '../../lib/today.ts';
import { useToday } from '../../lib/use-today.ts';
import { chunksOf, type MessageRow } from './message-rows.ts';
import { MessageItem } from './MessageItem.tsx';
import classes from './MessageList.module.css';
import { t } from './messaging.texts.ts';
import { WaitingItem } from './WaitingItem.tsx';

type Props = { rows: readonly MessageRow[]; onLineSeen?: () => void };

/** Messages with their days. */
export function Rows({ rows, onLineSeen }: Props) {
  const today = useToday();
  const last = rows.findLast(({ kind }) => kind === 'message')?.key;
  const draw = (row: MessageRow) => {
    switch (row.kind) {
      case 'day':
        return (
          <p key={row.key} className={classes.day}>
            {dayText(row.day, today)}
          </p>
        );
      case 'new':
        return <NewLine key={row.key} onSeen={onLineSeen} />;
      case 'waiting':
        return <WaitingItem key={row.key} waiting={row.waiting} isFirst={row.isFirst} />;
      case 'message':
        return <MessageItem key={row.key} message={row.message} isFirst={row.isFirst} isLast={row.key === last} />;
    }
  };
  return (
    <div>
      {chunksOf(rows).map((chunk) => (
        <div key={chunk.key} className={classes.chunk}>
          {chunk.rows.map(draw)}
        </div>
      ))}
    </div>
  );
}

function NewLine({ onSeen }: { onSeen: (() => void) | undefined }) {
  const line = useRef<HTMLParagraphElement>(null);
  const tell = useEffectEvent(() => onSeen?.());
  useEffect(() => {
    const watcher = new IntersectionObserver((seen) => {
      if (seen.at(-1)?.isIntersecting) tell();
    });
    if (line.current) watcher.observe(line.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <p ref={line} className={classes.new} data-row="new" tabIndex={-1}>
      {t('new')}
    </p>
  );
}

function dayText(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days === 0) return t('today');
  return days === 1 ? t('yesterday') : formatDay(day);
}
