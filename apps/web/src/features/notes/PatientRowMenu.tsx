import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import { t } from './notes.texts.ts';
import classes from './PatientsTable.module.css';

type Props = { note: Note; target: ReactElement; onEdit: () => void; onDelete: () => void };

/** What can be done with one chart of the list; open from the start, since it is drawn when it is asked for. */
export function PatientRowMenu({ note, target, onEdit, onDelete }: Props) {
  return (
    <OpenedMenu width={200} target={target}>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Icon name="file-text" size={16} />}
          renderRoot={(props) => <Link {...props} to="/chat" search={{ id: note.id }} />}
        >
          {t('openChart')}
        </Menu.Item>
        {note.abilities.edit && (
          <Menu.Item leftSection={<Icon name="pencil" size={16} />} onClick={onEdit}>
            {t('editDetails')}
          </Menu.Item>
        )}
        {note.abilities.delete && (
          <Menu.Item className={classes.danger} leftSection={<Icon name="trash" size={16} />} onClick={onDelete}>
            {t('deleteChart')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
