import type { SyntheticTranscript } from '@clinical/contract/scribe/synthetic.schemas';
import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { Button, Drawer } from '@mantine/core';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { toast } from '../../../ui/toast.ts';
import { PreviewSections } from '../preview/PreviewSections.tsx';
import { useLivePreview } from '../preview/use-live-preview.ts';
import { useMakeSynthetic } from './synthetic.api.ts';
import { t } from './synthetic.texts.ts';
import { SyntheticForm } from './SyntheticForm.tsx';
import classes from './Synthetic.module.css';

type Props = { recipe: TemplateRecipe; onClose: () => void };

/** Makes a visit up for the template at hand, and shows what it becomes. No chart is touched. */
export function SyntheticDrawer({ recipe, onClose }: Props) {
  useFocusBack();
  const make = useMakeSynthetic();
  return (
    <Drawer opened onClose={onClose} size="lg" title={t('synthetic')} closeButtonProps={{ 'aria-label': t('close') }}>
      <p className={classes.rule}>{t('rule')}</p>
      <SyntheticForm busy={make.isPending} failure={make.error} onMake={make.mutate} />
      {make.data && <Made visit={make.data} recipe={recipe} />}
    </Drawer>
  );
}

function Made({ visit, recipe }: { visit: SyntheticTranscript; recipe: TemplateRecipe }) {
  const named = { ...recipe, sections: recipe.sections.filter(({ header }) => header.trim() !== '') };
  const { sections, failed } = useLivePreview(named, visit.dialogue);
  const copy = () =>
    navigator.clipboard.writeText(`[${t('mark')}]\n${visit.dialogue}`).then(
      () => toast.success(t('copied')),
      () => toast.error(t('notCopied'), { duration: 2_000 }),
    );
  const engine = visit.engine === 'local' ? t('localEngine') : visit.engine;
  return (
    <section className={classes.made} role="status">
      <div className={classes.head}>
        <h3>{visit.title}</h3>
        <StatusBadge tone="warn" icon="sparkles">
          {t('mark')}
        </StatusBadge>
        <StatusBadge>{t('madeBy', { engine })}</StatusBadge>
      </div>
      <p className={classes.dialogue} tabIndex={0} role="region" aria-label={t('whatWasSaid')}>
        {visit.dialogue}
      </p>
      <div>
        <Button size="xs" variant="default" leftSection={<Icon name="copy" size={16} />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <h4>{t('whatItBecomes')}</h4>
      {named.sections.length === 0 && <p className={classes.rule}>{t('noSections')}</p>}
      {failed && <p className={classes.rule}>{t('notWritten')}</p>}
      {sections && named.sections.length > 0 && <PreviewSections sections={sections} />}
    </section>
  );
}
