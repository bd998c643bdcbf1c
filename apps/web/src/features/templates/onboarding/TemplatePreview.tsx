import type { PreviewTemplate } from '@clinical/contract/templates/templates.schemas';
import { Button } from '@mantine/core';
import { useState } from 'react';
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

/** What the template makes of a made-up visit; nobody has to look. */
export function TemplatePreview({ form }: { form: TemplateForm }) {
  const { preview, done, running, error, start, stop } = useStreamedPreview();
  const [shown, setShown] = useState('');
  const recipe = recipeOfForm(form);
  const now = JSON.stringify(recipe);
  const price = usePrice('preview-note');
  const show = (more: Pick<PreviewTemplate, 'engine'> = {}) => {
    setShown(now);
    start({ recipe, ...more });
  };
  return (
    <section className={classes.step} aria-labelledby="preview-title">
      <div className={classes.previewHead}>
        <h2 id="preview-title">{t('previewTitle')}</h2>
        {preview && <EngineBadge engine={preview.engine} />}
      </div>
      <p className={classes.lead}>{t('previewRule')}</p>
      <div className={classes.previewButtons}>
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
        {running && (
          <Button variant="subtle" color="gray" onClick={stop}>
            {t('previewStop')}
          </Button>
        )}
      </div>
      <TooFewCredits price={price} />
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
