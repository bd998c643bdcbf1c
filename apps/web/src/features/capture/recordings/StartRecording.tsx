import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { Keys } from '../../../ui/Keys.tsx';
import { speechEngineQuery } from '../transcription/add-text.api.ts';
import { MicrophoneMenu } from './MicrophoneMenu.tsx';
import { t } from './recordings.texts.ts';
import classes from './StartRecording.module.css';
import { type Busy, useStartRecording } from './use-start-recording.ts';

type Props = { note: Pick<Note, 'id' | 'title'> };

/** The one large button of a visit, and what is to be known before it is pressed. */
export function StartRecording({ note }: Props) {
  const { busy, free, start } = useStartRecording(note);
  return (
    <div className={classes.place} role="group" aria-label={t('record')}>
      <button type="button" className={classes.start} disabled={!free} onClick={start}>
        <span className={classes.circle}>
          <Icon name="microphone" size={40} />
        </span>
        <span className={classes.label}>
          {t('start')}
          <span className={classes.key} aria-hidden="true">
            <Keys of="r" />
          </span>
        </span>
      </button>
      <Before busy={busy} />
      <MicrophoneMenu disabled={!free} />
    </div>
  );
}

/** Known before the visit, not after it. One place holds each of the lines, so that nothing moves when the engine is known. */
function Before({ busy }: { busy: Busy | null }) {
  const { data: engine } = useQuery(speechEngineQuery);
  if (busy) {
    const said = busy.where === 'here' ? 'busyElsewhere' : 'busyOtherTab';
    return (
      <p className={classes.hint} data-warns role="status">
        <Icon name="alert-triangle" size={16} /> {t(said, { patient: busy.patient })}
      </p>
    );
  }
  if (engine?.canHear !== false) return <p className={classes.hint}>{t('recordHint')}</p>;
  return (
    <p className={classes.hint} data-warns>
      <Icon name="alert-triangle" size={16} />{' '}
      {engine.switchedOff === null ? t('noEngine') : t('engineOff', { reason: engine.switchedOff })}{' '}
      <Anchor
        className={classes.setUp}
        renderRoot={(root) => (
          <Link to="/settings" search={{ tab: engine.switchedOff === null ? 'integrations' : 'sharing' }} {...root} />
        )}
      >
        {t('setUpSpeech')}
      </Anchor>
    </p>
  );
}
