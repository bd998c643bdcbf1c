import { type AnyRouter, Outlet, useLocation, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { TaskStack } from '../features/operations/TaskStack.tsx';
import { UrgentBanner, UrgentSkip } from '../features/messaging/UrgentBanner.tsx';
import { RecordingsEverywhere } from '../features/capture/recordings/RecordingsEverywhere.tsx';
import { watchFocus } from '../lib/focus-back.ts';
import { fetchParts } from '../lib/parts.ts';
import { listenForShortcuts } from '../lib/shortcuts/shortcuts.ts';
import { BottomBar } from './BottomBar.tsx';
import { ChatSupport } from './ChatSupport.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { LeftOnDevice } from './LeftOnDevice.tsx';
import { LinkQuestion } from './LinkQuestion.tsx';
import { LockedPage } from './LockedPage.tsx';
import { findByPath, titleFor, withoutTopBar } from './navigation.ts';
import { CommandPalette } from './palette/CommandPalette.tsx';
import classes from './Shell.module.css';
import { t } from './shell.texts.ts';
import { SetUpBar } from './SetUpBar.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { TopBar } from './TopBar.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useWorkMeter } from './use-work-meter.ts';
import { ViewingBanner } from './ViewingBanner.tsx';

/** @param search what the top bar searches patients with */
export function Shell({ search }: { search?: ReactNode }) {
  const router = useRouter();
  const { pathname } = useLocation();
  const loading = useRouterState({ select: (state) => state.isLoading });
  const [menuOpen, setMenuOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  useDocumentTitle(titleFor(pathname));
  useEffect(listenForShortcuts, []);
  useEffect(watchFocus, []);
  useWorkMeter();
  useEffect(() => fetchParts(pagesOf(router)), [router]);
  const alone = pathname === '/onboarding';
  const topBar = !withoutTopBar.has(pathname.split('/')[1] ?? '');
  return (
    <div
      className={`${classes.shell} ${loading ? classes.pageTransitionLoading : ''}`}
      data-menu={menuOpen || undefined}
    >
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <UrgentSkip className={classes.skip} />
      <div className={classes.veil} onClick={closeMenu} aria-hidden="true" />
      {!alone && <Sidebar open={menuOpen} onNavigate={closeMenu} />}
      <div className={classes.column}>
        <ViewingBanner />
        <UrgentBanner />
        {alone && <SetUpBar />}
        {topBar && <TopBar search={search} />}
        <ConnectionLine />
        <RecordingsEverywhere />
        <LeftOnDevice />
        <main id="content" className={classes.content} tabIndex={-1}>
          {findByPath(pathname)?.locked ? <LockedPage /> : <Outlet />}
        </main>
      </div>
      {!alone && (
        <BottomBar
          menuOpen={menuOpen}
          onMore={() => setMenuOpen(!menuOpen)}
          onNavigate={closeMenu}
          onRecord={() => {
            closeMenu();
            setSearching(true);
          }}
        />
      )}
      <ChatSupport />
      <TaskStack />
      <CommandPalette opened={searching} onChange={setSearching} />
      <LinkQuestion />
      <SignOutQuestion />
      <ShortcutHelp />
      {loading && <div className={classes.loadingOverlay} role="progressbar" aria-label={t('loadingPage')} />}
    </div>
  );
}

/** The code of each page, and of what stands in for one that fails. */
function pagesOf(router: AnyRouter): (() => Promise<unknown>)[] {
  return Object.values(router.routesById).map((route) => async () => {
    await router.loadRouteChunk(route);
    await router.loadRouteChunk(route, 'errorComponent');
  });
}
