import { Link, useLocation } from '@tanstack/react-router';
import { useFrameProfile } from '../features/accounts/accounts.api.ts';
import { Icon } from '../ui/Icon.tsx';
import classes from './BottomBar.module.css';
import { findByPath, navigation, type NavItem, phonePlaces, visibleItems } from './navigation.ts';
import { t } from './shell.texts.ts';

type Props = {
  menuOpen: boolean;
  onMore: () => void;
  onNavigate: () => void;
  /** A recording belongs to a chart: which one is chosen first. */
  onRecord: () => void;
};

/** The five places of a phone: pages on both sides of Record, and the rest of the menu. Nothing in it is locked. */
export function BottomBar({ menuOpen, onMore, onNavigate, onRecord }: Props) {
  const { pathname } = useLocation();
  const { user } = useFrameProfile();
  const here = findByPath(pathname)?.key;
  const open = visibleItems(navigation, user).filter(({ path, locked }) => path && !locked);
  const place = (key: string) => {
    const item = open.find((each) => each.key === key);
    return item && <Place key={key} item={item} current={here === key && !menuOpen} onNavigate={onNavigate} />;
  };
  return (
    <nav className={classes.bar} aria-label={t('places')}>
      {phonePlaces.slice(0, 2).map(place)}
      <button type="button" className={classes.place} data-record onClick={onRecord}>
        <span className={classes.record}>
          <Icon name="microphone" size={20} />
        </span>
        <span>{t('record')}</span>
      </button>
      {phonePlaces.slice(2).map(place)}
      <button type="button" className={classes.place} aria-expanded={menuOpen} onClick={onMore}>
        <Icon name={menuOpen ? 'x' : 'menu'} size={20} />
        <span>{menuOpen ? t('closeMenu') : t('more')}</span>
      </button>
    </nav>
  );
}

type PlaceProps = { item: NavItem; current: boolean; onNavigate: () => void };

function Place({ item, current, onNavigate }: PlaceProps) {
  return (
    <Link
      to={item.path ?? '/'}
      className={classes.place}
      aria-current={current ? 'page' : undefined}
      onClick={onNavigate}
    >
      <Icon name={item.icon} size={20} />
      <span>{item.short ?? item.title}</span>
    </Link>
  );
}
