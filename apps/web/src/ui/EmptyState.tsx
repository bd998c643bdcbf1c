import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { Drawing, type DrawingName } from './Drawing.tsx';

type Props = {
  drawing: DrawingName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** True when it is the whole page, so that its title is the page's. */
  page?: boolean;
};

/** One sentence on what will be here and the one action that fills it. */
export function EmptyState({ drawing, title, children, action, page }: Props) {
  const Heading = page ? 'h1' : 'h2';
  return (
    <div className={classes.state}>
      <Drawing name={drawing} />
      <Heading className={classes.title}>{title}</Heading>
      {children && <p className={classes.text}>{children}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
