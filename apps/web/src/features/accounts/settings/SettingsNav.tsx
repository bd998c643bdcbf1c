import { Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link, useNavigate } from '@tanstack/react-router';
import { type SettingsTab, settingsGroups } from './settings-tabs.ts';
import { t } from './settings.texts.ts';
import classes from './SettingsNav.module.css';

const groups = ['you', 'workspace'] as const;

const addressOf = (tab: SettingsTab) => (tab === 'profile' ? {} : { tab });

/** Two lists, each place with an address of its own; one field where they would fill the first screen. */
export function SettingsNav({ tab }: { tab: SettingsTab }) {
  const compact = useMediaQuery('(max-width: 56em)', undefined, { getInitialValueInEffect: false });
  return compact ? <TabField tab={tab} /> : <TabLists tab={tab} />;
}

function TabField({ tab }: { tab: SettingsTab }) {
  const navigate = useNavigate();
  return (
    <nav aria-label={t('tabs')}>
      <Select
        aria-label={t('tabs')}
        allowDeselect={false}
        data={groups.map((group) => ({
          group: t(group),
          items: settingsGroups[group].map((each) => ({ value: each, label: t(each) })),
        }))}
        value={tab}
        onChange={(value) => value !== null && void navigate({ to: '/settings', search: addressOf(value) })}
      />
    </nav>
  );
}

function TabLists({ tab }: { tab: SettingsTab }) {
  return (
    <nav className={classes.nav} aria-label={t('tabs')}>
      {groups.map((group) => (
        <div key={group} className={classes.group}>
          <h2 className={classes.head}>{t(group)}</h2>
          <ul className={classes.list}>
            {settingsGroups[group].map((each) => (
              <li key={each}>
                <Link
                  to="/settings"
                  search={addressOf(each)}
                  activeOptions={{ exact: true, includeSearch: true }}
                  className={classes.place}
                  aria-current={each === tab ? 'page' : undefined}
                >
                  {t(each)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
