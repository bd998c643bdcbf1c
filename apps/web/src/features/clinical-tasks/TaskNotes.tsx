import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { Icon } from '../../ui/Icon.tsx';
import { CardLink } from './CardLink.tsx';
import classes from './ClinicalTasks.module.css';
import { HearQuote } from './HearQuote.tsx';
import { t } from './clinical-tasks.texts.ts';
import { SaidAt } from './SaidAt.tsx';

/**
 * Below a title: what the task waits for, how far its checklist is, and its description. It plays the second in which it was
 * said; where there is nothing else, with the words.
 */
export function TaskNotes({ task }: { task: ClinicalTask }) {
  const { note, waitsFor, checklist, description, source, cardId } = task;
  const steps = checklist.length === 0 ? '' : t('stepsDone', { n: doneOf(checklist), all: checklist.length });
  const waits =
    waitsFor.length === 0 ? '' : t('waitsForTitles', { titles: waitsFor.map(({ title }) => title).join(', ') });
  const words = [waits, steps, description].filter(Boolean).join(' · ');
  const said = source?.links[0];
  const card = cardId !== null && <CardLink noteId={note.id} cardId={cardId} />;
  if (words === '')
    return (
      <>
        {card && <span className={classes.below}>{card}</span>}
        {source && said && <HearQuote transcriptId={source.transcriptId} link={said} />}
      </>
    );
  return (
    <span className={classes.below} title={words}>
      <SaidAt task={task} /> {card} {waits !== '' && <Icon name="lock" size={14} />} {words}
    </span>
  );
}

const doneOf = (checklist: ClinicalTask['checklist']): number => checklist.filter(({ done }) => done).length;
