import { taskStatuses } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import { t } from './clinical-tasks.texts.ts';
import { useTaskActions } from './use-task-actions.ts';

type Props = { task: ClinicalTask; target: ReactElement; onEdit: (set?: { status: 'done' }) => void };

/** What can be done with one task; open from the start, since it is drawn when it is asked for. */
export function TaskMenu({ task, target, onEdit }: Props) {
  const { setStatus, remove } = useTaskActions();
  const needsServer = useNeedsServer();
  const icon = (name: string) => <Icon name={name} size={16} />;
  return (
    <OpenedMenu width={200} target={target}>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={icon('file-text')}
          renderRoot={(props) => <Link {...props} to="/chat" search={{ id: task.note.id }} target="_blank" />}
        >
          {t('openChart')}
        </Menu.Item>
        {task.abilities.edit && (
          <>
            {taskStatuses
              .filter((status) => status !== task.status)
              .map((status) => (
                <Menu.Item
                  key={status}
                  leftSection={icon(
                    status === 'done' ? 'circle-check' : status === 'doing' ? 'loader' : 'circle-dashed',
                  )}
                  // a loop needs its reason, which the form asks for
                  onClick={() =>
                    status === 'done' && task.needsProof ? onEdit({ status: 'done' }) : void setStatus(task, status)
                  }
                  {...needsServer}
                >
                  {t(status)}
                </Menu.Item>
              ))}
            <Menu.Item leftSection={icon('pencil')} onClick={() => onEdit()} {...needsServer}>
              {t('edit')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={icon('trash')} onClick={() => void remove(task)} {...needsServer}>
              {t('delete')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
