import { Modal } from '@mantine/core';
import { useFocusBack } from '../lib/focus-back.ts';
import { useShortcutList } from '../lib/shortcuts/shortcuts.ts';
import { Keys } from '../ui/Keys.tsx';
import { t } from './shell.texts.ts';
import classes from './ShortcutDialog.module.css';

export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const shortcuts = useShortcutList();
  return (
    <Modal opened onClose={onClose} title={t('keys')} closeButtonProps={{ 'aria-label': t('closeMenu') }}>
      <dl className={classes.list}>
        {shortcuts.map(({ keys, label }) => (
          <div className={classes.line} key={`${keys} ${label}`}>
            <dt>{label}</dt>
            <dd>
              <Keys of={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
