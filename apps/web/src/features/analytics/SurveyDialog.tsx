import type { SurveyInstrument } from '@clinical/contract/analytics/analytics.schemas';
import { Button, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useSurvey } from './analytics.api.ts';
import { t } from './analytics.texts.ts';
import classes from './Analytics.module.css';

type Props = { instrument: SurveyInstrument; onClose: () => void };

/** All questions of a survey, each with one answer. */
export function SurveyDialog({ instrument, onClose }: Props) {
  useFocusBack();
  const survey = useSurvey();
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const answers = instrument.items.map((_, n) => chosen.get(n));
  const complete = answers.every((answer) => answer !== undefined);
  const save = () =>
    survey.mutate(
      { optIn: true, instrument: instrument.id, answers: answers.map((answer) => answer ?? 0) },
      { onSuccess: onClose },
    );
  return (
    <Modal opened onClose={onClose} title={instrument.name} closeButtonProps={{ 'aria-label': t('close') }}>
      <div className={classes.survey}>
        <p>{t('surveyLead', { name: instrument.name })}</p>
        {instrument.items.map(({ text, options }, n) => (
          <Radio.Group
            key={text}
            label={text}
            value={String(chosen.get(n) ?? '')}
            onChange={(value) => setChosen(new Map([...chosen, [n, Number(value)]]))}
          >
            <div className={classes.options}>
              {options.map(({ label }, at) => (
                <Radio key={label} value={String(at)} label={label} />
              ))}
            </div>
          </Radio.Group>
        ))}
        <p className={classes.method}>{t('licence', { licence: instrument.licence })}</p>
        {survey.isError && <FormFailure message={messageOf(survey.error)} />}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={!complete} loading={survey.isPending} onClick={save}>
            {t('submit')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
