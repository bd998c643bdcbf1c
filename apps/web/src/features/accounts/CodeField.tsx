import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './forms.module.css';

/** Six digits that were mailed or that an app shows; phones offer them by themselves. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      className={classes.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      // with the space that apps show in the middle
      maxLength={7}
    />
  );
}
