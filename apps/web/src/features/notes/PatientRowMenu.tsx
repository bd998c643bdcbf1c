import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import { t } from './notes.texts.ts';
import type { RowActions } from './PatientRow.tsx';
import classes from './PatientsTable.module.css';
import { useChartActions } from './use-chart-actions.ts';

type Props = { note: Note; target: ReactElement; actions: RowActions };

/** What can be done with one chart of the list; open from the start, since it is drawn when it is asked for. */
export function PatientRowMenu({ note, target, actions }: Props) {
  const { exportChart, setArchived } = useChartActions();
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
          <Menu.Item leftSection={icon('pencil')} onClick={() => actions.onEdit(note)}>
            {t('editDetails')}
          </Menu.Item>
        )}
        {note.abilities.delete && (
          <Menu.Item leftSection={icon('merge')} onClick={() => actions.onMerge(note)}>
            {t('mergeInto')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={icon('download')} onClick={() => void exportChart(note)}>
          {t('exportChart')}
        </Menu.Item>
        {note.abilities.delete && (
          <>
            <Menu.Item leftSection={icon('archive')} onClick={() => void setArchived(note, !archived)}>
              {archived ? t('unarchive') : t('archive')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item className={classes.danger} leftSection={icon('trash')} onClick={() => actions.onDelete([note])}>
              {t('deleteChart')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
