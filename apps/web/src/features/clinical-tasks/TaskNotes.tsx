import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { Icon } from '../../ui/Icon.tsx';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';

/** Below a title: what the task waits for, how far its checklist is, and its description; nothing when there is none of it. */
export function TaskNotes({ task: { waitsFor, checklist, description } }: { task: ClinicalTask }) {
  const steps = checklist.length === 0 ? '' : t('stepsDone', { n: doneOf(checklist), all: checklist.length });
  const waits =
    waitsFor.length === 0 ? '' : t('waitsForTitles', { titles: waitsFor.map(({ title }) => title).join(', ') });
  const words = [waits, steps, description].filter(Boolean).join(' · ');
  if (words === '') return null;
  return (
    <span className={classes.below} title={words}>
      {waits !== '' && <Icon name="lock" size={14} />} {words}
    </span>
  );
}

const doneOf = (checklist: ClinicalTask['checklist']): number => checklist.filter(({ done }) => done).length;
