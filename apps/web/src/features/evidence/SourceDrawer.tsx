import type { AnswerSentence, Study } from '@clinical/contract/evidence/answer.schemas';
import { Drawer } from '@mantine/core';
import { useFocusBack } from '../../lib/focus-back.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { LevelBadge } from './LevelBadge.tsx';
import { StudyMark } from './StudyMark.tsx';
import { t } from './evidence.texts.ts';
import classes from './Evidence.module.css';

type Props = { sentence: AnswerSentence | null; study: Study | undefined; onClose: () => void };

/** The words of a source that a sentence rests on, and where it was published. */
export function SourceDrawer({ sentence, study, onClose }: Props) {
  useFocusBack();
  if (!study) return null;
  const { citation } = study;
  const { journal, year, pmid, pmcid, licence, fileName } = citation;
  const place = [
    journal,
    year,
    pmid && t('pmid', { id: pmid }),
    pmcid,
    fileName,
    licence,
    sentence && fileName !== null && t('page', { n: sentence.page }),
  ].filter(Boolean);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title={t('sourceTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.drawer}>
        <h3 className={classes.drawerTitle}>{citation.title}</h3>
        <p className={classes.quiet}>{place.join(' · ')}</p>
        <p className={classes.drawerLine}>
          <LevelBadge level={study.level} words={study.designWords} />
          <span>{t(study.design)}</span>
          <StudyMark study={study} />
        </p>
        {study.designWords !== '' && <p className={classes.quiet}>{t('designBy', { words: study.designWords })}</p>}
        {sentence && (
          <>
            <blockquote className={classes.quote}>{sentence.quote}</blockquote>
            <p className={classes.quiet}>
              {t('quote')}
              {fileName === null &&
                ` · ${sentence.part === '' ? t('abstract') : t('abstractPart', { part: sentence.part })}`}
            </p>
          </>
        )}
        {[study.size, study.effect].some((one) => one !== null) && (
          <p>{[study.size, study.effect].filter(Boolean).join(' · ')}</p>
        )}
        {citation.url !== null && (
          <ExternalLink href={citation.url} className={classes.link}>
            {t('open')}
          </ExternalLink>
        )}
      </div>
    </Drawer>
  );
}
