import { useFrameProfile } from '../features/accounts/accounts.api.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { NavEntry } from './NavEntry.tsx';
import { menuRows, navigation, visibleItems } from './navigation.ts';
import classes from './Sidebar.module.css';
import { t } from './shell.texts.ts';
import { SidebarUser } from './SidebarUser.tsx';
import { UsageBalance } from './UsageBalance.tsx';
import { useRequiredTwoFactor } from './use-required-two-factor.ts';
import { Wordmark } from './Wordmark.tsx';

/** The whole menu: 240 px on extra-large screens, icons below, a sheet over the page on phones. */
export function Sidebar({ open, onNavigate }: { open: boolean; onNavigate: () => void }) {
  const { user, isPending } = useFrameProfile();
  useRequiredTwoFactor();
  return (
    <aside className={classes.sidebar} data-open={open || undefined}>
      <div className={classes.brand}>
        <Wordmark />
        <span className={classes.wide}>{t('appName')}</span>
      </div>
      <nav className={classes.menu} aria-label={t('mainMenu')}>
        <ul className={classes.list}>
          {menuRows(visibleItems(navigation, user)).map((item) => (
            <NavEntry key={item.key} item={item} onNavigate={onNavigate} />
          ))}
        </ul>
      </nav>
      <div className={classes.foot}>
        {user && <UsageBalance user={user} onNavigate={onNavigate} />}
        {isPending && <div className={classes.balanceToCome} />}
        <SidebarUser user={user} />
        <div className={classes.wide}>
          <FooterLinks />
        </div>
      </div>
    </aside>
  );
}
