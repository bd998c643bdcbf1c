import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import classes from './EditableList.module.css';

type Props = {
  /** Its name and what goes with it, in one line. */
  title: ReactNode;
  /** The beginning of what it holds, where that is more than its name. */
  text?: string;
  /** What each button is called, and does; left out where the person may not. */
  edit?: { label: string; onClick: () => void } | undefined;
  remove?: { label: string; onClick: () => void } | undefined;
};

export function EditableRow({ title, text, edit, remove }: Props) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <div className={classes.name}>{title}</div>
        {text !== undefined && <p className={classes.text}>{text}</p>}
      </div>
      {edit && (
        <ActionIcon aria-label={edit.label} onClick={edit.onClick}>
          <Icon name="pencil" />
        </ActionIcon>
      )}
      {remove && (
        <ActionIcon aria-label={remove.label} onClick={remove.onClick}>
          <Icon name="trash" />
        </ActionIcon>
      )}
    </div>
  );
}
