import type { GuestCall } from '@clinical/contract/video-visits/video-visits.schemas';
import { useState } from 'react';
import { answer } from './guest-server.ts';
import { t } from './guest-video.texts.ts';

type Props = { token: string; visit: string; reply: GuestCall; onAnswered: () => void };

/** Whether the visit may be recorded: asked before anything is, and open to change while it is. */
export function Consent({ token, visit, reply, onAnswered }: Props) {
  const { recording, consent, consentText } = reply;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (recording === 'off') return null;
  const send = async (given: boolean) => {
    setBusy(true);
    setProblem('');
    await answer(token, { do: 'consent', visit, given }).then(onAnswered, () => setProblem(t('consentFailed')));
    setBusy(false);
  };
  if (consent === 'none')
    return (
      <section role="alertdialog" aria-labelledby="consent-title" className="notice">
        <h2 id="consent-title">{t('consentTitle')}</h2>
        <p>{consentText ?? t('consentText')}</p>
        <p role="alert" className="problem">
          {problem}
        </p>
        <div className="pair">
          <button type="button" className="primary" disabled={busy} onClick={() => void send(true)}>
            {t('agree')}
          </button>
          <button type="button" disabled={busy} onClick={() => void send(false)}>
            {t('decline')}
          </button>
        </div>
      </section>
    );
  if (consent === 'declined')
    return (
      <p role="status" className="quiet">
        {t('declined')}
      </p>
    );
  return (
    <div className="recording">
      <p role="status">{t(recording === 'asked' ? 'agreed' : recording === 'on' ? 'recording' : 'paused')}</p>
      <button type="button" disabled={busy} onClick={() => void send(false)}>
        {t('stopRecording')}
      </button>
    </div>
  );
}
