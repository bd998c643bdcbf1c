import type { ChartTaskCounts } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { Icon } from '../../ui/Icon.tsx';
import { t } from './notes.texts.ts';
import classes from './TaskCounts.module.css';

type Props = { counts: ChartTaskCounts };

const icons = { todo: 'circle-dashed', doing: 'loader', done: 'circle-check' } as const;
const statuses = ['todo', 'doing', 'done'] as const;

/** How many tasks the chart has in each status, in its shape and colour. */
export function TaskCounts({ counts }: Props) {
  const some = statuses.filter((status) => counts[status] > 0);
  const words = some.map((status) => t(`${status}Tasks`, { n: counts[status] })).join(', ');
  return (
    <span className={classes.counts} role="img" aria-label={t('tasksOf', { words })} title={words}>
      {some.map((status) => (
        <span key={status} data-status={status} className={classes.count}>
          <Icon name={icons[status]} size={14} />
          {counts[status]}
        </span>
      ))}
    </span>
  );
}
