import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { enginesQuery } from '../../../lib/engines.api.ts';
import { laterPart } from '../../../lib/parts.ts';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LazyMenu } from '../../../ui/LazyMenu.tsx';
import { TopBarTools } from '../../../ui/TopBarSlot.tsx';
import { useChartModel, useLeaveModel } from './chart-model.ts';
import { modelName } from './model-choices.ts';
import { t } from './model.texts.ts';
import classes from './ModelPicker.module.css';

const load = laterPart(() => import('./ModelMenu.tsx').then(({ ModelMenu }) => ModelMenu));

/** The model that writes in this chart, in the top bar; pressed, the others with their prices. */
export function ModelPicker({ noteId }: { noteId: string }) {
  const model = useChartModel(noteId);
  const place = useRef<HTMLSpanElement>(null);
  useLeaveModel(noteId);
  useShortcut('m', t('key'), () => place.current?.querySelector('button')?.click(), { enabled: model !== undefined });
  const builtIn = useQuery(enginesQuery).data?.find(({ area }) => area === 'notes')?.engine === 'local';
  const name = builtIn ? t('builtIn') : modelName(model);
  const button = (
    <button
      type="button"
      className={classes.target}
      aria-label={t('button', { name })}
      title={t('button', { name })}
      disabled={model === undefined}
      data-note={noteId}
    >
      <Icon name="stethoscope" />
      <span className={classes.name}>{builtIn ? t('builtInShort') : name}</span>
    </button>
  );
  return (
    <TopBarTools>
      <span ref={place} className={classes.place}>
        <LazyMenu button={button} load={load} />
      </span>
    </TopBarTools>
  );
}
