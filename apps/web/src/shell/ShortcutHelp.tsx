import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../lib/parts.ts';
import { useShortcut } from '../lib/shortcuts/shortcuts.ts';
import { t } from './shell.texts.ts';

const ShortcutDialog = lazy(
  laterPart(() => import('./ShortcutDialog.tsx').then((module) => ({ default: module.ShortcutDialog }))),
);

/** `?` shows the keys of the page. */
export function ShortcutHelp() {
  const [opened, setOpened] = useState(false);
  useShortcut('?', t('keys'), () => setOpened(true));
  return opened ? (
    <Suspense fallback={null}>
      <ShortcutDialog onClose={() => setOpened(false)} />
    </Suspense>
  ) : null;
}
