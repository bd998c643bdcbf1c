import type { LinkView } from '@clinical/contract/patient-links/patient-links.schemas';
import { useEffect, useRef } from 'react';
import { currentLocale } from '../lib/locale.ts';
import { request } from './link-server.ts';
import { t } from './patient.texts.ts';

type Props = { token: string; view: LinkView; onShow: (view: LinkView) => void };

/** How often the page asks whether somebody has read the answers, in milliseconds. */
const askEvery = 60_000;

/** What follows the last question; in an emergency, whom to call. */
export function Ended({ token, view, onShow }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, closing, readAt, visit, locale } = view;
  const isEmergency = state === 'emergency';
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (readAt !== null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        void request(token, { do: 'show', visit }).then(onShow, () => undefined);
    }, askEvery);
    return () => clearInterval(timer);
  });
  const formatTime = (at: string) =>
    new Intl.DateTimeFormat(locale ?? currentLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
  return (
    <section className={isEmergency ? 'alarm' : undefined}>
      <h1 ref={heading} tabIndex={-1}>
        {t(isEmergency ? 'emergency' : 'ended')}
      </h1>
      <p className="closing">{closing && withNumbers(closing)}</p>
      <p role="status">{readAt !== null ? t('read', { at: formatTime(readAt) }) : !isEmergency && t('unread')}</p>
      {!isEmergency && <p className="quiet">{t('close')}</p>}
    </section>
  );
}

/** Numbers to call can be tapped. */
function withNumbers(text: string) {
  return text.split(/(\*?\d[\d ]{1,}\d)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={`${at} ${part}`} href={`tel:${part.replaceAll(' ', '')}`}>
        {part}
      </a>
    ),
  );
}
