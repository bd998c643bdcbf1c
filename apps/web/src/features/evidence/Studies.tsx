import type { Study } from '@clinical/contract/evidence/answer.schemas';
import { Cell, DataTable, HeadCell, Row } from '../../ui/DataTable.tsx';
import { LevelBadge } from './LevelBadge.tsx';
import { StudyMark } from './StudyMark.tsx';
import { t } from './evidence.texts.ts';
import classes from './Evidence.module.css';

type Props = { studies: readonly Study[]; onOpen: (study: Study) => void };

/** The studies that fit, the highest level first, in the words of their abstracts. */
export function Studies({ studies, onOpen }: Props) {
  return (
    <section className={classes.studies}>
      <h3 className={classes.asideTitle}>{t('studies')}</h3>
      <DataTable label={t('studies')}>
        <thead>
          <tr>
            <HeadCell width={104}>{t('level')}</HeadCell>
            <HeadCell>{t('study')}</HeadCell>
            <HeadCell minor width={136}>
              {t('size')}
            </HeadCell>
            <HeadCell minor width={224}>
              {t('effect')}
            </HeadCell>
            <HeadCell width={80} align="right">
              {t('year')}
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {studies.map((study, at) => (
            <Row key={study.citation.sourceId}>
              <Cell>
                <LevelBadge level={study.level} words={study.designWords} />
              </Cell>
              <Cell>
                <button
                  type="button"
                  className={classes.study}
                  data-retracted={study.status === 'retracted' || undefined}
                  onClick={() => onOpen(study)}
                >
                  {`${at + 1}. ${study.citation.title}`}
                </button>
                <p className={classes.quiet}>
                  {[t(study.design), study.citation.journal, study.used ? null : t('notUsed')]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <StudyMark study={study} />
              </Cell>
              <Cell minor>{study.size ?? <span className={classes.quiet}>{t('notStated')}</span>}</Cell>
              <Cell minor>{study.effect ?? <span className={classes.quiet}>{t('notStated')}</span>}</Cell>
              <Cell align="right">
                {study.citation.year ?? <span className={classes.quiet}>{t('notStated')}</span>}
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}
