import { Link, useLocation } from '@tanstack/react-router';
import { Icon } from '../ui/Icon.tsx';
import classes from './BottomBar.module.css';
import { sayComingSoon } from './coming-soon.ts';
import { findByPath, flatten, navigation, phonePlaces } from './navigation.ts';
import { t } from './shell.texts.ts';

type Props = { menuOpen: boolean; onMore: () => void; onNavigate: () => void };

/** The five places of a phone: four pages, and the rest of the menu. */
export function BottomBar({ menuOpen, onMore, onNavigate }: Props) {
  const { pathname } = useLocation();
  const here = findByPath(pathname)?.key;
  const places = flatten(navigation).filter((item) => phonePlaces.includes(item.key));
  return (
    <nav className={classes.bar} aria-label={t('places')}>
      {places.map((item) =>
        item.path && !item.locked ? (
          <Link
            key={item.key}
            to={item.path}
            className={classes.place}
            aria-current={here === item.key && !menuOpen ? 'page' : undefined}
            onClick={onNavigate}
          >
            <Icon name={item.icon} size={20} />
            <span>{item.short ?? item.title}</span>
          </Link>
        ) : (
          <button type="button" key={item.key} className={classes.place} onClick={sayComingSoon}>
            <Icon name={item.icon} size={20} />
            <span>{item.short ?? item.title}</span>
          </button>
        ),
      )}
      <button type="button" className={classes.place} aria-expanded={menuOpen} onClick={onMore}>
        <Icon name={menuOpen ? 'x' : 'menu'} size={20} />
        <span>{menuOpen ? t('closeMenu') : t('more')}</span>
      </button>
    </nav>
  );
}
