import type { OpenGuest } from '@clinical/contract/video-visits/video-visits.schemas';
import { type FormEvent, useState } from 'react';
import { type DevicesState, useLevel } from '../lib/call/devices.ts';
import { StreamVideo } from '../lib/call/StreamVideo.tsx';
import { BirthFields, dateOf } from '../patient/BirthFields.tsx';
import { statusOf } from '../patient/link-server.ts';
import { t } from './guest-video.texts.ts';

type Props = {
  locale: string;
  asksBirth: boolean;
  devices: DevicesState;
  onRetry: () => void;
  onOpen: (body: Omit<OpenGuest, 'secret'>) => Promise<void>;
};

function problemOf(error: unknown, asksBirth: boolean): string {
  const status = statusOf(error);
  if (status === 404) return t(asksBirth ? 'refused' : 'refusedLink');
  return t(status === 429 ? 'tooMany' : 'failed');
}

/** Before the waiting room: who it is, and whether camera and microphone work. */
export function Door({ locale, asksBirth, devices, onRetry, onOpen }: Props) {
  const [name, setName] = useState('');
  const [entered, setEntered] = useState({ day: '', month: '', year: '' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const dateOfBirth = asksBirth ? dateOf(entered) : null;
    const wrong = name.trim() === '' ? 'nameNeeded' : asksBirth && dateOfBirth === null ? 'birthNeeded' : null;
    setProblem(wrong === null ? '' : t(wrong));
    if (wrong !== null || busy) return;
    setBusy(true);
    try {
      await onOpen({ name: name.trim(), ...(dateOfBirth === null ? {} : { dateOfBirth }) });
    } catch (error) {
      setProblem(problemOf(error, asksBirth));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <h1>{t('title')}</h1>
      <p>{t('about')}</p>
      <p className="danger">{t('danger')}</p>
      <DeviceCheck devices={devices} onRetry={onRetry} />
      <label className="field">
        {t('name')}
        <input autoComplete="name" maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      {asksBirth && (
        <fieldset>
          <legend>{t('birth')}</legend>
          <BirthFields locale={locale} entered={entered} onChange={setEntered} />
        </fieldset>
      )}
      <p role="alert" className="problem">
        {problem}
      </p>
      <button type="submit" className="primary" aria-disabled={busy || devices.kind === 'asking'}>
        {busy ? t('loading') : t(devices.kind === 'refused' ? 'joinWithout' : 'join')}
      </button>
    </form>
  );
}

function DeviceCheck({ devices, onRetry }: { devices: DevicesState; onRetry: () => void }) {
  if (devices.kind === 'refused')
    return (
      <div role="status" className="notice">
        <p>{t(devices.why)}</p>
        <button type="button" onClick={onRetry}>
          {t('retry')}
        </button>
      </div>
    );
  if (devices.kind === 'asking')
    return (
      <div className="check">
        <p role="status" className="preview">
          {t('askingDevices')}
        </p>
        <Microphone track={null} />
      </div>
    );
  const { stream, audio, video } = devices.devices;
  return (
    <div className="check">
      {video ? (
        <StreamVideo stream={stream} label={t('yourPicture')} isOwn className="preview" />
      ) : (
        <p role="status" className="notice">
          {t('noCamera')}
        </p>
      )}
      {audio ? (
        <Microphone track={audio} />
      ) : (
        <p role="status" className="notice">
          {t('noMicrophone')}
        </p>
      )}
    </div>
  );
}

/** Its room is there while the browser asks: nobody shall press a button that has just moved away. */
function Microphone({ track }: { track: MediaStreamTrack | null }) {
  const level = useLevel(track);
  return (
    <>
      <label className="field">
        {t('microphone')}
        <meter className="meter" min={0} max={1} value={level} aria-label={t('level')} />
      </label>
      <p className="quiet">{t('speak')}</p>
    </>
  );
}
