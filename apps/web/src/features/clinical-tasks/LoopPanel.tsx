import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { formatDateTime, formatDuration } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { t } from './clinical-tasks.texts.ts';
import classes from './Loop.module.css';
import { daysWaiting, type Station, type StationName, stationsOf } from './loop-stations.ts';
import type { StationWay } from './StationDialog.tsx';
import { useTaskActions } from './use-task-actions.ts';

const StationDialog = lazy(
  laterPart(() => import('./StationDialog.tsx').then((module) => ({ default: module.StationDialog }))),
);

const SentenceDialog = lazy(
  laterPart(() => import('./SentenceDialog.tsx').then((module) => ({ default: module.SentenceDialog }))),
);

const icons: Record<StationName, IconName> = {
  said: 'microphone',
  letter: 'file-text',
  receipt: 'fax',
  reply: 'message',
};

type Asked = { station: Exclude<StationName, 'said'>; way: StationWay };

/** The stations of a loop, large: what proves each, and what can be bound to the one that is waited for. */
export function LoopPanel({ task, today }: { task: ClinicalTask; today: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <ol className={classes.stations} aria-label={t('stations', { title: task.title })}>
        {stationsOf(task, today).map((station) => (
          <li key={station.name} className={classes.station} data-state={station.state}>
            <span className={classes.mark}>
              <Icon name={icons[station.name]} size={16} />
            </span>
            <p className={classes.name}>
              <strong>{t(station.name)}</strong> <When task={task} station={station} today={today} />
            </p>
            <What task={task} station={station} />
            <div className={classes.ways}>
              <Ways task={task} station={station} onAsk={setAsked} onChoose={() => setChoosing(true)} />
              <Remove task={task} station={station} />
            </div>
          </li>
        ))}
      </ol>
      <Suspense fallback={null}>
        {asked && <StationDialog task={task} {...asked} onClose={() => setAsked(null)} />}
        {choosing && <SentenceDialog task={task} onClose={() => setChoosing(false)} />}
      </Suspense>
    </>
  );
}

type Props = { task: ClinicalTask; station: Station };

function When({ task, station: { name, state, record }, today }: Props & { today: string }) {
  const startMs = name === 'said' ? task.source?.links[0]?.startMs : null;
  if (startMs !== null && startMs !== undefined) return <time>{formatDuration(startMs)}</time>;
  if (record?.at) return <time dateTime={record.at}>{formatDateTime(record.at)}</time>;
  if (state !== 'next' && state !== 'late') return null;
  const days = daysWaiting(task, today);
  return (
    <span data-late={state === 'late' || undefined}>
      {days === 0 ? t('waitingToday') : t('waitingDays', { n: days })}
    </span>
  );
}

function What({ task, station: { name, record } }: Props) {
  const said = name === 'said' ? task.source?.links.map(({ quote }) => t('saidBy', { quote })).join(' ') : record?.text;
  return <p className={classes.what}>{said || t(name === 'said' ? 'notFromVisit' : 'nothingBound')}</p>;
}

type WaysProps = Props & { onAsk: (asked: Asked) => void; onChoose: () => void };

/** Where a station leads, or how it is proved. Only the one that is waited for and the reply take something. */
function Ways({ task, station: { name, state, record }, onAsk, onChoose }: WaysProps) {
  const needsServer = useNeedsServer();
  const leads = name === 'said' ? task.source !== null : record?.kind === 'entry';
  if (leads)
    return (
      <Link to="/chat" search={{ id: task.note.id }} target="_blank" className={classes.link}>
        {t('openChart')}
      </Link>
    );
  if (record?.kind === 'file')
    return (
      <Link to="/chat" search={{ id: task.note.id, place: 'board' }} target="_blank" className={classes.link}>
        {t('openBoard')}
      </Link>
    );
  if (name === 'said' && task.abilities.edit)
    return (
      <Button size="compact-sm" variant="default" onClick={onChoose} {...needsServer}>
        {t('chooseSentence')}
      </Button>
    );
  const takes = state === 'next' || state === 'late' || (name === 'reply' && task.status !== 'done');
  if (name === 'said' || state === 'proved' || !takes || !task.abilities.edit) return null;
  const button = (way: StationWay, label: string, variant: 'default' | 'subtle') => (
    <Button
      size="compact-sm"
      variant={variant}
      color={variant === 'subtle' ? 'gray' : undefined}
      onClick={() => onAsk({ station: name, way })}
      {...needsServer}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button('record', t(name === 'reply' ? 'fileReply' : 'chooseRecord'), 'default')}
      {button('words', t(name === 'reply' ? 'closeWithReason' : 'noteInWords'), 'subtle')}
    </>
  );
}

const fields = { letter: 'letter', receipt: 'receipt', reply: 'proof' } as const;

/** Takes away what was bound to a station by mistake; undoing gives it back. */
function Remove({ task, station: { name, record } }: Props) {
  const { unbind } = useTaskActions();
  const needsServer = useNeedsServer();
  if (name === 'said' || record === null || !task.abilities.edit) return null;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      aria-label={t('removeStation', { station: t(name) })}
      onClick={() => void unbind(task, fields[name])}
      {...needsServer}
    >
      {t('removeRecord')}
    </Button>
  );
}
