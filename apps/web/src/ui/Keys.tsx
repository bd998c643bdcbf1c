import { keyNames } from '../lib/shortcuts/shortcuts.ts';
import classes from './Keys.module.css';

/** A shortcut as keys on a keyboard: `<Keys of="mod+k" />`. */
export function Keys({ of }: { of: string }) {
  return (
    <span className={classes.keys}>
      {keyNames(of).map((name) => (
        <kbd className={classes.key} key={name}>
          {name}
        </kbd>
      ))}
    </span>
  );
}
