import { newKey } from '@clinical/api-client/new-key';
import type { VideoRoom } from '@clinical/contract/video-visits/video-visits.schemas';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Remote } from '../../lib/call/call.ts';
import { mixCallSound } from '../../lib/call/call-sound.ts';
import { useRunning } from '../../lib/call/use-call.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { transcriptionLanguageValue } from '../../lib/transcription-language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import {
  answerConsent,
  captureWish,
  privacyTexts,
  useConsentText,
  useOwnRecorderState,
  useRecordings,
  useStartRecording,
} from '../capture/public.ts';
import { RunningRecording } from './RunningRecording.tsx';
import { useVideoRoom } from './video-visits.api.ts';
import { t } from './video-visits.texts.ts';
import classes from './VideoVisits.module.css';

type Props = { room: VideoRoom; remotes: readonly Remote[]; microphone: MediaStreamTrack | null };

/** The recording of both sides. Nobody is in it who has not agreed. */
export function CallRecorder({ room, remotes, microphone }: Props) {
  useMix(remotes, microphone);
  return (
    <section className={classes.card} aria-labelledby="call-recording">
      <h2 id="call-recording" className={classes.heading}>
        {t('recording')}
      </h2>
      {room.note ? (
        <Recorder room={room} note={room.note} remotes={remotes} />
      ) : (
        <p className={classes.quiet}>{t('chartFirst')}</p>
      )}
    </section>
  );
}

/** What the recorder takes in place of the microphone, for as long as the call is on. */
function useMix(remotes: readonly Remote[], microphone: MediaStreamTrack | null): void {
  const mix = useRunning(mixCallSound);
  useEffect(() => {
    const others = remotes
      .filter(({ consent }) => consent === 'given')
      .flatMap(({ stream }) => stream.getAudioTracks());
    mix?.setTracks([...(microphone ? [microphone] : []), ...others]);
  }, [mix, remotes, microphone]);
}

type RecorderProps = { room: VideoRoom; note: NonNullable<VideoRoom['note']>; remotes: readonly Remote[] };

function Recorder({ room, note, remotes }: RecorderProps) {
  const { setRecording } = useVideoRoom(room.id);
  const { recorder } = useRecordings();
  const { busy, free } = useStartRecording(note);
  const state = useOwnRecorderState(note.id);
  const needsServer = useNeedsServer();
  const words = useConsentText();
  const isOn = state !== null && 'recordedMs' in state && state.phase !== 'review';
  const phase = state?.phase ?? 'idle';
  const without = remotes.find(({ consent }) => consent !== 'given');
  const onError = (error: Error) => toast.error(messageOf(error));
  // who came later, or changed their mind, is not recorded
  useEffect(() => {
    if (phase === 'recording' && without) void recorder.pause();
  }, [phase, without, recorder]);
  // guests read what the recorder does: one that could not begin, was paused or is over is not said to run
  const [starting, setStarting] = useState(false);
  const does = phase === 'recording' ? 'on' : phase === 'paused' ? 'paused' : phase === 'starting' ? null : 'off';
  const { mutate } = setRecording;
  useEffect(() => {
    const isBegun = room.recording === 'on' || room.recording === 'paused';
    if (!isBegun || starting || does === null || does === room.recording || (does === 'on' && without)) return;
    mutate({ recording: does });
  }, [room.recording, starting, does, without, mutate]);

  if (isOn)
    return (
      <>
        {without && (
          <p className={classes.warn} role="status">
            {t('pausedFor', { name: without.name || t(without.role) })}
          </p>
        )}
        <RunningRecording state={state} />
      </>
    );
  if (room.recording === 'asked') {
    const start = () => {
      if (words === null) return;
      setStarting(true);
      setRecording.mutate(
        { recording: 'on', textVersion: words.version },
        {
          onSuccess: () => {
            recorder.ask({ id: newKey(), noteId: note.id, title: note.title });
            const about = { language: transcriptionLanguageValue(), textVersion: words.version };
            void recorder.begin(captureWish(), about).finally(() => setStarting(false));
          },
          onError: (error) => {
            setStarting(false);
            onError(error);
          },
        },
      );
    };
    return (
      <>
        <p className={classes.quiet}>{words?.text ?? privacyTexts('consentWords')}</p>
        <ul className={classes.answers}>
          {remotes.map(({ id, name, role, consent }) => (
            <li key={id}>
              {name || t(role)}{' '}
              {t(consent === 'given' ? 'agreed' : consent === 'declined' ? 'declined' : 'notAnswered')}
            </li>
          ))}
        </ul>
        <div className={classes.bar}>
          <Button
            leftSection={<Icon name="microphone" size={16} />}
            disabled={without !== undefined || words === null || !free}
            loading={setRecording.isPending}
            onClick={start}
          >
            {t('startRecording')}
          </Button>
          <Button variant="default" onClick={() => setRecording.mutate({ recording: 'off' }, { onError })}>
            {t('stopAsking')}
          </Button>
        </div>
      </>
    );
  }
  const ask = () => {
    if (words === null) return;
    const textVersion = words.version;
    const at = new Date().toISOString();
    void answerConsent({ id: `${newKey()}-asked`, noteId: note.id, state: 'asked', at, textVersion });
    setRecording.mutate({ recording: 'asked', textVersion }, { onError });
  };
  return (
    <>
      <p className={classes.quiet}>
        {busy ? t('otherRecording', { patient: busy.patient }) : t(phase === 'review' ? 'recordingDone' : 'recordHint')}
      </p>
      <div className={classes.bar}>
        <Button
          variant="default"
          leftSection={<Icon name="microphone" size={16} />}
          disabled={!free || words === null}
          loading={setRecording.isPending}
          onClick={ask}
          {...needsServer}
        >
          {t('record')}
        </Button>
      </div>
    </>
  );
}
