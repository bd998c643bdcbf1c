import type { TaskChart } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/Icon.tsx';
import { chartApart } from './chart-apart.ts';
import { t } from './clinical-tasks.texts.ts';
import classes from './PatientLink.module.css';

type Props = {
  note: TaskChart;
  tabIndex?: number;
  /** Where there is little room: the day without a word. */
  short?: boolean;
};

/** The patient, whose chart it opens in a new tab. Where another patient has the same name, the day of birth stands beside it. */
export function PatientLink({ note, tabIndex, short = false }: Props) {
  const apart = chartApart(note, short);
  return (
    <Link
      to="/chat"
      search={{ id: note.id }}
      target="_blank"
      draggable={false}
      className={classes.patient}
      tabIndex={tabIndex}
    >
      {note.starred && <Icon name="star-filled" size={14} className={classes.star} label={t('starred')} />}
      <span className={classes.name}>{note.title}</span>
      {apart !== null && <span className={classes.apart}> {apart}</span>}
    </Link>
  );
}
