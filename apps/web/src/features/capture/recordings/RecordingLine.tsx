import { Link } from '@tanstack/react-router';
import { useReachable } from '../../../lib/connection.ts';
import { formatDuration } from '../../../lib/format.ts';
import { recordingStatus } from './recording-status.ts';
import { useRecorderState, useShelf } from './recordings-context.ts';
import classes from './RecordingLine.module.css';
import { t } from './recordings.texts.ts';

/** The one place that speaks of recordings, on every page. */
export function RecordingLine() {
  const status = recordingStatus(useRecorderState(), useShelf(), useReachable());
  return (
    <div role="status">
      {status && (
        <div className={classes.line} data-tone={status.tone}>
          <span className={classes.dot} data-tone={status.tone} />
          <span className={classes.text}>{status.text}</span>
          {status.clockMs !== null && (
            // who hears the page is told of changes, not of each second
            <span className={classes.clock} aria-hidden="true">
              {formatDuration(status.clockMs)}
            </span>
          )}
          <Link className={classes.open} to="/chat" search={{ id: status.noteId }}>
            {t('open')}
          </Link>
        </div>
      )}
    </div>
  );
}
