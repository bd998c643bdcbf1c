import type { Appointment, BusyTime } from '@clinical/contract/schedules/schedules.schemas';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDay, formatTime } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { RowButton } from '../../ui/RowControls.tsx';
import { type ChipTone, StatusChip } from '../../ui/StatusChip.tsx';
import { toast } from '../../ui/toast.ts';
import { linesOf } from './days.ts';
import { useSchedules } from './schedules.api.ts';
import { t } from './schedules.texts.ts';
import classes from './Schedules.module.css';

const AppointmentMenu = lazy(
  laterPart(() => import('./AppointmentMenu.tsx').then((module) => ({ default: module.AppointmentMenu }))),
);

/** What another part of the program adds to a visit: beside its state, and before its actions. */
export type VisitExtras = Record<'state' | 'action', (visit: Appointment) => ReactNode>;
type Change = (appointment: Appointment) => void;
type Props = {
  appointments: readonly Appointment[];
  busy: readonly BusyTime[];
  isToday: boolean;
  withNames: boolean;
  extras: VisitExtras | undefined;
  onChange: Change;
};

/** A day in the order of its time, with a line where it is now. */
export function DayList({ appointments, busy, isToday, withNames, extras, onChange }: Props) {
  const now = useNow();
  return (
    <ol className={classes.list} aria-label={t('appointments')}>
      {linesOf(appointments, busy, isToday ? now : null).map((line) => {
        if (line.kind === 'now') {
          return (
            <li key="now" className={classes.now}>
              {t('now', { time: formatTime(line.at) })}
            </li>
          );
        }
        return line.kind === 'taken' ? (
          <TakenLine key={`${line.taken.clinician.id} ${line.at}`} taken={line.taken} />
        ) : (
          <VisitLine key={line.visit.id} visit={line.visit} withName={withNames} extras={extras} onChange={onChange} />
        );
      })}
    </ol>
  );
}

/** The moment, to the minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Time({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  return (
    <span className={classes.time}>
      <time dateTime={startsAt}>{formatTime(startsAt)}</time>
      <span className={classes.quiet}>{t('minutes', { n: minutes })}</span>
    </span>
  );
}

function TakenLine({ taken }: { taken: BusyTime }) {
  return (
    <li className={classes.line} data-taken>
      <Time {...taken} />
      <span className={classes.words}>
        {t('taken', { name: taken.clinician.name })}
        <span className={classes.quiet}>{t('takenWhy')}</span>
      </span>
    </li>
  );
}

type LineProps = { visit: Appointment; withName: boolean; extras: VisitExtras | undefined; onChange: Change };

function VisitLine({ visit, withName, extras, onChange }: LineProps) {
  const { note, title, clinician, prompt } = visit;
  const born = note.dateOfBirth === null ? null : formatDay(note.dateOfBirth);
  const about = [title, withName ? clinician.name : null, born].filter(Boolean).join(' · ');
  return (
    <li className={classes.line} data-clash={visit.clash || undefined} data-over={isOver(visit) || undefined}>
      <Time {...visit} />
      <span className={classes.words}>
        <Link to="/chat" search={{ id: note.id }} className={classes.patient}>
          {note.title}
        </Link>
        <span className={classes.quiet}>{about}</span>
      </span>
      <span className={classes.prompt}>
        {prompt !== '' && (
          <>
            <Icon name="sparkles" size={16} /> <span>{prompt}</span>
          </>
        )}
      </span>
      <span className={classes.states}>
        <State visit={visit} />
        {extras?.state(visit)}
      </span>
      <span className={classes.actions}>
        {extras?.action(visit)}
        <Start visit={visit} />
        {visit.abilities.edit && <Actions visit={visit} onChange={onChange} />}
      </span>
    </li>
  );
}

const isOver = ({ status }: Appointment): boolean => status === 'fulfilled' || status === 'noshow';

function State({ visit }: { visit: Appointment }) {
  if (visit.clash)
    return (
      <StatusChip tone="warn" icon="alert-triangle">
        {t('clash')}
      </StatusChip>
    );
  const { tone, icon, words } = stateOf(visit);
  return (
    <StatusChip tone={tone} icon={icon}>
      {words}
    </StatusChip>
  );
}

function stateOf({ status, startedAt }: Appointment): { tone: ChipTone; icon: IconName; words: string } {
  if (status === 'arrived')
    return {
      tone: 'info',
      icon: 'user',
      words: startedAt === null ? t('inClinic') : t('arrived', { time: formatTime(startedAt) }),
    };
  if (status === 'fulfilled') return { tone: 'ok', icon: 'circle-check', words: t('fulfilled') };
  if (status === 'noshow') return { tone: 'warn', icon: 'x', words: t('noshow') };
  return { tone: 'neutral', icon: 'clock', words: t('booked') };
}

/** Begins the visit and opens its chart; one that has begun is only opened. */
function Start({ visit }: { visit: Appointment }) {
  const { start } = useSchedules();
  const navigate = useNavigate();
  const needsServer = useNeedsServer();
  const { note } = visit;
  const open = () => void navigate({ to: '/chat', search: { id: note.id } });
  if (visit.status !== 'booked' || !visit.abilities.edit) {
    return (
      <Button variant="default" size="xs" aria-label={t('openNamed', { name: note.title })} onClick={open}>
        {t('openChart')}
      </Button>
    );
  }
  return (
    <Button
      size="xs"
      variant="default"
      loading={start.isPending}
      aria-label={t('startNamed', { name: note.title })}
      onClick={() => start.mutate(visit.id, { onSuccess: open, onError: (error) => toast.error(messageOf(error)) })}
      {...needsServer}
    >
      {t('startSession')}
    </Button>
  );
}

function Actions({ visit, onChange }: { visit: Appointment; onChange: Change }) {
  const [open, setOpen] = useState(false);
  const button = (
    <RowButton
      aria-label={t('actionsOf', { name: visit.note.title, time: formatTime(visit.startsAt) })}
      aria-haspopup="menu"
      onClick={() => setOpen(true)}
    >
      <Icon name="dots" size={16} />
    </RowButton>
  );
  if (!open) return button;
  return (
    <Suspense fallback={button}>
      <AppointmentMenu visit={visit} target={button} onChange={() => onChange(visit)} />
    </Suspense>
  );
}
