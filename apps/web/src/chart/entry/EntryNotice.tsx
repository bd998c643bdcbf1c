import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Progress } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { PricedButton, TooFewCredits } from '../../features/credits/public.ts';
import { useRetryTask } from '../../features/scribe/scribe.api.ts';
import { t as noteTexts } from '../../features/transcripts/transcripts.texts.ts';
import { t } from '../chart.texts.ts';
import { t as writing } from '../../features/scribe/writing/writing.texts.ts';
import classes from '../../ui/notice.module.css';
import type { EntryState } from '../../features/transcripts/entry-state.ts';
import { GenerateForm } from '../../features/scribe/writing/GenerateForm.tsx';
import { useLocalNotePrice, useNotePrice } from '../../features/scribe/use-note-price.ts';

const HoldNotice = lazy(laterPart(() => import('./HoldNotice.tsx').then((module) => ({ default: module.HoldNotice }))));

type Props = { entry: Transcript; state: EntryState };

/** What an entry without a finished note is waiting for, and the one thing to do about it. */
export function EntryNotice({ entry, state }: Props) {
  const retry = useRetryTask(entry.noteId);
  const price = useNotePrice(entry);
  const localPrice = useLocalNotePrice(entry);
  // a blank one is typed in; one without words says itself what it waits for
  if (state.kind === 'done' || state.kind === 'speech' || state.kind === 'silent') return null;
  if (state.kind === 'blank' && entry.abilities.edit) return null;
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
    const said =
      state.percent === null ? noteTexts('waitingToProcess') : noteTexts('processing', { percent: state.percent });
    return (
      <div className={classes.notice} role="status">
        <p className={classes.title}>{said}</p>
        <Progress value={state.percent ?? 0} aria-label={said} />
        <p className={classes.text}>{t('writingText')}</p>
      </div>
    );
  }
  if (state.kind === 'failed') {
    const again = (engine?: 'local') =>
      retry.mutate(
        { taskId: state.taskId, ...(engine ? { engine } : {}) },
        { onError: (error) => toast.error(messageOf(error), { title: writing('notGenerated') }) },
      );
    const ofSection = entry.sectionStates.some(({ status }) => status === 'failed');
    return (
      <div
        className={classes.notice}
        {...(state.cancelled ? { role: 'status' } : { 'data-tone': 'danger', role: 'alert' })}
      >
        <p className={classes.title}>
          {state.cancelled ? (
            t('cancelledTitle')
          ) : (
            <>
              <Icon name="alert-triangle" /> {ofSection ? t('sectionNotWritten') : t('failedTitle')}
            </>
          )}
        </p>
        <p className={classes.text}>
          {state.cancelled ? null : state.message} {ofSection ? t('sectionKept') : t('failedText')}
        </p>
        {entry.abilities.generate && (
          <div className={classes.actions}>
            <PricedButton price={price} loading={retry.isPending} onClick={() => again()}>
              {t('retry')}
            </PricedButton>
            {state.localEngine && (
              <PricedButton
                price={localPrice}
                variant="default"
                disabled={retry.isPending}
                onClick={() => again('local')}
              >
                {t('runLocally')}
              </PricedButton>
            )}
            <TooFewCredits price={price} />
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={classes.notice}>
      <p className={classes.text}>{noteTexts(state.kind === 'source' ? 'sourceOnly' : 'blankEntry')}</p>
      {state.kind === 'source' && entry.abilities.generate && <GenerateForm entry={entry} />}
    </div>
  );
}
