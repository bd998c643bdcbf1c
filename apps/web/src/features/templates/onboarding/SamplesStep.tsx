import { limits } from '@clinical/contract/limits';
import { removeIdentifiers } from '@clinical/language/samples/remove-identifiers';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import type { OnboardingProgress } from './onboarding-progress.ts';
import { t } from './onboarding.texts.ts';
import classes from './OnboardingPage.module.css';
import { readSampleFile, sampleFileTypes } from './sample-file.ts';
import { StarterSet } from './StarterSet.tsx';
import { LongTextarea } from '../../../ui/LongTextarea.tsx';

type Props = {
  progress: OnboardingProgress;
  onChange: (part: Partial<OnboardingProgress>) => void;
  /** @param made how many templates there are now */
  onDone: (made: number) => void;
};

/** Up to three past notes, or the starter set instead. Nothing is sent from here but the starters. */
export function SamplesStep({ progress, onChange, onDone }: Props) {
  const [missing, setMissing] = useState(false);
  const { samples } = progress;
  const put = (at: number, text: string) => {
    setMissing(false);
    onChange({ samples: samples.map((sample, place) => (place === at ? text : sample)) });
  };
  const open = async (at: number, file: File | null) => {
    if (!file) return;
    const read = await readSampleFile(file);
    if (read.problem === undefined) put(at, read.text);
    else toast.error(read.problem);
  };
  const goOn = () => {
    const filled = samples.filter((sample) => sample.trim() !== '');
    if (filled.length === 0) return setMissing(true);
    if (filled.some((sample) => sample.length > limits.templateSample)) return;
    onChange({ step: 'check', samples: filled, checked: filled.map((sample) => removeIdentifiers(sample).text) });
  };
  return (
    <>
      <section className={classes.step} aria-labelledby="step-title">
        <h2 id="step-title">{t('samplesTitle')}</h2>
        <p className={classes.lead}>{t('samplesLead')}</p>
        <ol className={classes.samples}>
          {samples.map((sample, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a past note is known by its place
            <li key={at}>
              <LongTextarea
                label={t('sample', { n: at + 1 })}
                placeholder={t('samplePlaceholder')}
                minRows={6}
                maxRows={14}
                value={sample}
                error={problemOf(sample, missing && at === 0)}
                onChange={(event) => put(at, event.currentTarget.value)}
              />
              <div className={classes.sampleTools}>
                <FileButton accept={sampleFileTypes} onChange={(file) => void open(at, file)}>
                  {(props) => (
                    <Button
                      {...props}
                      variant="subtle"
                      color="gray"
                      size="xs"
                      leftSection={<Icon name="upload" size={16} />}
                    >
                      {t('openFile')}
                    </Button>
                  )}
                </FileButton>
                {samples.length > 1 && (
                  <ActionIcon
                    aria-label={t('removeSample', { n: at + 1 })}
                    onClick={() => onChange({ samples: samples.filter((_, place) => place !== at) })}
                  >
                    <Icon name="trash" />
                  </ActionIcon>
                )}
              </div>
            </li>
          ))}
        </ol>
        {samples.length < limits.templateSamples && (
          <Button
            className={classes.add}
            variant="default"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => onChange({ samples: [...samples, ''] })}
          >
            {t('addSample')}
          </Button>
        )}
        <div className={classes.actions}>
          <Button leftSection={<Icon name="sparkles" size={16} />} onClick={goOn}>
            {t('personalize')}
          </Button>
        </div>
      </section>
      <StarterSet specialty={progress.specialty} style={progress.style} onChange={onChange} onDone={onDone} />
    </>
  );
}

function problemOf(sample: string, missing: boolean): string | undefined {
  if (missing) return t('samplesMissing');
  return sample.length > limits.templateSample ? t('sampleTooLong', { n: limits.templateSample }) : undefined;
}
