import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { t } from '../shell.texts.ts';

const PaletteDialog = lazy(
  laterPart(() => import('./PaletteDialog.tsx').then((module) => ({ default: module.PaletteDialog }))),
);

/** `Mod+K` leads anywhere: to a patient, a page, or the few commands that every page has. */
export function CommandPalette() {
  const [opened, setOpened] = useState(false);
  useShortcut('mod+k', t('palette'), () => setOpened(!opened));
  return opened ? (
    <Suspense fallback={null}>
      <PaletteDialog onClose={() => setOpened(false)} />
    </Suspense>
  ) : null;
}
