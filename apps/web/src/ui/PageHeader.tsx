import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

type Props = { title: string; description?: ReactNode; actions?: ReactNode };

/** The head of a page: its name, at most one line about it, its main actions at the right. */
export function PageHeader({ title, description, actions }: Props) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
