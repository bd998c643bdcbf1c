import type { PreviewTemplate } from '@clinical/contract/templates/templates.schemas';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { PricedButton, TooFewCredits, usePrice } from '../../credits/public.ts';
import { EngineBadge } from '../EngineBadge.tsx';
import { PreviewSections } from '../preview/PreviewSections.tsx';
import { SampleDialogue } from '../preview/SampleDialogue.tsx';
import { useStreamedPreview } from '../preview/use-streamed-preview.ts';
import { recipeOfForm, type TemplateForm, templateFormProblems } from '../template-form.ts';
import { WorkFailed } from '../WorkFailed.tsx';
import { t } from './onboarding.texts.ts';
import classes from './OnboardingPage.module.css';

type Props = {
  form: TemplateForm;
  /** Of a first template: the built-in engine writes at once, and nothing is paid. */
  isFree?: boolean;
};

/** What the template makes of a synthetic visit. */
export function TemplatePreview({ form, isFree = false }: Props) {
  const { preview, done, running, error, start, stop } = useStreamedPreview();
  const [shown, setShown] = useState('');
  const recipe = recipeOfForm(form);
  const now = JSON.stringify(recipe);
  const price = usePrice('preview-note');
  const show = (more: Pick<PreviewTemplate, 'engine'> = {}) => {
    setShown(now);
    start({ recipe, ...more });
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the step is entered
  useEffect(() => (isFree ? show({ engine: 'local' }) : undefined), []);
  const again = isFree && (done || error) && shown !== now;
  return (
    <section aria-labelledby="preview-title">
      <div className={classes.previewHead}>
        <h3 id="preview-title">{t('previewTitle')}</h3>
        {preview && <EngineBadge engine={preview.engine} />}
      </div>
      <div className={classes.previewButtons}>
        {again && (
          <Button variant="default" onClick={() => show({ engine: 'local' })}>
            {t('previewAgain')}
          </Button>
        )}
        {!isFree && (
          <PricedButton
            price={price}
            variant="default"
            leftSection={<Icon name="eye" size={16} />}
            loading={running}
            disabled={templateFormProblems({ ...form, title: t('defaultName') }) !== null}
            onClick={() => show()}
          >
            {t('preview')}
          </PricedButton>
        )}
        {running && (
          <Button variant="subtle" color="gray" onClick={stop}>
            {t('previewStop')}
          </Button>
        )}
      </div>
      {!isFree && <TooFewCredits price={price} />}
      {running && (
        <p className={classes.lead} role="status">
          {preview
            ? t('previewSoFar', { at: preview.sections.length, of: recipe.sections.length })
            : t('previewBegins')}
        </p>
      )}
      {error && (
        <WorkFailed
          title={t('previewFailed')}
          action="preview-note"
          error={error}
          onLocal={() => show({ engine: 'local' })}
        />
      )}
      {preview && !error && (
        <div role={done ? 'status' : undefined}>
          {done && shown !== now && <p className={classes.lead}>{t('previewStale')}</p>}
          <PreviewSections sections={preview.sections} />
          <SampleDialogue summary={t('previewDialogue')}>{preview.dialogue}</SampleDialogue>
        </div>
      )}
    </section>
  );
}
