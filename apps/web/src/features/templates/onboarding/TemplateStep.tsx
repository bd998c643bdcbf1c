import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { SectionsFields } from '../SectionsFields.tsx';
import { type TemplateForm, templateFormProblems, templateFromForm } from '../template-form.ts';
import { TemplateMessage } from '../TemplateMessage.tsx';
import { t as say } from '../templates.texts.ts';
import { useCreateTemplates } from './onboarding.api.ts';
import type { OnboardingProgress } from './onboarding-progress.ts';
import { t } from './onboarding.texts.ts';
import classes from './OnboardingPage.module.css';
import { TemplatePreview } from './TemplatePreview.tsx';

type Props = {
  form: TemplateForm;
  onChange: (part: Partial<OnboardingProgress>) => void;
  onDone: () => void;
};

/** The template that was learned: to rename, reorder, shorten, try and save. */
export function TemplateStep({ form, onChange, onDone }: Props) {
  const create = useCreateTemplates();
  const [tried, setTried] = useState(false);
  const problems = tried ? templateFormProblems(form) : null;
  const change = (part: Partial<TemplateForm>) => onChange({ form: { ...form, ...part } });
  const save = () => {
    setTried(true);
    if (!templateFormProblems(form)) create.mutate([templateFromForm(form)], { onSuccess: onDone });
  };
  return (
    <>
      <section className={classes.step} aria-labelledby="step-title">
        <h2 id="step-title">{t('templateTitle')}</h2>
        <p className={classes.lead}>{t('templateLead')}</p>
        <TextInput
          className={classes.narrow}
          label={t('templateName')}
          value={form.title}
          maxLength={200}
          error={problems?.title && say('titleMissing')}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <SectionsFields sections={form.sections} problems={problems} onChange={(sections) => change({ sections })} />
        {create.isError && <TemplateMessage title={t('notSaved')}>{messageOf(create.error)}</TemplateMessage>}
        <div className={classes.actions}>
          <Button loading={create.isPending} onClick={save}>
            {t('save')}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => onChange({ step: 'check' })}>
            {t('back')}
          </Button>
        </div>
      </section>
      <TemplatePreview form={form} />
    </>
  );
}
