import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useReachable } from '../../../lib/connection.ts';
import { formatDuration } from '../../../lib/format.ts';
import { laterPart } from '../../../lib/parts.ts';
import { holdsRecording } from '../recorder/recorder-state.ts';
import { recordingStatus } from './recording-status.ts';
import { useRecorderState, useShelf } from './recordings-context.ts';
import classes from './RecordingLine.module.css';
import { t } from './recordings.texts.ts';

/** The chart that a recording starts in has them already; a page without a recording does not wait for them. */
const RecordingButtons = lazy(
  laterPart(() => import('./RecordingButtons.tsx').then((module) => ({ default: module.RecordingButtons }))),
);

/** The one place that speaks of recordings, on every page but the one that shows the recorder itself. */
export function RecordingLine() {
  const state = useRecorderState();
  const status = recordingStatus(state, useShelf(), useReachable());
  const open = useOpenChart();
  const navigate = useNavigate();
  const shown = status && !(holdsRecording(state) && open === state.about.noteId) ? status : null;
  return (
    <div role="status">
      {shown && (
        <div className={classes.line} data-tone={shown.tone}>
          <span className={classes.dot} data-tone={shown.tone} />
          <span className={classes.text}>{shown.text}</span>
          {shown.clockMs !== null && (
            // who hears the page is told of changes, not of each second
            <span className={classes.clock} aria-hidden="true">
              {formatDuration(shown.clockMs)}
            </span>
          )}
          {holdsRecording(state) && state.phase !== 'review' && (
            <Suspense fallback={null}>
              <RecordingButtons
                state={state}
                size="compact-sm"
                onReview={() => void navigate({ to: '/chat', search: { id: state.about.noteId } })}
              />
            </Suspense>
          )}
          <Link className={classes.open} to="/chat" search={{ id: shown.noteId }}>
            {t('open')}
          </Link>
        </div>
      )}
    </div>
  );
}

/** The chart that this page shows, if it shows one. */
function useOpenChart(): string | null {
  return useLocation({
    select: ({ pathname, search }) => (pathname === '/chat' ? ((search as { id?: string }).id ?? null) : null),
  });
}
