import { displayName } from '@clinical/contract/accounts/accounts.rules';
import { laterPart } from '../lib/parts.ts';
import { useFrameProfile } from '../features/accounts/accounts.api.ts';
import { Icon } from '../ui/Icon.tsx';
import { LazyMenu } from '../ui/LazyMenu.tsx';
import { t } from './shell.texts.ts';
import classes from './UserMenu.module.css';

const load = laterPart(() => import('./UserMenuList.tsx').then(({ UserMenuList }) => UserMenuList));

export function UserMenu() {
  const { user } = useFrameProfile();
  const name = user ? displayName(user) : '';
  const button = (
    <button
      type="button"
      className={classes.target}
      data-initials={initials(name)}
      aria-label={name ? t('userMenu', { name }) : t('account')}
    >
      {!name && <Icon name="user" size={16} />}
    </button>
  );
  return <LazyMenu button={button} load={load} />;
}

/** First letters of the first and last word. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
