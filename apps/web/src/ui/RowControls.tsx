import type { ComponentProps } from 'react';
import classes from './RowControls.module.css';

/** A checkbox of one element, for rows: fifty of the usual ones are three hundred elements. */
export function RowCheckbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="checkbox" className={classes.checkbox} {...props} />;
}

/** A button with an icon, for rows; it looks like the usual one. */
export function RowButton({ className = '', children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" className={`${classes.button} ${className}`} {...rest}>
      {children}
    </button>
  );
}
