import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import classes from './PatientDialog.module.css';

type Props = { tone: 'warn' | 'danger'; title: string; children: ReactNode };

/** What keeps the whole form from being saved, or should be looked at first. */
export function FormMessage({ tone, title, children }: Props) {
  return (
    <div className={classes.message} data-tone={tone} role="alert">
      <Icon name="alert-triangle" />
      <div>
        <p className={classes.messageTitle}>{title}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
