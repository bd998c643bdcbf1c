import { taskStatuses } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import type { ClinicalTask, ClinicalTaskStatus } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { ReactNode } from 'react';
import { Board } from '../../ui/board/Board.tsx';
import type { BoardColumn } from '../../ui/board/board-types.ts';
import type { Place } from '../../ui/board/places.ts';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { t } from './clinical-tasks.texts.ts';
import type { EditTask } from './edit-task.ts';
import { TaskCard } from './TaskCard.tsx';
import { statusIcons, statusTones } from './TaskMarks.tsx';
import { useTaskActions } from './use-task-actions.ts';

type Props = { tasks: readonly ClinicalTask[]; today: string; onEdit: EditTask; foot: ReactNode };

/** Tasks in three columns, each in the order that people gave it. */
export function TaskBoard({ tasks, today, onEdit, foot }: Props) {
  const { moveTo } = useTaskActions();
  const { disabled } = useNeedsServer();
  const columns = taskStatuses.map((status): BoardColumn<ClinicalTask> => ({
    id: status,
    label: t(status),
    icon: statusIcons[status],
    tone: statusTones[status],
    cards: tasks.filter((task) => task.status === status).toSorted(byRank),
  }));
  const onMove = (task: ClinicalTask, { column, after }: Place): Promise<boolean> => {
    // a loop needs its reason, which the form asks for
    if (column === 'done' && task.needsProof) {
      onEdit(task, { status: 'done' });
      return Promise.resolve(false);
    }
    return moveTo(task, column as ClinicalTaskStatus, after);
  };
  return (
    <Board
      label={t('board')}
      columns={columns}
      nameOf={(task) => task.title}
      canMove={(task) => task.abilities.edit && !disabled}
      renderCard={(task, current) => <TaskCard task={task} today={today} current={current} onEdit={onEdit} />}
      onOpen={(task) => onEdit(task)}
      onMove={onMove}
      foot={foot}
    />
  );
}

/** Ranks are compared by code points, as the database does. */
const byRank = (one: ClinicalTask, other: ClinicalTask): number => (one.rank < other.rank ? -1 : 1);
