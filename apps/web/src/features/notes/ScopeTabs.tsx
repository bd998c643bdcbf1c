import { Link } from '@tanstack/react-router';
import type { PatientsAddress } from './note-filter.ts';
import { t } from './notes.texts.ts';
import classes from './ScopeTabs.module.css';

type Props = { address: PatientsAddress };

const scopes = [
  { key: 'all', label: t('scopeAll'), search: {} },
  { key: 'mine', label: t('scopeMine'), search: { scope: 'mine' } },
  { key: 'archived', label: t('scopeArchived'), search: { show: 'archived' } },
  { key: 'bin', label: t('scopeBin'), search: { show: 'bin' } },
] as const;

/** Which patients are shown, each with an address of its own; filters and order stay. */
export function ScopeTabs({ address: { tag, date_range, sort, scope, show } }: Props) {
  const current = show ?? scope ?? 'all';
  return (
    <nav className={classes.tabs} aria-label={t('scope')}>
      {scopes.map(({ key, label, search }) => (
        <Link
          key={key}
          to="/my-projects"
          search={{ tag, date_range, sort, ...search }}
          state={(before) => before}
          activeOptions={{ exact: true }}
          className={classes.tab}
          aria-current={key === current ? 'page' : undefined}
          data-status={undefined}
          data-end={key === 'archived' || undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
