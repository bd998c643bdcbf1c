import type { GuestVisit } from '@clinical/contract/video-visits/video-visits.schemas';
import { useEffect, useState } from 'react';
import { useDevices } from '../lib/call/devices.ts';
import { currentLocale, setLocale } from '../lib/locale.ts';
import { Languages } from '../patient/Languages.tsx';
import type { Link } from '../patient/link-server.ts';
import { Door } from './Door.tsx';
import { greet, open } from './guest-server.ts';
import { GuestCall, type Outcome } from './GuestCall.tsx';
import { t } from './guest-video.texts.ts';
import { readVisit, storeVisit } from './stored-visit.ts';

type Stage =
  | { kind: 'loading' }
  | { kind: 'over' }
  | { kind: 'failed' }
  | { kind: 'door'; asksBirth: boolean }
  | { kind: 'call'; visit: GuestVisit }
  | { kind: 'out'; why: Exclude<Outcome, 'refused'> };

async function atTheDoor(token: string): Promise<Stage> {
  const greeting = await greet(token).catch(() => null);
  if (!greeting) return { kind: 'failed' };
  return greeting.state === 'over' ? { kind: 'over' } : { kind: 'door', asksBirth: greeting.asksBirth };
}

/** The page behind the link of a video call: a check of the devices, the waiting room, the call. */
export function GuestPage({ link: { token, secret } }: { link: Link }) {
  const [locale, setOwn] = useState(currentLocale);
  const [stage, setStage] = useState<Stage>(() => {
    const visit = readVisit(token);
    return visit ? { kind: 'call', visit } : { kind: 'loading' };
  });
  const { state: devices, retry } = useDevices(stage.kind === 'door' || stage.kind === 'call');
  useEffect(() => {
    if (!readVisit(token)) void atTheDoor(token).then(setStage);
  }, [token]);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = t('title');
  }, [locale]);
  const goIn = (visit: GuestVisit) => {
    storeVisit(token, visit);
    setStage({ kind: 'call', visit });
  };
  const goOut = (why: Outcome) => {
    storeVisit(token, null);
    if (why === 'refused') void atTheDoor(token).then(setStage);
    else setStage({ kind: 'out', why });
  };
  return (
    <main className="page" data-wide={stage.kind === 'call' || undefined}>
      {stage.kind !== 'call' && (
        <header className="head">
          <Languages
            label={t('language')}
            locale={locale}
            onChange={(next) => {
              setLocale(next);
              setOwn(next);
            }}
          />
        </header>
      )}
      {stage.kind === 'loading' && <p role="status">{t('loading')}</p>}
      {stage.kind === 'over' && (
        <div role="status">
          <h1>{t('over')}</h1>
          <p>{t('overText')}</p>
        </div>
      )}
      {stage.kind === 'failed' && (
        <div role="alert">
          <p>{t('failed')}</p>
          <button type="button" className="primary" onClick={() => void atTheDoor(token).then(setStage)}>
            {t('retry')}
          </button>
        </div>
      )}
      {stage.kind === 'door' && (
        <Door
          locale={locale}
          asksBirth={stage.asksBirth}
          devices={devices}
          onRetry={retry}
          onOpen={async (body) => goIn(await open(token, { ...body, secret }))}
        />
      )}
      {stage.kind === 'call' && devices.kind === 'asking' && <p role="status">{t('askingDevices')}</p>}
      {stage.kind === 'call' && devices.kind !== 'asking' && (
        <GuestCall
          key={stage.visit.visit}
          token={token}
          visit={stage.visit}
          devices={devices.kind === 'ready' ? devices.devices : null}
          onOut={goOut}
        />
      )}
      {stage.kind === 'out' && (
        <div role="status">
          <h1>{t(stage.why)}</h1>
          <p>{t(`${stage.why}Text`)}</p>
          {stage.why !== 'ended' && (
            <button type="button" className="primary" onClick={() => void atTheDoor(token).then(setStage)}>
              {t('comeBack')}
            </button>
          )}
        </div>
      )}
    </main>
  );
}
