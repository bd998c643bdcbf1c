import type { Appointment } from '@clinical/contract/schedules/schedules.schemas';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../lib/use-today.ts';
import { chartDaysQuery } from './schedules.api.ts';
import { t } from './schedules.texts.ts';
import { useNow } from './use-now.ts';
import classes from './Schedules.module.css';

const day = 86_400_000;

/** In a chart: what the visit that was begun is for, for a day. A connected model is told the same when it writes the note. */
export function VisitPlan({ noteId }: { noteId: string }) {
  const { data } = useQuery(chartDaysQuery(useToday(), noteId));
  const now = useNow();
  const isOn = ({ status, startedAt }: Appointment) =>
    status === 'arrived' && startedAt !== null && Date.parse(startedAt) > now - day;
  const begun = data?.appointments.filter(isOn) ?? [];
  const visit = begun.toSorted((a, b) => (a.startedAt ?? '').localeCompare(b.startedAt ?? '')).at(-1);
  if (!visit || visit.title + visit.prompt === '') return null;
  return (
    <section className={classes.plan} aria-label={t('thisVisit')}>
      <p>
        <strong>{t('thisVisit')}</strong>
        {visit.title !== '' && ` · ${visit.title}`}
      </p>
      {visit.prompt !== '' && <p>{visit.prompt}</p>}
      <p className={classes.quiet}>{t('planUse')}</p>
    </section>
  );
}
