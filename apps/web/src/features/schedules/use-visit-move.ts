import { ApiError } from '@clinical/api-client/api-error';
import type { Appointment, AppointmentChange } from '@clinical/contract/schedules/schedules.schemas';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatLongDay, formatTime } from '../../lib/format.ts';
import { toast } from '../../ui/toast.ts';
import { clockOf, momentAt, type Place, wallOf } from './calendar.ts';
import { t } from './calendar.texts.ts';
import { ownZone } from './days.ts';
import { useSchedules } from './schedules.api.ts';

const minute = 60_000;

export type Moving = { visit: Appointment; place: Place; saving: boolean };
export type Refused = { visit: Appointment; message: string; onAnyway: (() => void) | null };

/** Where a visit stands in the reader's calendar. */
export const placeOf = ({ startsAt, minutes }: Appointment): Place => ({
  ...wallOf(Date.parse(startsAt), ownZone()),
  length: minutes,
});

/** A place in words, in the reader's form. */
export function wordsOf({ date, minutes, length }: Place): { day: string; from: string; to: string } {
  const at = momentAt({ date, minutes }, ownZone());
  const time = (ms: number) => (at === null ? clockOf(minutes) : formatTime(ms));
  return { day: formatLongDay(date), from: time(at ?? 0), to: time((at ?? 0) + length * minute) };
}

const isSame = (a: Place, b: Place): boolean => a.date === b.date && a.minutes === b.minutes && a.length === b.length;

/** What changes, as it was agreed: a wall time where the zones are one, else the moment. Null for a time that clocks skip. */
function changesFor(visit: Appointment, place: Place): Omit<AppointmentChange, 'version'> | null {
  const before = placeOf(visit);
  const longer = place.length === before.length ? {} : { minutes: place.length };
  if (place.date === before.date && place.minutes === before.minutes) return longer;
  const at = momentAt(place, ownZone());
  if (at === null) return null;
  const { timeZone } = visit;
  const startsAt = timeZone === ownZone() ? `${place.date}T${clockOf(place.minutes)}` : new Date(at).toISOString();
  return { startsAt, timeZone, ...longer };
}

/** A visit that is carried to another time or made longer: what is drawn meanwhile, what is said, and why it was refused. */
export function useVisitMove() {
  const { change } = useSchedules();
  const [moving, setMoving] = useState<Moving | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [said, setSaid] = useState('');

  const preview = (visit: Appointment, place: Place, aloud: boolean) => {
    setRefused(null);
    setMoving({ visit, place, saving: false });
    if (aloud) setSaid(t('place', { name: visit.note.title, ...wordsOf(place) }));
  };

  const cancel = () => {
    if (!moving || moving.saving) return;
    setSaid(t('undone', { name: moving.visit.note.title }));
    setMoving(null);
  };

  const back = (visit: Appointment, message: string, onAnyway: Refused['onAnyway']) => {
    setMoving(null);
    setSaid('');
    setRefused({ visit, message, onAnyway });
  };

  const save = (visit: Appointment, place: Place, evenClosed = false) => {
    if (isSame(place, placeOf(visit))) return setMoving(null);
    const changes = changesFor(visit, place);
    if (changes === null) return back(visit, t('skipped', { time: clockOf(place.minutes) }), null);
    const { id, version, startsAt, timeZone, minutes } = visit;
    setRefused(null);
    setMoving({ visit, place, saving: true });
    setSaid(t('saving', { name: visit.note.title }));
    const onError = (error: Error) => {
      const isClosed = error instanceof ApiError && error.code === 'DAY_CLOSED';
      back(visit, messageOf(error), isClosed ? () => save(visit, place, true) : null);
    };
    const undo = () =>
      change.mutate(
        { id, startsAt, timeZone, minutes, evenClosed: true },
        { onError: (error) => toast.error(messageOf(error)) },
      );
    const onSuccess = () => {
      setMoving(null);
      setSaid(t('moved', { name: visit.note.title, ...wordsOf(place) }));
      toast.success(t('movedToast'), { duration: 8000, action: { label: t('undo'), run: undo } });
    };
    change.mutate({ id, version, ...changes, ...(evenClosed ? { evenClosed } : {}) }, { onSuccess, onError });
  };

  return { moving, refused, said, preview, cancel, save, dismiss: () => setRefused(null) };
}

export type VisitMove = ReturnType<typeof useVisitMove>;
