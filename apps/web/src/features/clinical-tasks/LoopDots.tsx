import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { t } from './clinical-tasks.texts.ts';
import classes from './Loop.module.css';
import { stationsOf } from './loop-stations.ts';

type Props = { task: ClinicalTask; today: string; opened: boolean; onOpen: (task: ClinicalTask) => void };

/** The stations of a loop, small; they open it in place. */
export function LoopDots({ task, today, opened, onOpen }: Props) {
  const stations = stationsOf(task, today);
  const next = stations.find(({ state }) => state === 'next' || state === 'late');
  const stands = next ? t('waitsForStation', { station: t(next.name) }) : t('loopClosed');
  return (
    <button
      type="button"
      className={classes.dots}
      aria-expanded={opened}
      aria-label={t('stationsOf', { title: task.title, stands })}
      title={stands}
      onClick={() => onOpen(task)}
    >
      {stations.map(({ name, state }) => (
        <span key={name} className={classes.dot} data-state={state} />
      ))}
    </button>
  );
}
