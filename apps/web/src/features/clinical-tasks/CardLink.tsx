import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/Icon.tsx';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';

/** Leads to the board that the task's card is on. */
export function CardLink({ noteId }: { noteId: string }) {
  return (
    <Link to="/chat" search={{ id: noteId, place: 'board' }} target="_blank" className={classes.cardLink}>
      <Icon name="kanban" size={14} /> {t('openCard')}
    </Link>
  );
}
