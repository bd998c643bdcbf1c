import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { config } from '../lib/config.ts';
import { readSharedFilter } from '../lib/shared-filter.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { sayComingSoon } from './coming-soon.ts';
import { findByPath, isLocked, type NavItem } from './navigation.ts';
import classes from './NavEntry.module.css';
import { t } from './shell.texts.ts';

type Props = { item: NavItem; onNavigate: () => void };

/** One line of the menu: a page, an outside link, a locked area or a group. */
export function NavEntry({ item, onNavigate }: Props) {
  return (
    <li>
      {item.children ? (
        <NavGroup item={item} onNavigate={onNavigate} />
      ) : (
        <NavLeaf item={item} onNavigate={onNavigate} />
      )}
    </li>
  );
}

function NavLeaf({ item, onNavigate }: Props) {
  const { pathname, search } = useLocation();
  const address = item.link ? config.links[item.link] : undefined;
  const locked = isLocked(item);
  const face = (
    <Face item={item}>
      {item.beta && <StatusBadge>{t('beta')}</StatusBadge>}
      {item.secondary && <span className={classes.secondary}>{item.secondary}</span>}
      {(locked || address) && <Icon name={locked ? 'lock' : 'external-link'} size={14} className={classes.mark} />}
    </Face>
  );
  if (address) {
    return (
      <ExternalLink href={address} className={classes.entry}>
        {face}
      </ExternalLink>
    );
  }
  if (item.path && !locked) {
    const at = findByPath(pathname);
    const here = at?.key === item.key;
    // the entry of the page itself takes its filter away
    const filter = item.filtered && at?.filtered && !here ? readSharedFilter(search) : {};
    return (
      <Link
        to={item.path}
        search={filter}
        className={classes.entry}
        title={item.title}
        aria-current={here ? 'page' : undefined}
        onClick={onNavigate}
      >
        {face}
      </Link>
    );
  }
  return (
    <button type="button" className={classes.entry} title={item.title} data-locked onClick={sayComingSoon}>
      {face}
    </button>
  );
}

function NavGroup({ item, onNavigate }: Props) {
  const [open, setOpen] = useState(!item.folded);
  return (
    <>
      <button
        type="button"
        className={classes.entry}
        title={item.title}
        aria-expanded={open}
        data-folds={item.folded}
        onClick={() => setOpen(!open)}
      >
        <Face item={item}>
          <Icon name="chevron-down" size={16} className={classes.chevron} />
        </Face>
      </button>
      {open && (
        <ul className={classes.children}>
          {item.children?.map((child) => (
            <NavEntry key={child.key} item={child} onNavigate={onNavigate} />
          ))}
        </ul>
      )}
    </>
  );
}

function Face({ item, children }: { item: NavItem; children: ReactNode }) {
  return (
    <>
      <Icon name={item.icon} className={classes.icon} />
      <span className={classes.title}>{item.title}</span>
      {children}
    </>
  );
}
