import chip from '../../../ui/chip.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { LazyMenu } from '../../../ui/LazyMenu.tsx';
import { loadModelMenu } from './load-model-menu.ts';
import { t } from './model.texts.ts';
import classes from './ModelPicker.module.css';
import { useModelName } from './use-model-name.ts';

/** The model that writes in this chart, beside what it writes from. */
export function ModelChip({ noteId }: { noteId: string }) {
  const { known, name } = useModelName(noteId);
  const button = (
    <button type="button" className={`${chip['chip']} ${classes.chip}`} disabled={!known} data-note={noteId}>
      <span className={chip['label']}>{t('chip')}</span>
      <span className={chip['value']}>{name}</span>
      <Icon name="chevron-down" size={16} />
    </button>
  );
  return <LazyMenu button={button} load={loadModelMenu} />;
}
