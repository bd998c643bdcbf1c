import { Link } from '@tanstack/react-router';
import { type SettingsTab, settingsGroups } from './settings-tabs.ts';
import { t } from './settings.texts.ts';
import classes from './SettingsNav.module.css';

const groups = ['you', 'workspace'] as const;

/** Two lists, each place with an address of its own. */
export function SettingsNav({ tab }: { tab: SettingsTab }) {
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
                  search={each === 'profile' ? {} : { tab: each }}
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
