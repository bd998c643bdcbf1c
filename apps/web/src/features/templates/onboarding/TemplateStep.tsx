import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { type TemplateForm, templateFormProblems, templateFromForm } from '../template-form.ts';
import { TemplateMessage } from '../TemplateMessage.tsx';
import { t as say } from '../templates.texts.ts';
import { useCreateTemplates } from './onboarding.api.ts';
import type { OnboardingProgress } from './onboarding-progress.ts';
import { t } from './onboarding.texts.ts';
import classes from './OnboardingPage.module.css';
import { SectionOutline } from './SectionOutline.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

type Props = {
  form: TemplateForm;
  /** The cleaned note that the template was learned from. */
  pastNote: string;
  /** The first template's preview costs nothing. */
  isFree: boolean;
  onChange: (part: Partial<OnboardingProgress>) => void;
  onDone: () => void;
};

/** A visit in the style of the past note, beside it: it looks right, or is changed. */
export function TemplateStep({ form, pastNote, isFree, onChange, onDone }: Props) {
  const create = useCreateTemplates();
  const [changing, setChanging] = useState(false);
  const [tried, setTried] = useState(false);
  const problems = tried ? templateFormProblems(form) : null;
  const change = (part: Partial<TemplateForm>) => onChange({ form: { ...form, ...part } });
  const save = () => {
    setTried(true);
    if (templateFormProblems(form)) setChanging(true);
    else create.mutate([templateFromForm(form)], { onSuccess: onDone });
  };
  return (
    <section className={classes.step} aria-labelledby="step-title">
      <h2 id="step-title">{t('templateTitle')}</h2>
      <p className={classes.lead}>{t('templateLead')}</p>
      <div className={classes.compared}>
        <section aria-labelledby="past-title">
          <h3 id="past-title">{t('pastNote')}</h3>
          <p className={classes.pastNote}>{pastNote}</p>
        </section>
        <TemplatePreview form={form} isFree={isFree} />
      </div>
      {changing && (
        <>
          <TextInput
            className={classes.narrow}
            label={t('templateName')}
            value={form.title}
            maxLength={200}
            error={problems?.title && say('titleMissing')}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <SectionOutline sections={form.sections} problems={problems} onChange={(sections) => change({ sections })} />
        </>
      )}
      {create.isError && <TemplateMessage title={t('notSaved')}>{messageOf(create.error)}</TemplateMessage>}
      <div className={classes.actions}>
        <Button loading={create.isPending} onClick={save}>
          {t('looksRight')}
        </Button>
        {!changing && (
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={() => onChange({ step: 'check' })}>
          {t('back')}
        </Button>
      </div>
    </section>
  );
}
