import type { HealTemplate, TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { Button, Drawer } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { recipeOfForm, type TemplateForm } from '../template-form.ts';
import { t } from '../templates.texts.ts';
import { WorkFailed } from '../WorkFailed.tsx';
import { Proposal } from './Proposal.tsx';
import { useRepairTemplate } from './talk.api.ts';
import classes from './Talk.module.css';

type Props = { form: TemplateForm; onTake: (recipe: TemplateRecipe) => void; onClose: () => void };

/** What is broken or contradicts itself in the template as it is typed now, mended; nothing changes until it is taken. */
export function RepairDrawer({ form, onTake, onClose }: Props) {
  useFocusBack();
  const { repair, stop } = useRepairTemplate();
  const mend = (more: Pick<HealTemplate, 'engine'> = {}) => repair.mutate({ recipe: recipeOfForm(form), ...more });
  const start = useEffectEvent(() => mend());
  useEffect(() => start(), []);
  return (
    <Drawer opened onClose={onClose} size="lg" title={t('repair')} closeButtonProps={{ 'aria-label': t('close') }}>
      <p className={classes.lead}>{t('repairRule')}</p>
      {repair.isPending && (
        <Delayed>
          <p className={classes.lead} role="status">
            {t('repairing')}
          </p>
          <SkeletonText />
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              stop();
              onClose();
            }}
          >
            {t('stop')}
          </Button>
        </Delayed>
      )}
      {repair.isError && (
        <>
          <WorkFailed title={t('notRepaired')} error={repair.error} onLocal={() => mend({ engine: 'local' })} />
          <Button mt="sm" variant="default" onClick={() => mend()}>
            {t('retry')}
          </Button>
        </>
      )}
      {repair.data && (
        <Proposal form={form} recipe={repair.data} engine={repair.data.engine} onTake={onTake} onClose={onClose} />
      )}
    </Drawer>
  );
}
