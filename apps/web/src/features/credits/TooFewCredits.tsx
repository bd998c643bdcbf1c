import { Link } from '@tanstack/react-router';
import { t } from './credits.texts.ts';
import classes from './PricedButton.module.css';
import type { Price } from './use-prices.ts';

/** Why a priced button is disabled, with the way to more credits; nothing while there are enough. */
export function TooFewCredits({ price }: { price: Price | null }) {
  if (!price?.tooFew) return null;
  return (
    <p className={classes.tooFew} role="status">
      {t('tooFew', { n: price.credits, balance: price.balance })}{' '}
      <Link to="/settings" search={{ tab: 'billing' }}>
        {t('openBilling')}
      </Link>
    </p>
  );
}
