import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/Icon.tsx';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';

/** Opens the task's card on the board of its chart. */
export function CardLink({ noteId, cardId }: { noteId: string; cardId: string }) {
  return (
    <Link to="/chat" search={{ id: noteId, place: 'board', card: cardId }} target="_blank" className={classes.cardLink}>
      <Icon name="kanban" size={14} /> {t('openCard')}
    </Link>
  );
}
