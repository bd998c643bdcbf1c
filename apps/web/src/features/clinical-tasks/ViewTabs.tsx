import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/Icon.tsx';
import tabs from '../../ui/tab-links.module.css';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';
import type { TaskAddress } from './task-address.ts';

const views = [
  { view: undefined, label: t('table'), icon: 'checklist' },
  { view: 'board', label: t('board'), icon: 'kanban' },
  { view: 'day', label: t('myDay'), icon: 'sun' },
] as const;

/** Table, Board and My day, each with an address of its own; the filters stay. */
export function ViewTabs({ address }: { address: TaskAddress }) {
  return (
    <nav className={tabs.tabs} aria-label={t('views')}>
      {views.map(({ view, label, icon }) => (
        <Link
          key={label}
          to="/ai-tasks"
          search={{ ...address, view }}
          activeOptions={{ exact: true }}
          className={`${tabs.tab} ${classes.view}`}
          aria-current={view === address.view ? 'page' : undefined}
          data-status={undefined}
        >
          <Icon name={icon} size={16} /> {label}
        </Link>
      ))}
    </nav>
  );
}
