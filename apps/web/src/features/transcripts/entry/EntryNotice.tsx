import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { Button, Progress } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { laterPart } from '../../../lib/parts.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { useRetryTask } from '../transcripts.api.ts';
import { t } from '../transcripts.texts.ts';
import classes from './EntryNotice.module.css';
import type { EntryState } from './entry-state.ts';
import { GenerateForm } from './GenerateForm.tsx';
import { t as writing } from './writing.texts.ts';

const HoldNotice = lazy(
  laterPart(() => import('../checks/HoldNotice.tsx').then((module) => ({ default: module.HoldNotice }))),
);

type Props = { entry: Transcript; state: EntryState };

/** What an entry without a finished note is waiting for, and the one thing to do about it. */
export function EntryNotice({ entry, state }: Props) {
  const retry = useRetryTask(entry.noteId);
  // a blank one is typed in
  if (state.kind === 'done' || (state.kind === 'blank' && entry.abilities.edit)) return null;
  if (state.kind === 'held') {
    return (
      <Suspense fallback={null}>
        <HoldNotice entry={entry} hold={state.hold} />
      </Suspense>
    );
  }
  if (state.kind === 'generating') {
    // a single section tells it itself
    if (entry.writing !== null) return null;
    const said = state.percent === null ? t('waitingToProcess') : t('processing', { percent: state.percent });
    return (
      <div className={classes.notice} role="status">
        <p className={classes.title}>{said}</p>
        <Progress value={state.percent ?? 0} aria-label={said} />
        <p className={classes.text}>{t('writingText')}</p>
      </div>
    );
  }
  if (state.kind === 'failed') {
    const again = () =>
      retry.mutate(state.taskId, { onError: (error) => toast.error(messageOf(error), { title: t('notGenerated') }) });
    const ofSection = entry.sectionStates.some(({ status }) => status === 'failed');
    return (
      <div className={classes.notice} data-tone="danger" role="alert">
        <p className={classes.title}>
          <Icon name="alert-triangle" /> {ofSection ? writing('sectionNotWritten') : t('failedTitle')}
        </p>
        <p className={classes.text}>
          {state.message} {ofSection ? writing('sectionKept') : t('failedText')}
        </p>
        {entry.abilities.generate && (
          <div className={classes.actions}>
            <Button loading={retry.isPending} onClick={again}>
              {t('retry')}
            </Button>
          </div>
        )}
      </div>
    );
  }
  const text = { source: t('sourceOnly'), blank: t('blankEntry'), speech: t('waitingForSpeech') }[state.kind];
  return (
    <div className={classes.notice}>
      <p className={classes.text}>{text}</p>
      {state.kind === 'source' && entry.abilities.generate && <GenerateForm entry={entry} />}
    </div>
  );
}
