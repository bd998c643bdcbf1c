import { newKey } from '@clinical/api-client/new-key';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { useEffect, useRef } from 'react';
import { scrollBehavior } from '../../../lib/scroll-behavior.ts';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.ts';
import { Consent } from './Consent.tsx';
import { UnfinishedRecordings } from './UnfinishedRecordings.tsx';
import { LiveRecording } from './LiveRecording.tsx';
import { NoSound } from './NoSound.tsx';
import { useKeepConsentText } from '../privacy/privacy.api.ts';
import type { RecorderState } from '../recorder/recorder-state.ts';
import classes from './RecorderCard.module.css';
import { useRecorderState, useRecordings } from './recordings-context.ts';
import { t } from './recordings.texts.ts';
import { Review } from './Review.tsx';

type Props = {
  note: Note;
  /** The patient declined: the visit is typed. */
  onType: () => void;
};

/** The recorder of a chart: asks for consent, records, and waits for what becomes of it. */
export function ChartRecorder({ note, onType }: Props) {
  const { recorder } = useRecordings();
  const state = useRecorderState();
  const card = useRef<HTMLElement>(null);
  const free = state.phase === 'idle' || state.phase === 'failed';
  const mine = state.phase !== 'idle' && state.about.noteId === note.id;
  const title = mine ? titleOf(state) : null;
  useShortcut('r', t('keyRecord'), () => recorder.ask({ id: newKey(), noteId: note.id, title: note.title }), {
    enabled: free,
  });
  useKeepConsentText();
  const asking = mine && state.phase === 'consent';
  useEffect(() => {
    if (asking) card.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [asking]);
  return (
    <>
      <UnfinishedRecordings note={note} />
      {mine && (
        <section ref={card} className={classes.card} data-phase={state.phase} aria-labelledby="recorder-title">
          <h2 id="recorder-title" className={classes.title} role="status">
            {title}
          </h2>
          {state.phase === 'consent' && <Consent note={note} onType={onType} />}
          {state.phase === 'failed' && <NoSound problem={state.problem} />}
          {state.phase === 'review' && <Review note={note} recordedMs={state.recordedMs} />}
          {'recordedMs' in state && state.phase !== 'review' && <LiveRecording state={state} />}
        </section>
      )}
    </>
  );
}

function titleOf({ phase }: RecorderState): string | null {
  switch (phase) {
    case 'idle':
      return null;
    case 'consent':
      return t('consentTitle');
    case 'failed':
      return t('noSound');
    case 'stopping':
      return t('saving');
    default:
      return t(phase);
  }
}
