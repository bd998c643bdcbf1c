import type { LinkKind, LinkView } from '@clinical/contract/patient-links/patient-links.schemas';
import type { InterviewLocale } from '@clinical/contract/pre-chats/interviews.schemas';
import { useEffect, useState } from 'react';
import { currentLocale, setLocale } from '../lib/locale.ts';
import { BirthForm } from './BirthForm.tsx';
import { Ended } from './Ended.tsx';
import { Languages } from './Languages.tsx';
import { greet, type Link, request } from './link-server.ts';
import { t } from './patient.texts.ts';
import { Question } from './Question.tsx';
import { Summary } from './Summary.tsx';
import { storeUnsent } from './unsent-answer.ts';

type Stage =
  | { kind: 'loading' }
  | { kind: 'closed'; isAgain: boolean; opens: LinkKind | null }
  | { kind: 'over' }
  | { kind: 'open'; view: LinkView; notice: string };

/** Before the date of birth is entered. Without a connection it can be typed meanwhile. */
async function stageOf(token: string, isAgain: boolean): Promise<Stage> {
  const greeting = await greet(token).catch(() => null);
  if (greeting?.state !== 'over') return { kind: 'closed', isAgain, opens: greeting?.kind ?? null };
  storeUnsent(null);
  return { kind: 'over' };
}

/** The page behind a link: the date of birth, then one question after the other and who reads the answers, or the summary of a visit. */
export function PatientPage({ link }: { link: Link }) {
  const { token, secret } = link;
  const [locale, setOwn] = useState(currentLocale);
  const [stage, setStage] = useState<Stage>({ kind: 'loading' });
  const change = (next: InterviewLocale) => {
    setLocale(next);
    setOwn(next);
  };
  const opens = stage.kind === 'open' ? stage.view.kind : stage.kind === 'closed' ? stage.opens : null;
  useEffect(() => {
    void stageOf(token, false).then(setStage);
  }, [token]);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = t(opens === 'summary' ? 'summaryTitle' : 'title');
  }, [locale, opens]);
  const show = (view: LinkView, notice = '') => {
    if (view.locale !== null) change(view.locale);
    if (view.state !== 'asking') storeUnsent(null);
    setStage({ kind: 'open', view, notice });
  };
  return (
    <main className="page">
      <header className="head">
        <p className="clinic">{stage.kind === 'open' ? stage.view.workspace : ''}</p>
        {(stage.kind === 'closed' || stage.kind === 'over') && (
          <Languages label={t('language')} locale={locale} onChange={change} />
        )}
      </header>
      {stage.kind === 'loading' && <p role="status">{t('loading')}</p>}
      {stage.kind === 'over' && (
        <div role="status">
          <h1>{t('over')}</h1>
          <p>{t('overText')}</p>
        </div>
      )}
      {stage.kind === 'closed' && (
        <BirthForm
          locale={locale}
          isAgain={stage.isAgain}
          opens={stage.opens}
          onOpen={async (dateOfBirth, reader) =>
            show(await request(token, { do: 'open', secret, dateOfBirth, reader }))
          }
        />
      )}
      {stage.kind === 'open' &&
        (stage.view.summary !== null ? (
          <Summary
            token={token}
            view={stage.view}
            summary={stage.view.summary}
            onShow={show}
            onClosed={() => void stageOf(token, true).then(setStage)}
          />
        ) : stage.view.question === null ? (
          <Ended key={stage.view.state} token={token} view={stage.view} onShow={show} />
        ) : (
          <Question
            key={`${stage.view.question.number} ${stage.view.question.text}`}
            token={token}
            view={stage.view}
            question={stage.view.question}
            notice={stage.notice}
            onShow={show}
            onClosed={() => void stageOf(token, true).then(setStage)}
          />
        ))}
    </main>
  );
}
