import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/Icon.tsx';
import { openWorkQuery } from '../../features/notes/public.ts';
import { t } from '../chart.texts.ts';
import classes from './DoneAside.module.css';

/** The next chart that waits for me: one to sign first, then one with findings; without any, the way back to all. */
export function NextVisit({ noteId }: { noteId: string }) {
  const { data } = useQuery({ ...openWorkQuery, refetchOnMount: 'always' });
  const waiting = (['sign', 'findings'] as const).flatMap(
    (wanted) => data?.groups.find(({ kind }) => kind === wanted)?.items ?? [],
  );
  const next = waiting.find(({ note }) => note.id !== noteId);
  if (!next) {
    return (
      <Link to="/my-projects" className={classes.next}>
        {t('backToPatients')}
        <Icon name="chevron-right" size={16} />
      </Link>
    );
  }
  return (
    <Link to="/chat" search={{ id: next.note.id }} className={classes.next}>
      <span className={classes.who}>
        <span className={classes.quiet}>{t('nextPatient')}</span>
        {next.note.title}
        {next.reason !== null && <span className={classes.quiet}>{next.reason}</span>}
      </span>
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}
