import type { AnswerSentence, EvidenceAnswer, Study } from '@clinical/contract/evidence/answer.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { modelName } from '../credits/public.ts';
import { AnswerActions } from './AnswerActions.tsx';
import { Searches } from './Searches.tsx';
import { SourceDrawer } from './SourceDrawer.tsx';
import { StudyMark } from './StudyMark.tsx';
import { Studies } from './Studies.tsx';
import { t } from './evidence.texts.ts';
import classes from './Evidence.module.css';

type Props = {
  answer: EvidenceAnswer;
  chart?: Pick<Note, 'id' | 'abilities'> | undefined;
  /** Asks the question again, without the choice of journals. */
  onEverything?: () => void;
};

const parts = ['dosing', 'contraindications', 'groups', 'wouldChange'] as const;

/** An answer: three lines, the studies, what a prescription needs; each sentence opens its source. */
export function AnswerView({ answer, chart, onEverything }: Props) {
  const [opened, setOpened] = useState<AnswerSentence | Study | null>(null);
  const numbers = new Map(answer.studies.map((study, at) => [study.citation.sourceId, at + 1]));
  const studyOf = (sourceId: string) => answer.studies.find(({ citation }) => citation.sourceId === sourceId);
  const lineOf = (line: AnswerSentence) => (
    <>
      {line.text}{' '}
      <button
        type="button"
        className={classes.cite}
        aria-label={t('source', { n: numbers.get(line.sourceId) ?? 0 })}
        onClick={() => setOpened(line)}
      >
        {numbers.get(line.sourceId)}
      </button>{' '}
      <StudyMark study={studyOf(line.sourceId)} />
    </>
  );
  return (
    <div className={classes.answer}>
      <div className={classes.main}>
        <h2 className={classes.asked}>{answer.question}</h2>
        {answer.journals !== undefined && (
          <p className={classes.notice}>
            <Icon name="info" size={16} />
            <span>
              {t('onlyIn', { n: answer.journals })}{' '}
              {onEverything && (
                <button type="button" className={classes.textButton} onClick={onEverything}>
                  {t('searchEverything')}
                </button>
              )}
            </span>
          </p>
        )}
        {!answer.match && (
          <EmptyState
            drawing="note"
            title={t(answer.journals === undefined ? 'noMatch' : 'noMatchChosen')}
            action={
              <Link to="/deep-evidentia" search={{ view: 'library' }} className={classes.link}>
                {t('addSources')}
              </Link>
            }
          >
            {t('noMatchText', { n: answer.searched })}{' '}
            {answer.unknownWords.length > 0 && t('unknownWords', { words: answer.unknownWords.join(', ') })}
          </EmptyState>
        )}
        {answer.match && !answer.levelOne && (
          <p className={classes.notice}>
            <Icon name="info" size={16} />
            <span>
              <strong>{t('noLevelOne')}</strong> {t('noLevelOneText')}
            </span>
          </p>
        )}
        {answer.match && (
          <section aria-label={t('answer')}>
            <ol className={classes.lines}>
              {answer.lines.map((line) => (
                <li key={`${line.sourceId} ${line.text}`}>{lineOf(line)}</li>
              ))}
            </ol>
            <p className={classes.quiet}>
              {answer.engine === 'local' ? t('verbatim') : t('byModel', { model: modelName(answer.engine) })}
              {answer.dropped > 0 && ` · ${t('dropped', { n: answer.dropped })}`}
            </p>
          </section>
        )}
        {answer.studies.length > 0 && <Studies studies={answer.studies} onOpen={setOpened} />}
        <dl className={classes.parts}>
          {parts
            .filter((part) => answer[part].length > 0)
            .map((part) => (
              <div key={part}>
                <dt>{t(part)}</dt>
                {answer[part].map((line) => (
                  <dd key={`${line.sourceId} ${line.text}`}>{lineOf(line)}</dd>
                ))}
              </div>
            ))}
        </dl>
        {answer.match && <AnswerActions answer={answer} chart={chart} />}
      </div>
      <Searches sent={answer} searches={answer.searches} searched={answer.searched} />
      {opened && (
        <SourceDrawer
          sentence={'quote' in opened ? opened : null}
          study={'quote' in opened ? studyOf(opened.sourceId) : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
