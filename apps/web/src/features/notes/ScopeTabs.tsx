import { Link } from '@tanstack/react-router';
import { DepartmentTab } from './DepartmentTab.tsx';
import type { PatientsAddress } from './note-filter.ts';
import { t } from './notes.texts.ts';
import classes from '../../ui/tab-links.module.css';

type Props = { address: PatientsAddress };

const scopes = [
  { key: 'all', label: t('scopeAll'), search: {} },
  { key: 'mine', label: t('scopeMine'), search: { scope: 'mine' } },
] as const;
const places = [
  { key: 'archived', label: t('scopeArchived'), search: { show: 'archived' } },
  { key: 'bin', label: t('scopeBin'), search: { show: 'bin' } },
] as const;

/** Which patients are shown, each with an address of its own; filters and order stay. */
export function ScopeTabs({ address: { tag, date_range, sort, tasks, scope, department, show } }: Props) {
  const current = show ?? (department === undefined ? (scope ?? 'all') : 'department');
  const kept = { tag, date_range, sort, tasks };
  const tab = ({ key, label, search }: (typeof scopes | typeof places)[number]) => (
    <Link
      key={key}
      to="/my-projects"
      search={{ ...kept, ...search }}
      state={(before) => before}
      activeOptions={{ exact: true }}
      className={classes.tab}
      aria-current={key === current ? 'page' : undefined}
      data-status={undefined}
      data-end={key === 'archived' || undefined}
    >
      {label}
    </Link>
  );
  return (
    <nav className={classes.tabs} aria-label={t('scope')}>
      {scopes.map(tab)}
      <DepartmentTab kept={kept} chosen={current === 'department' ? department : undefined} />
      {places.map(tab)}
    </nav>
  );
}
