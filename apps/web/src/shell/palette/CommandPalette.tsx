import { lazy, Suspense } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { t } from '../shell.texts.ts';

const PaletteDialog = lazy(
  laterPart(() => import('./PaletteDialog.tsx').then((module) => ({ default: module.PaletteDialog }))),
);

type Props = { opened: boolean; onChange: (opened: boolean) => void };

/** `Mod+K` leads anywhere: to a patient, a page, or the few commands that every page has. */
export function CommandPalette({ opened, onChange }: Props) {
  useShortcut('mod+k', t('palette'), () => onChange(!opened));
  return opened ? (
    <Suspense fallback={null}>
      <PaletteDialog onClose={() => onChange(false)} />
    </Suspense>
  ) : null;
}
