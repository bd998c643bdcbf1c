import type { PreChatSequence, PreChatSummary } from '@clinical/contract/pre-chats/interviews.schemas';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { AnswerLink } from './AnswerLink.tsx';
import { templateNames } from './interview-names.ts';
import { t } from './interviews.texts.ts';
import classes from './PreChats.module.css';

type Props = { sequence: PreChatSequence; locale: string; numbers: ReadonlyMap<string, number> };

/** Of what was not asked, before the rest folds out. */
const mostShown = 8;

const ends = { answered: 'endAnswered', stopped: 'endStopped' } as const;

/** One sequence on one screen: what was told, in the patient's words, and what was not asked. */
export function Summary({ sequence, locale, numbers }: Props) {
  const { template, state, closing, summary, turns } = sequence;
  if (turns.length === 0) return null;
  const { score, notAsked } = summary;
  return (
    <section className={classes.summary} aria-label={templateNames[template]}>
      <div className={classes.told}>
        <h2 className={classes.heading}>
          {templateNames[template]} <span className={classes.quiet}>{t('reported')}</span>
        </h2>
        <dl className={classes.frame}>
          {score ? <Score score={score} numbers={numbers} /> : <Lines summary={summary} numbers={numbers} />}
        </dl>
      </div>
      <aside className={classes.open}>
        {notAsked.length > 0 && (
          <>
            <h3 className={classes.heading}>{t('notAsked')}</h3>
            <Names names={notAsked.slice(0, mostShown)} />
            {notAsked.length > mostShown && (
              <details className={classes.more}>
                <summary className={classes.moreName}>{t('more', { n: notAsked.length - mostShown })}</summary>
                <Names names={notAsked.slice(mostShown)} />
              </details>
            )}
          </>
        )}
        {(state === 'answered' || state === 'stopped') && <p className={classes.quiet}>{t(ends[state])}</p>}
        {state === 'flagged' && (
          <>
            <p className={classes.quiet}>{t('endFlagged')}</p>
            <p className={classes.text} lang={locale}>
              {closing}
            </p>
          </>
        )}
      </aside>
    </section>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={classes.plain}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

type OfSummary = { summary: PreChatSummary; numbers: Props['numbers'] };

function Lines({ summary: { lines, present, absent, unclear }, numbers }: OfSummary) {
  return (
    <>
      {lines.map(({ name, text, turnId }) => (
        <Line key={turnId} name={name} links={<AnswerLink turnId={turnId} numbers={numbers} />}>
          {text}
        </Line>
      ))}
      <Signs name={t('says')} signs={present} numbers={numbers} />
      <Signs name={t('denies')} signs={absent} numbers={numbers} />
      {unclear.map(({ names, turnId }) => (
        <Line key={turnId} name={t('unclear')} links={<AnswerLink turnId={turnId} numbers={numbers} />}>
          {names.join(', ')}
        </Line>
      ))}
    </>
  );
}

type SignsProps = { name: string; signs: PreChatSummary['present']; numbers: Props['numbers'] };

function Signs({ name, signs, numbers }: SignsProps) {
  if (signs.length === 0) return null;
  const turns = [...new Set(signs.map(({ turnId }) => turnId))];
  return (
    <Line
      name={name}
      links={turns.map((turnId) => (
        <AnswerLink key={turnId} turnId={turnId} numbers={numbers} />
      ))}
    >
      {signs.map((sign) => sign.name).join(', ')}
    </Line>
  );
}

type ScoreProps = { score: NonNullable<PreChatSummary['score']>; numbers: Props['numbers'] };

function Score({ score: { instrument, total, most, band, isPositive, items }, numbers }: ScoreProps) {
  return (
    <>
      <Line
        name={instrument}
        links={isPositive === true && <StatusBadge tone="warn">{t('scorePositive')}</StatusBadge>}
      >
        <strong>{total === null ? t('scoreOpen') : t('scoreOf', { total, most })}</strong>
        {band !== null && ` · ${band}`}
      </Line>
      {items.map(({ text, score, turnId }) => (
        <Line key={text} name={text} links={turnId !== null && <AnswerLink turnId={turnId} numbers={numbers} />}>
          {turnId === null ? '' : (score ?? t('unclearAnswer'))}
        </Line>
      ))}
    </>
  );
}

function Line({ name, links, children }: { name: string; links: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.line}>
      <dt className={classes.lineName}>{name}</dt>
      <dd className={classes.lineText}>{children}</dd>
      <dd className={classes.lineLinks}>{links}</dd>
    </div>
  );
}
