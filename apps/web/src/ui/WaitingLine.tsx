import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import classes from './WaitingLine.module.css';

type Props = {
  text: string;
  open: string;
  onOpen: () => void;
  /** Further buttons. */
  children?: ReactNode;
};

/** One line above the page: something on this device waits for a person to look at. */
export function WaitingLine({ text, open, onOpen, children }: Props) {
  return (
    <div className={classes.line} role="status">
      <Icon name="alert-triangle" size={16} />
      {text}
      <Button size="compact-sm" variant="default" onClick={onOpen}>
        {open}
      </Button>
      {children}
    </div>
  );
}
