import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Link } from '@tanstack/react-router';
import { t } from './notes.texts.ts';
import classes from './PatientsTable.module.css';

type Props = { others: number; of: Note; index: number; columns: number };

/** Leads to the open tasks of a patient that have no row. */
export function MoreTasks({ others, of, index, columns }: Props) {
  return (
    <tr className={classes.others} aria-rowindex={index}>
      <td colSpan={columns}>
        <Link
          to="/ai-tasks"
          search={{ noteId: of.id, who: 'all' }}
          aria-label={t('moreTasksOf', { n: others, name: of.title })}
        >
          {t('moreTasks', { n: others })}
        </Link>
      </td>
    </tr>
  );
}
