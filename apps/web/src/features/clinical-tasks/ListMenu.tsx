import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { TaskSelection } from '@clinical/contract/clinical-tasks/shares.schemas';
import { ActionIcon, Menu } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { laterPart } from '../../lib/parts.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { exportTasks } from './clinical-tasks.api.ts';
import { t } from './clinical-tasks.texts.ts';

const ShareDialog = lazy(
  laterPart(() => import('./ShareDialog.tsx').then((module) => ({ default: module.ShareDialog }))),
);
const PrintedTasks = lazy(
  laterPart(() => import('./PrintedTasks.tsx').then((module) => ({ default: module.PrintedTasks }))),
);

type Props = {
  filter: TaskSelection;
  today: string;
  tasks: readonly ClinicalTask[];
  /** The list is loaded to its end: a part of it is not printed. */
  isWhole: boolean;
};

/** The ways of the list out of the page: a file, paper, and a link for colleagues. */
export function ListMenu({ filter, today, tasks, isWhole }: Props) {
  const needsServer = useNeedsServer();
  const [shown, setShown] = useState<'share' | 'paper' | null>(null);
  const download = async () => {
    try {
      saveBlob(await exportTasks({ ...filter, today }), `tasks ${today}.csv`);
    } catch (error) {
      toast.error(messageOf(error), { title: t('notExported') });
    }
  };
  const close = () => setShown(null);
  const icon = (name: 'download' | 'fax' | 'share') => <Icon name={name} size={16} />;
  return (
    <>
      <Menu width={200} position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="input-sm" aria-label={t('listActions')}>
            <Icon name="dots" size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={icon('download')}
            onClick={() => void download()}
            {...needsServer}
            {...refusedWhileViewing()}
          >
            {t('exportCsv')}
          </Menu.Item>
          <Menu.Item
            leftSection={icon('fax')}
            disabled={tasks.length === 0 || !isWhole}
            onClick={() => setShown('paper')}
          >
            {t('print')}
          </Menu.Item>
          <Menu.Item
            leftSection={icon('share')}
            onClick={() => setShown('share')}
            {...needsServer}
            {...refusedWhileViewing()}
          >
            {t('shareList')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {shown === 'share' && <ShareDialog filter={filter} onClose={close} />}
        {shown === 'paper' && <PrintedTasks tasks={tasks} today={today} onDone={close} />}
      </Suspense>
    </>
  );
}
