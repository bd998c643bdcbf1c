import { useRef } from 'react';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LazyMenu } from '../../../ui/LazyMenu.tsx';
import { TopBarTools } from '../../../ui/TopBarSlot.tsx';
import { useLeaveModel } from './chart-model.ts';
import { loadModelMenu } from './load-model-menu.ts';
import { t } from './model.texts.ts';
import classes from './ModelPicker.module.css';
import { useModelName } from './use-model-name.ts';

/** The model that writes in this chart, in the top bar; pressed, the others with their prices. */
export function ModelPicker({ noteId }: { noteId: string }) {
  const { known, name, short } = useModelName(noteId);
  const place = useRef<HTMLSpanElement>(null);
  useLeaveModel(noteId);
  useShortcut('m', t('key'), () => place.current?.querySelector('button')?.click(), { enabled: known });
  const button = (
    <button
      type="button"
      className={classes.target}
      aria-label={t('button', { name })}
      title={t('button', { name })}
      disabled={!known}
      data-note={noteId}
    >
      <Icon name="stethoscope" />
      <span className={classes.name}>{short}</span>
    </button>
  );
  return (
    <TopBarTools>
      <span ref={place} className={classes.place}>
        <LazyMenu button={button} load={loadModelMenu} />
      </span>
    </TopBarTools>
  );
}
