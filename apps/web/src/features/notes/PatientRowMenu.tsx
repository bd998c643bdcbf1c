import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import { departmentChoicesQuery } from '../teams/public.ts';
import { t } from './notes.texts.ts';
import type { RowActions } from './PatientRow.tsx';
import classes from './PatientsTable.module.css';
import { useChartActions } from './use-chart-actions.ts';

type Props = { note: Note; target: ReactElement; actions: RowActions };

/** What can be done with one chart of the list; open from the start, since it is drawn when it is asked for. */
export function PatientRowMenu({ note, target, actions }: Props) {
  const { exportChart, setArchived } = useChartActions();
  const departments = useQuery(departmentChoicesQuery).data ?? [];
  const needsServer = useNeedsServer();
  const archived = note.archivedAt !== null;
  const icon = (name: string) => <Icon name={name} size={16} />;
  return (
    <OpenedMenu width={200} target={target}>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={icon('file-text')}
          renderRoot={(props) => <Link {...props} to="/chat" search={{ id: note.id }} />}
        >
          {t('openChart')}
        </Menu.Item>
        {note.abilities.edit && (
          <Menu.Item leftSection={icon('pencil')} onClick={() => actions.onEdit(note)} {...needsServer}>
            {t('editDetails')}
          </Menu.Item>
        )}
        {note.abilities.delete && departments.length > 0 && (
          <Menu.Item leftSection={icon('users-group')} onClick={() => actions.onMove([note])} {...needsServer}>
            {t('moveToDepartment')}
          </Menu.Item>
        )}
        {note.abilities.delete && (
          <Menu.Item leftSection={icon('merge')} onClick={() => actions.onMerge(note)} {...needsServer}>
            {t('mergeInto')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={icon('download')}
          onClick={() => void exportChart(note)}
          {...needsServer}
          {...refusedWhileViewing()}
        >
          {t('exportChart')}
        </Menu.Item>
        {note.abilities.delete && (
          <>
            <Menu.Item
              leftSection={icon('archive')}
              onClick={() => void setArchived([note], !archived)}
              {...needsServer}
            >
              {archived ? t('unarchive') : t('archive')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item
              className={classes.danger}
              leftSection={icon('trash')}
              onClick={() => actions.onDelete([note])}
              {...needsServer}
            >
              {t('deleteChart')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
