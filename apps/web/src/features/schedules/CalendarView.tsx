import type { Appointment, Schedule, Whose } from '@clinical/contract/schedules/schedules.schemas';
import { Button, VisuallyHidden } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { currentSession } from '../../lib/session/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { bookingHoursQuery, closedDaysQuery } from './availability.api.ts';
import { columnsOf } from './calendar-columns.ts';
import { CalendarGrid, type Slot } from './CalendarGrid.tsx';
import { t } from './calendar.texts.ts';
import { dayQuery } from './schedules.api.ts';
import { t as ts } from './schedules.texts.ts';
import { placeOf, type Refused, useVisitMove, wordsOf } from './use-visit-move.ts';
import classes from './Calendar.module.css';

type Props = {
  /** One day, or the seven of a week. */
  days: readonly string[];
  whose: Whose;
  onChange: (visit: Appointment) => void;
  onBook: (slot: Slot) => void;
};

const nothingYet: Pick<Schedule, 'appointments' | 'busy'> = { appointments: [], busy: [] };

/** Visits as blocks of time, to be moved and made longer by hand. A move that is refused leaves the visit where it was, and says why. */
export function CalendarView({ days, whose, onChange, onBook }: Props) {
  const move = useVisitMove();
  const schedule = useQuery(dayQuery(days[0] ?? '', whose, days.length));
  const closed = useQuery(closedDaysQuery);
  const user = currentSession()?.user;
  const self = user?.id ? { id: user.id, name: user.name ?? '' } : null;
  const shownVisits = schedule.data ?? nothingYet;
  const columns = columnsOf(days, shownVisits, whose === 'clinic' ? self : null);
  const people = columns.flatMap(({ clinician }) => (clinician ? [clinician.id] : []));
  const shown = people.length > 0 ? people : whose === 'mine' && self ? [self.id] : [];
  const hours = useQueries({ queries: shown.map((id) => bookingHoursQuery(id)) });
  if (schedule.isError && !schedule.data)
    return <ErrorState error={schedule.error} title={ts('notLoaded')} onRetry={() => void schedule.refetch()} />;
  const known = new Map(hours.flatMap(({ data }) => (data ? [[data.clinician.id, data] as const] : [])));
  const failed = [closed, ...hours].filter(({ isError, data }) => isError && !data);
  return (
    <div className={classes.frame}>
      <CalendarGrid
        columns={columns}
        schedule={shownVisits}
        isLoading={!schedule.data}
        closed={closed.data?.days ?? []}
        hours={known}
        own={whose === 'mine' && self ? known.get(self.id) : undefined}
        withNames={whose === 'clinic'}
        move={move}
        onChange={onChange}
        onBook={onBook}
      />
      <div className={classes.notices}>
        {move.refused && <WhyNot refused={move.refused} onDismiss={move.dismiss} />}
        {failed.length > 0 && (
          <p className={classes.notice}>
            {t('hoursNotLoaded')}{' '}
            <Button variant="default" size="compact-xs" onClick={() => failed.forEach((query) => void query.refetch())}>
              {t('retry')}
            </Button>
          </p>
        )}
      </div>
      <VisuallyHidden role="status" aria-live="assertive">
        {move.said}
      </VisuallyHidden>
    </div>
  );
}

function WhyNot({ refused: { visit, message, onAnyway }, onDismiss }: { refused: Refused; onDismiss: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <span>
        <strong>{t('notMoved', { name: visit.note.title, ...wordsOf(placeOf(visit)) })}</strong> {message}
      </span>
      {onAnyway && (
        <Button variant="default" size="xs" onClick={onAnyway}>
          {t('moveAnyway')}
        </Button>
      )}
      <Button variant="default" size="xs" onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </div>
  );
}
