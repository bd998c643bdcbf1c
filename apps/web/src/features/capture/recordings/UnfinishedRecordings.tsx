import { newKey } from '@clinical/api-client/new-key';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { consentTextVersion } from '@clinical/contract/capture/recordings.rules';
import type { Recording } from '@clinical/contract/capture/recordings.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDateTime, formatDuration } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { captureWish } from '../microphone/microphones.ts';
import { adoptRecording } from '../device/adopt-recording.ts';
import type { KeptRecording } from '../device/kept-recording.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { fromOtherDevices, waitsForPerson } from './unfinished-recordings.ts';
import classes from './UnfinishedRecordings.module.css';
import { recordingLengthQuery, recordingsQuery } from './recordings.api.ts';
import { useRecorderState, useRecordings, useShelf } from './recordings-context.ts';
import { t } from './recordings.texts.ts';
import { usePlan } from './use-plan.ts';

/** Recordings of a chart that a crash, a reload or another device left: each is resumed, used as it is, or discarded. */
export function UnfinishedRecordings({ note }: { note: Note }) {
  const state = useRecorderState();
  const shelf = useShelf();
  const { data } = useQuery(recordingsQuery(note.id));
  const current = 'about' in state ? state.about.id : null;
  const own = shelf.filter(({ recording }) => recording.noteId === note.id && recording.id !== current);
  const left = own.filter(waitsForPerson);
  const [now] = useState(() => Date.now());
  const foreign = fromOtherDevices(data?.recordings ?? [], shelf, now);
  if (left.length + foreign.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="unfinished-recordings">
      <h2 id="unfinished-recordings" className={classes.title}>
        {t('unfinished')}
      </h2>
      <ul className={classes.list}>
        {left.map(({ recording, sending }) => (
          <LocalRow key={recording.id} note={note} recording={recording} refusal={sending.message} />
        ))}
        {foreign.map((recording) => (
          <ForeignRow key={recording.id} note={note} recording={recording} />
        ))}
      </ul>
    </section>
  );
}

function LocalRow({ note, recording, refusal }: { note: Note; recording: KeptRecording; refusal: string | null }) {
  const { store } = useRecordings();
  const length = useQuery(recordingLengthQuery(store, recording.id));
  return (
    <Row
      note={note}
      startedAt={recording.startedAt}
      lengthMs={length.data ?? 0}
      said={refusal === null ? t('unfinishedHint') : t('notTaken', { reason: refusal })}
      refused={refusal !== null}
      take={async () => recording}
    />
  );
}

function ForeignRow({ note, recording }: { note: Note; recording: Recording }) {
  const { store, sender } = useRecordings();
  const take = async () => {
    const about = { id: newKey(), title: note.title, textVersion: consentTextVersion };
    const kept = await adoptRecording(store, recording, about);
    // from now on it is one of this device
    await sender.wake();
    return kept;
  };
  return (
    <Row
      note={note}
      startedAt={recording.startedAt}
      lengthMs={recording.durationMs}
      said={t('fromElsewhere')}
      asIs
      take={take}
    />
  );
}

type RowProps = {
  note: Note;
  startedAt: string;
  lengthMs: number;
  said: ReactNode;
  refused?: boolean;
  /** Used without what another device has not sent. */
  asIs?: boolean;
  /** Brings it to this device, if it is not there. */
  take: () => Promise<KeptRecording>;
};

function Row({ note, startedAt, lengthMs, said, refused = false, asIs = false, take }: RowProps) {
  const { recorder, store, sender } = useRecordings();
  const state = useRecorderState();
  const { plan } = usePlan(note.id);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const free = state.phase === 'idle' || state.phase === 'failed';

  const act = async (work: (recording: KeptRecording) => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work(await take());
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const resume = async (recording: KeptRecording) => {
    if (!(await recorder.takeUp(recording, captureWish()))) setFailure(t('inOtherTab'));
  };
  const use = async (recording: KeptRecording) => {
    await store.keep({ ...recording, wish: { kind: 'finish', generate: true, asIs, ...(await plan()) } });
    await sender.wake();
  };
  const discard = async (recording: KeptRecording) => {
    await store.keep({ ...recording, wish: { kind: 'discard' } });
    await sender.wake();
  };
  return (
    <li className={classes.row}>
      <Icon name={refused ? 'alert-triangle' : 'microphone'} />
      <div className={classes.words}>
        <span>{t('unfinishedOf', { time: formatDateTime(startedAt), length: formatDuration(lengthMs) })}</span>
        <span className={classes.said} data-refused={refused || undefined}>
          {said}
        </span>
        {failure !== null && (
          <span className={classes.said} data-refused role="alert">
            {t('couldNot', { reason: failure })}
          </span>
        )}
      </div>
      <div className={classes.buttons}>
        <Button size="xs" disabled={busy || !free} onClick={() => void act(resume)}>
          {t('resumeIt')}
        </Button>
        <Button size="xs" variant="default" disabled={busy} onClick={() => void act(use)}>
          {t('useAsItIs')}
        </Button>
        <DiscardButton size="xs" lengthMs={lengthMs} disabled={busy} onDiscard={() => void act(discard)} />
      </div>
    </li>
  );
}
