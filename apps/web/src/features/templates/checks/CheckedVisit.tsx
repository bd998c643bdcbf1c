import type { CheckedEncounter, CheckedSection } from '@clinical/contract/templates/checks.schemas';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { PreviewSections } from '../preview/PreviewSections.tsx';
import { t } from './checks.texts.ts';
import classes from './Checks.module.css';

const problemTexts = {
  'nothing-written': 'nothingWritten',
  'required-empty': 'requiredEmpty',
  'expected-missing': 'expectedMissing',
  'macro-unplaced': 'macroUnplaced',
} as const;

/** What the template made of one made-up visit. */
export function CheckedVisit({ visit }: { visit: CheckedEncounter }) {
  const { title, found, facts, gained, lost, misplaced, problems, sections, macros, missing } = visit;
  return (
    <details className={classes.visit}>
      <summary className={classes.summary}>
        <span className={classes.name}>{title}</span>
        <span className={classes.count}>{t('facts', { found, all: facts })}</span>
        {lost.length > 0 && (
          <StatusBadge tone="danger" icon="alert-triangle">
            {t('lost', { n: lost.length })}
          </StatusBadge>
        )}
        {misplaced.length > 0 && (
          <StatusBadge tone="warn" icon="alert-triangle">
            {t('misplaced', { n: misplaced.length })}
          </StatusBadge>
        )}
        {gained.length > 0 && <StatusBadge tone="ok">{t('gained', { n: gained.length })}</StatusBadge>}
      </summary>
      {problems.map((problem) => (
        <p key={problem} className={classes.problem}>
          {t(problemTexts[problem])}
        </p>
      ))}
      <Facts title={t('lostList')} facts={lost} />
      <Facts title={t('misplaced', { n: misplaced.length })} facts={misplaced.map((each) => t('moved', each))} />
      <Facts title={t('gainedList')} facts={gained} />
      <h4>{t('sections')}</h4>
      <dl className={classes.table}>
        {sections.map((section) => (
          <div key={section.key} className={classes.row}>
            <dt>{section.header}</dt>
            <dd data-state={section.state}>{sectionText(section)}</dd>
          </div>
        ))}
      </dl>
      {macros.length > 0 && (
        <>
          <h4>{t('macros')}</h4>
          <dl className={classes.table}>
            {macros.map(({ trigger, triggered }) => (
              <div key={trigger} className={classes.row}>
                <dt>{trigger}</dt>
                <dd>{t(triggered ? 'triggered' : 'notTriggered')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Facts title={t('missingList')} facts={missing.filter((fact) => !lost.includes(fact))} />
      <details className={classes.note}>
        <summary>{t('noteOf')}</summary>
        <PreviewSections sections={sections} />
      </details>
    </details>
  );
}

function sectionText({ state, words, wordsBefore }: CheckedSection): string {
  if (state !== 'written') return t(state);
  const now = t('written', { n: words });
  return wordsBefore === null || wordsBefore === words ? now : t('wordsWere', { words: now, n: wordsBefore });
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}
