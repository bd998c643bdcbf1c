import { Button, type ButtonProps } from '@mantine/core';
import { type ComponentPropsWithoutRef, useState } from 'react';
import { t } from './credits.texts.ts';
import classes from './PricedButton.module.css';
import type { Price } from './use-prices.ts';

type Props = ButtonProps &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps | 'children'> & {
    /** Null while it is not known. */
    price: Price | null;
    children: string;
  };

/** A button that starts what takes credits: its price stands on it, and with too few it is disabled. `TooFewCredits` says why. */
export function PricedButton({ price, children, disabled, ...rest }: Props) {
  // a place once held for the price stays, free or not: the button must not move under the pointer
  const [held] = useState(price === null);
  const credits = price?.credits ?? 0;
  return (
    <Button disabled={(disabled ?? false) || (price?.tooFew ?? false)} {...rest}>
      <span>
        {children}
        {credits > 0 && ` ${t('price', { n: credits })}`}
        {credits === 0 && held && (
          <span className={classes.held} aria-hidden="true">
            {` ${t('price', { n: 1 })}`}
          </span>
        )}
      </span>
    </Button>
  );
}
