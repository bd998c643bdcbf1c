import { limits } from '@clinical/contract/limits';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './CodeField.module.css';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

const places = Array.from({ length: limits.confirmCodeDigits }, (_, place) => place);

/**
 * Six digits that were mailed, in a box each. It is one field, so that phones offer the code, screen readers read it as one, and a
 * pasted sentence with a code in it is reduced to its digits.
 */
export function CodeField({ value, onChange, ...props }: Props) {
  return (
    <TextInput
      {...props}
      classNames={{ wrapper: classes.over, input: classes.input }}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={({ currentTarget }) =>
        onChange({ currentTarget: { value: currentTarget.value.replaceAll(/\D/g, '').slice(0, places.length) } })
      }
      inputContainer={inBoxes(value)}
    />
  );
}

const inBoxes = (value: string) => (input: ReactNode) => {
  const at = Math.min(value.length, places.length - 1);
  return (
    <div className={classes.boxes}>
      {input}
      {places.map((place) => (
        <span key={place} className={classes.box} data-current={place === at || undefined} aria-hidden>
          {value[place]}
        </span>
      ))}
    </div>
  );
};
