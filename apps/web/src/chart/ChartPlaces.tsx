import { Link } from '@tanstack/react-router';
import { Icon } from '../ui/Icon.tsx';
import classes from './ChartPlaces.module.css';
import { t } from './chart.texts.ts';

const places = [
  { place: undefined, label: t('notes'), icon: 'file-text' },
  { place: 'board', label: t('board'), icon: 'kanban' },
  { place: 'picture', label: t('picture'), icon: 'heartbeat' },
  { place: 'evidence', label: t('evidence'), icon: 'book' },
] as const;

/** A place of a chart beside its notes. */
export type ChartPlace = 'board' | 'picture' | 'evidence';

/** The notes of a chart, the board of its paperwork, its picture and questions to the literature, each with an address of its own. */
export function ChartPlaces({ noteId, place }: { noteId: string; place: ChartPlace | undefined }) {
  return (
    <nav className={classes.places} aria-label={t('places')}>
      {places.map((one) => (
        <Link
          key={one.label}
          to="/chat"
          search={{ id: noteId, place: one.place }}
          activeOptions={{ exact: true }}
          className={classes.place}
          aria-current={one.place === place ? 'page' : undefined}
          data-status={undefined}
        >
          <Icon name={one.icon} size={16} /> {one.label}
        </Link>
      ))}
    </nav>
  );
}
