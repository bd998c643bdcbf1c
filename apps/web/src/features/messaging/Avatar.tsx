import classes from './MessageItem.module.css';
import { initialsOf } from './people.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The initials of somebody whose name stands beside, or the sign of the program. */
export function Avatar({ name, isProgram = false }: { name: string; isProgram?: boolean }) {
  if (isProgram)
    return (
      <span className={classes.program} aria-hidden="true">
        <Icon name="bell" size={16} />
      </span>
    );
  return <span className={classes.avatar} data-initials={initialsOf(name)} aria-hidden="true" />;
}
