import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { RecorderState } from '../recorder/recorder-state.ts';
import { Consent } from './Consent.tsx';
import { LiveRecording } from './LiveRecording.tsx';
import { NoSound } from './NoSound.tsx';
import classes from './RecorderCard.module.css';
import { useOwnRecorderState } from './recordings-context.ts';
import { t } from './recordings.texts.ts';
import { Review } from './Review.tsx';

type Props = {
  note: Note;
  /** The patient declined: the visit is typed. */
  onType: () => void;
};

/** The recorder of a chart: asks for consent, records, and asks what becomes of it. */
export function RecorderCard({ note, onType }: Props) {
  const state = useOwnRecorderState(note.id);
  if (!state) return null;
  return (
    <section className={classes.card} data-phase={state.phase} aria-labelledby="recorder-title">
      <h2 id="recorder-title" className={classes.title} role="status">
        {titleOf(state)}
      </h2>
      {state.phase === 'consent' && <Consent note={note} onType={onType} />}
      {state.phase === 'failed' && <NoSound problem={state.problem} />}
      {state.phase === 'review' && <Review note={note} about={state.about} recordedMs={state.recordedMs} />}
      {'recordedMs' in state && state.phase !== 'review' && <LiveRecording state={state} />}
    </section>
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
