import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { surveyQuery, useSurvey } from './analytics.api.ts';
import { t } from './analytics.texts.ts';
import classes from './Analytics.module.css';

const SurveyDialog = lazy(
  laterPart(() => import('./SurveyDialog.tsx').then((module) => ({ default: module.SurveyDialog }))),
);

/** The person's own score, if the operator entered a survey and the person opted in. */
export function SurveyPart() {
  const { data } = useQuery(surveyQuery);
  const answer = useSurvey();
  const needsServer = useNeedsServer();
  const [open, setOpen] = useState(false);
  if (!data) return null;
  const { instrument, scores } = data;
  const optOut = () =>
    answer.mutate(
      { optIn: false },
      {
        onSuccess: () => toast.success(t('optedOut')),
        onError: (error) => toast.error(messageOf(error), { title: t('notErased') }),
      },
    );
  return (
    <div className={classes.suggested}>
      <h4 className={classes.small}>{t('score')}</h4>
      {instrument === null && <p className={classes.missing}>{t('noSurvey')}</p>}
      {instrument && scores.length === 0 && <p>{t('surveyLead', { name: instrument.name })}</p>}
      {scores.length > 0 && (
        <ul className={classes.scores}>
          {scores.map(({ answeredAt, score, band }) => (
            <li key={answeredAt}>
              <span>{formatDate(answeredAt)}</span>
              <strong>{band === null ? formatNumber(score) : t('scoreLine', { score, band })}</strong>
            </li>
          ))}
        </ul>
      )}
      {instrument && (
        <div className={classes.buttons}>
          <Button size="xs" variant="default" onClick={() => setOpen(true)} {...needsServer}>
            {scores.length === 0 ? t('optIn') : t('answerAgain')}
          </Button>
          {scores.length > 0 && (
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              loading={answer.isPending}
              onClick={optOut}
              {...needsServer}
            >
              {t('optOut')}
            </Button>
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {open && instrument && <SurveyDialog instrument={instrument} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
