import { newKey } from '@clinical/api-client/new-key';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { speechEngineQuery } from '../transcription/add-text.api.ts';
import { MicrophoneMenu } from './MicrophoneMenu.tsx';
import { useRecorderState, useRecordings } from './recordings-context.ts';
import { t } from './recordings.texts.ts';
import classes from './RecordRow.module.css';

type Props = { note: Pick<Note, 'id' | 'title'> };

/** Starts a recording, beside the other ways to bring an encounter in. */
export function RecordRow({ note }: Props) {
  const id = useId();
  const { recorder } = useRecordings();
  const { data: engine } = useQuery(speechEngineQuery);
  const state = useRecorderState();
  const free = state.phase === 'idle' || state.phase === 'failed';
  const elsewhere = !free && state.about.noteId !== note.id ? state.about.title : null;
  return (
    <div className={classes.row} role="group" aria-labelledby={id}>
      <Icon name="microphone" className={classes.icon} />
      <div className={classes.words}>
        <span id={id}>{t('record')}</span>
        <span className={classes.hints} data-longest={t('noEngine')}>
          {elsewhere !== null ? (
            <span className={classes.hint}>{t('busyElsewhere', { patient: elsewhere })}</span>
          ) : engine?.canHear === false ? (
            // known before the visit, not after it
            <span className={classes.warning}>
              <Icon name="alert-triangle" size={16} />{' '}
              {engine.switchedOff === null ? t('noEngine') : t('engineOff', { reason: engine.switchedOff })}
            </span>
          ) : (
            <span className={classes.hint}>{t('recordHint')}</span>
          )}
        </span>
      </div>
      <div className={classes.buttons}>
        <Button
          leftSection={<span className={classes.dot} />}
          variant="default"
          disabled={!free}
          onClick={() => recorder.ask({ id: newKey(), noteId: note.id, title: note.title })}
        >
          {t('start')}
        </Button>
        <MicrophoneMenu disabled={!free} />
      </div>
    </div>
  );
}
