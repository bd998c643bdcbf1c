import type { AskQuestionInput } from '@clinical/contract/evidence/evidence.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { PricedButton, TooFewCredits, usePrice } from '../credits/public.ts';
import { AnswerView } from './AnswerView.tsx';
import { Searches } from './Searches.tsx';
import { type Asking, useAsk } from './evidence.api.ts';
import { t } from './evidence.texts.ts';
import classes from './Evidence.module.css';

type Chart = Pick<Note, 'id' | 'title' | 'dateOfBirth' | 'mrn' | 'abilities'>;
/** `chart`: the open one, whose identifiers are taken out of the question; it is never named in it. `before`: stands here until something is asked. */
type Props = { chart?: Chart; before?: ReactNode };

const identifiersOf = ({ title, dateOfBirth, mrn }: Chart): string[] =>
  [title, dateOfBirth, mrn].filter((word): word is string => typeof word === 'string' && word.trim() !== '');

/** A service that has answered shows among the searches. */
function progressOf({ model, service, searches }: Asking): string {
  if (model !== null) return t('writing');
  const isAsked = service !== null && !searches.some((search) => search.service === service);
  return isAsked ? t('searchingAt', { service }) : t('searching');
}

/** A question, what happens to it, and its answer. */
export function AskPanel({ chart, before }: Props) {
  const [question, setQuestion] = useState('');
  const { mutate, asking, isPending, error, stop, clear } = useAsk();
  const price = usePrice('evidence');
  const needsServer = useNeedsServer();
  const isAsked = isPending || error !== null || asking.answer !== null;
  const ask = (how: Pick<AskQuestionInput, 'engine' | 'journalIds'> = {}) =>
    mutate({ question: question.trim(), hide: chart ? identifiersOf(chart) : [], ...how });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (question.trim().length > 2 && !isPending) ask();
  };
  return (
    <>
      <form className={classes.ask} onSubmit={submit}>
        <Textarea
          className={classes.question}
          label={t('question')}
          placeholder={t('questionHint')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={1_000}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
        />
        <div className={classes.askFoot}>
          {isPending ? (
            <Button variant="default" onClick={stop}>
              {t('stop')}
            </Button>
          ) : (
            <PricedButton type="submit" price={price} disabled={question.trim().length < 3} {...needsServer}>
              {t('askButton')}
            </PricedButton>
          )}
          {isAsked && !isPending && (
            <Button
              variant="subtle"
              onClick={() => {
                clear();
                setQuestion('');
              }}
            >
              {t('another')}
            </Button>
          )}
          <p className={classes.quiet}>{t('free')}</p>
          <TooFewCredits price={price} />
        </div>
      </form>
      {error && (
        <ErrorState
          error={error}
          title={t('failed')}
          onRetry={() => ask()}
          onLocal={asking.model === null && asking.service === null ? undefined : () => ask({ engine: 'local' })}
        />
      )}
      {isPending && (
        <div className={classes.answer}>
          <p role="status" className={classes.progress}>
            {progressOf(asking)}
          </p>
          <Searches sent={asking.sent} searches={asking.searches} />
        </div>
      )}
      {asking.answer && !isPending && (
        <AnswerView answer={asking.answer} chart={chart} onEverything={() => ask({ journalIds: [] })} />
      )}
      {!isAsked && before}
    </>
  );
}
