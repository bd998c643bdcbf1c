import type { FreeTimes as Reply } from '@clinical/contract/schedules/availability.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { freeTimesQuery } from './availability.api.ts';
import { type FreeTime, freeTimesIn } from './free-times.ts';
import { t } from './schedules.texts.ts';
import classes from './Schedules.module.css';

type Props = {
  clinicianId: string;
  date: string;
  timeZone: string;
  typeId: string;
  /** The appointment that is moved; null for a new one. */
  scheduleId: string | null;
  minutes: number;
  /** HH:MM as it stands in the form. */
  clock: string;
  /** The moment that was chosen here, if one was. */
  chosen: string | null;
  onChoose: (time: FreeTime) => void;
};

/** The free times of a day to choose from, or why there are none. Any other time can be typed. */
export function FreeTimes({
  clinicianId,
  date,
  timeZone,
  typeId,
  scheduleId,
  minutes,
  clock,
  chosen,
  onChoose,
}: Props) {
  const id = useId();
  const kind = scheduleId !== null ? { scheduleId } : typeId === '' ? {} : { typeId };
  const free = useQuery({
    ...freeTimesQuery({ clinicianId, date, timeZone, minutes, ...kind }),
    enabled: date !== '' && clinicianId !== '',
    // what was free is shown until the rest of another length is known
    placeholderData: (before) => (before?.date === date ? before : undefined),
  });
  const times = free.data ? freeTimesIn(free.data.times, timeZone) : [];
  return (
    <div className={classes.free}>
      <span id={id} className={classes.freeTitle}>
        {t('freeTimes')}
      </span>
      {free.isError && (
        <p className={classes.hint}>
          {t('freeNotLoaded')}{' '}
          <Button variant="transparent" size="compact-xs" onClick={() => void free.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {free.data && times.length === 0 && <p className={classes.hint}>{whyNone(free.data)}</p>}
      {times.length > 0 && (
        <div role="group" aria-labelledby={id} className={classes.times}>
          {times.map((time) => {
            const isChosen = chosen === null ? time.clock === clock : time.at === chosen;
            return (
              <button
                key={time.at}
                type="button"
                className={classes.freeTime}
                aria-pressed={isChosen}
                onClick={() => onChoose(time)}
              >
                {time.words}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

function whyNone({ state, closedFor }: Reply): string {
  if (state === 'closed') return closedFor === '' ? t('closed') : t('closedFor', { name: closedFor });
  return t(({ open: 'noneFree', full: 'fullDay', off: 'offDay', unset: 'noHours' } as const)[state]);
}
