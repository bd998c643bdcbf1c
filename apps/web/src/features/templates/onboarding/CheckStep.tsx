import { type CleanText, removeIdentifiers } from '@clinical/language/samples/remove-identifiers';
import { Button } from '@mantine/core';
import { messageOf } from '../../../lib/form-errors.ts';
import { emptyTemplateForm } from '../template-form.ts';
import { TemplateMessage } from '../TemplateMessage.tsx';
import { useHealTemplate } from './onboarding.api.ts';
import type { OnboardingProgress } from './onboarding-progress.ts';
import { t } from './onboarding.texts.ts';
import classes from './OnboardingPage.module.css';
import { LongTextarea } from '../../../ui/LongTextarea.tsx';

type Props = { progress: OnboardingProgress; onChange: (part: Partial<OnboardingProgress>) => void };

const kinds = ['name', 'date', 'age', 'number', 'phone', 'email', 'address', 'link'] as const;

/** The very text that will be sent, open to change. What is typed into it is cleaned again when the field is left. */
export function CheckStep({ progress, onChange }: Props) {
  const heal = useHealTemplate();
  const { samples, checked } = progress;
  const put = (at: number, text: string) =>
    onChange({ checked: checked.map((each, place) => (place === at ? text : each)) });
  const build = () => {
    const sent = checked.map((text) => removeIdentifiers(text).text).filter((text) => text.trim() !== '');
    if (sent.length === 0) return onChange({ step: 'samples' });
    onChange({ checked: sent });
    heal.mutate(sent, {
      onSuccess: ({ sections, generalInstructions }) =>
        onChange({
          checked: sent,
          step: 'template',
          form: { ...emptyTemplateForm, title: t('defaultName'), sections, generalInstructions },
        }),
    });
  };
  return (
    <section className={classes.step} aria-labelledby="step-title">
      <h2 id="step-title">{t('checkTitle')}</h2>
      <p className={classes.lead}>{t('checkLead')}</p>
      <ol className={classes.samples}>
        {checked.map((text, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a past note is known by its place
          <li key={at}>
            <LongTextarea
              label={t('textToSend', { n: at + 1 })}
              description={sayRemoved(samples[at] ?? '')}
              minRows={6}
              maxRows={18}
              value={text}
              onChange={(event) => put(at, event.currentTarget.value)}
              onBlur={(event) => put(at, removeIdentifiers(event.currentTarget.value).text)}
            />
          </li>
        ))}
      </ol>
      {heal.isError && <TemplateMessage title={t('notBuilt')}>{messageOf(heal.error)}</TemplateMessage>}
      <div className={classes.actions}>
        <Button loading={heal.isPending} onClick={build}>
          {t('build')}
        </Button>
        <Button variant="subtle" color="gray" onClick={() => onChange({ step: 'samples' })}>
          {t('back')}
        </Button>
      </div>
    </section>
  );
}

function sayRemoved(sample: string): string {
  const { removed }: CleanText = removeIdentifiers(sample);
  const said = kinds.flatMap((kind) => (removed[kind] ? t(kind, { n: removed[kind] }) : []));
  return said.length === 0 ? t('removedNothing') : t('removedSome', { what: said.join(', ') });
}
