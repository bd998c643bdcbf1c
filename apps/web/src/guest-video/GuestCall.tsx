import type { GuestCall as Reply, GuestVisit } from '@clinical/contract/video-visits/video-visits.schemas';
import { useCallback, useEffect, useState } from 'react';
import { type Call, type CallView, startCall } from '../lib/call/call.ts';
import type { Devices } from '../lib/call/devices.ts';
import { StreamVideo } from '../lib/call/StreamVideo.tsx';
import { useCallView, useRunning } from '../lib/call/use-call.ts';
import { useSwitches } from '../lib/call/use-switches.ts';
import { Chat } from './Chat.tsx';
import { Consent } from './Consent.tsx';
import { answer, isRefusal, listen, sync } from './guest-server.ts';
import { t } from './guest-video.texts.ts';

/** `refused`: the link was revoked, or this page is out of date. */
export type Outcome = 'left' | 'ended' | 'elsewhere' | 'refused';
type Props = { token: string; visit: GuestVisit; devices: Devices | null; onOut: (why: Outcome) => void };

/** One call for as long as the page shows it. */
function useGuestCall({ token, visit: { visit }, devices }: Props): Call<Reply> | null {
  const start = useCallback(() => {
    const started = startCall<Reply>({
      isClinician: false,
      tracks: { audio: devices?.audio ?? null, video: devices?.video ?? null },
      sync: (body) => sync(token, visit, body),
      isRefusal,
    });
    const stopListening = listen(token, visit, started.wake);
    const stop = () => {
      stopListening();
      started.stop();
    };
    return { ...started, stop };
  }, [token, visit, devices]);
  return useRunning(start);
}

/** The waiting room, and the call once the clinic has let the guest in. */
export function GuestCall(props: Props) {
  const { token, visit, devices, onOut } = props;
  const call = useGuestCall(props);
  const view = useCallView(call);
  const { reply, isRefused } = view;
  const state = reply?.state ?? 'waiting';
  const outcome: Outcome | null = isRefused ? 'refused' : state === 'ended' || state === 'elsewhere' ? state : null;
  useEffect(() => {
    if (outcome !== null) onOut(outcome);
  }, [outcome, onOut]);
  const leave = () => {
    call?.stop();
    void answer(token, { do: 'leave', visit: visit.visit }).catch(() => undefined);
    onOut('left');
  };
  const inCall = state === 'in-call';
  return (
    <>
      <p className="clinic">{visit.workspace}</p>
      <h1 className={inCall ? 'slim' : undefined}>
        {inCall ? t('callOf', { clinician: visit.clinician }) : t('waiting')}
      </h1>
      {view.isOffline && (
        <p role="status" className="notice">
          {t('offline')}
        </p>
      )}
      {reply && inCall && <Consent token={token} visit={visit.visit} reply={reply} onAnswered={() => call?.wake()} />}
      {inCall ? (
        <Pictures view={view} clinician={visit.clinician} />
      ) : (
        <Waiting clinician={visit.clinician} since={reply?.waitingSince ?? null} />
      )}
      <Controls devices={devices} onLeave={leave} />
      {call && inCall && <Chat said={view.said} onSay={call.say} />}
    </>
  );
}

function Waiting({ clinician, since }: { clinician: string; since: string | null }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  const minutes = since === null ? 0 : Math.floor((now - Date.parse(since)) / 60_000);
  return (
    <>
      <p>{t('waitingFor', { clinician })}</p>
      <p role="status" className="quiet">
        {minutes < 1 ? t('waitedNow') : t('waited', { n: minutes })}
      </p>
    </>
  );
}

function Pictures({ view, clinician }: { view: CallView<Reply>; clinician: string }) {
  const { remotes, offersPhone } = view;
  return (
    <>
      {offersPhone && (
        <div role="alert" className="alarm">
          <h2>{t('phoneTitle')}</h2>
          <p>{t('phone')}</p>
        </div>
      )}
      {!remotes.some(({ role }) => role === 'clinician') && (
        <p role="status" className="notice">
          {t('clinicianAway', { clinician })}
        </p>
      )}
      <div className="pictures" data-count={remotes.length}>
        {remotes.map(({ id, name, role, stream, isConnected }) => (
          <figure key={id} className="picture" data-connected={isConnected || undefined}>
            <StreamVideo stream={stream} label={name || t(role)} />
            <figcaption>
              {t(role)}
              {name !== '' && ` · ${name}`}
              {!isConnected && ` · ${t(stream.getTracks().length > 0 ? 'reconnecting' : 'connecting')}`}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

/** One's own picture, mute, camera, leave. */
function Controls({ devices, onLeave }: { devices: Devices | null; onLeave: () => void }) {
  const { isMuted, isDark, toggleSound, togglePicture } = useSwitches(devices);
  const { audio, video, stream } = devices ?? { audio: null, video: null, stream: null };
  return (
    <div className="own">
      {stream && video && <StreamVideo stream={stream} label={t('yourPicture')} isOwn className="self" />}
      <div className="controls">
        {audio && (
          <button type="button" aria-pressed={isMuted} onClick={toggleSound}>
            {t(isMuted ? 'unmute' : 'mute')}
          </button>
        )}
        {video && (
          <button type="button" aria-pressed={isDark} onClick={togglePicture}>
            {t(isDark ? 'cameraOn' : 'cameraOff')}
          </button>
        )}
        <button type="button" className="leave" onClick={onLeave}>
          {t('leave')}
        </button>
      </div>
    </div>
  );
}
