import type { ComponentProps } from 'react';
import classes from './RowControls.module.css';

/** A checkbox of one element, for rows: fifty of the usual ones are three hundred elements. */
export function RowCheckbox({
  indeterminate = false,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & { indeterminate?: boolean }) {
  return (
    <input
      type="checkbox"
      className={classes.checkbox}
      // no attribute sets it
      ref={(input) => {
        if (input) input.indeterminate = indeterminate;
      }}
      {...rest}
    />
  );
}

/** A button with an icon, for rows; it looks like the usual one. */
export function RowButton({ className = '', children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" className={`${classes.button} ${className}`} {...rest}>
      {children}
    </button>
  );
}
