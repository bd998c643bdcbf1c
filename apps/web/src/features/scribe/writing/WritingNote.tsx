import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTask } from '../../../lib/task-list.ts';
import { RichText } from '../../transcripts/text/public.ts';
import { writingQuery } from '../scribe.api.ts';
import { noteTexts } from '../../transcripts/public.ts';
import { t } from './writing.texts.ts';
import noteClasses from '../../../ui/note-paper.module.css';
import { SectionState } from './SectionState.tsx';
import classes from './WritingNote.module.css';

type Props = { entry: Transcript; /** Nothing more will come. */ failed: boolean };

/** A note while it is written: each section as soon as it is there. Of one that failed, what had come. */
export function WritingNote({ entry, failed }: Props) {
  const progress = useTask(entry.taskId)?.progress ?? null;
  const queries = useQueryClient();
  const { data } = useQuery(writingQuery(entry));
  const askAgain = useEffectEvent(() =>
    queries.invalidateQueries({ queryKey: writingQuery(entry).queryKey, exact: true }),
  );
  useEffect(() => {
    // each event of the job tells of a step; without events the cards ask, and their answers come here too
    if (progress !== null) void askAgain();
  }, [progress]);

  const known = data?.sections ?? [];
  // what was asked before the failure still says that more will come
  const sections = failed ? known.map((one) => (one.written ? one : { ...one, status: 'failed' as const })) : known;
  const done = sections.filter(({ written }) => written);
  if (failed && done.every(({ html }) => html === '')) return null;
  if (sections.length === 0) return <WaitingNote />;
  return (
    <div className={classes.note} role="region" aria-label={t('noteBeingWritten')}>
      {failed ? (
        <p className={classes.about}>{t('whatCame')}</p>
      ) : (
        <VisuallyHidden role="status">{t('sectionsDone', { done: done.length, n: sections.length })}</VisuallyHidden>
      )}
      {sections.map((section) => (
        <section key={section.key} className={noteClasses['section']} aria-busy={section.status === 'generating'}>
          <div className={noteClasses['sectionHead']}>
            <h3 className={classes.title} data-done={section.written || undefined}>
              {section.header || noteTexts('untitled')}
            </h3>
            <SectionState status={section.written || section.status !== 'empty' ? section.status : 'waiting'} />
          </div>
          {section.html !== '' && (
            <RichText html={section.html} className={`${noteClasses['text']} ${classes.arrived}`} />
          )}
          {section.status === 'generating' && <Lines />}
        </section>
      ))}
    </div>
  );
}

function WaitingNote() {
  return (
    <div className={classes.note} aria-hidden="true">
      {[40, 60, 50].map((width) => (
        <section key={width} className={noteClasses['section']}>
          <div className={noteClasses['sectionHead']}>
            <Skeleton height={12} width={`${width / 2}%`} />
          </div>
          <Lines />
        </section>
      ))}
    </div>
  );
}

function Lines() {
  return (
    <div className={classes.lines} aria-hidden="true">
      <Skeleton height={12} width="92%" />
      <Skeleton height={12} width="64%" />
    </div>
  );
}
