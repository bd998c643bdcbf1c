import classes from './MessageItem.module.css';
import { initialsOf } from './people.ts';

/** The initials of somebody whose name stands beside. */
export function Avatar({ name }: { name: string }) {
  return <span className={classes.avatar} data-initials={initialsOf(name)} aria-hidden="true" />;
}
