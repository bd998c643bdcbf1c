import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RowButton } from '../../ui/RowControls.tsx';
import { t } from './clinical-tasks.texts.ts';
import type { EditTask } from './edit-task.ts';

const TaskMenu = lazy(laterPart(() => import('./TaskMenu.tsx').then((module) => ({ default: module.TaskMenu }))));

type Props = { task: ClinicalTask; tabIndex?: number; onEdit: EditTask };

/** The button of a task's menu; the menu comes with its first use. */
export function TaskActions({ task, tabIndex, onEdit }: Props) {
  const [open, setOpen] = useState(false);
  const button = (
    <RowButton
      aria-label={t('actionsOf', { title: task.title })}
      aria-haspopup="menu"
      tabIndex={tabIndex}
      onClick={() => setOpen(true)}
    >
      <Icon name="dots" size={16} />
    </RowButton>
  );
  if (!open) return button;
  return (
    <Suspense fallback={button}>
      <TaskMenu task={task} target={button} onEdit={(set) => onEdit(task, set)} />
    </Suspense>
  );
}
