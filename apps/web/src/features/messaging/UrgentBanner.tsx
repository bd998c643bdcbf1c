import type { UrgentMessage } from '@clinical/contract/messaging/messaging.schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatTime } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AcknowledgeButton } from './Acknowledgements.tsx';
import { alertTexts } from './alert-texts.ts';
import { authorName } from './author.ts';
import { t } from './messaging.texts.ts';
import classes from './Urgent.module.css';
import { urgentQuery } from './urgent.api.ts';

/** So many are shown at once. */
const shownAtOnce = 3;

/** At the top of every page: what waits for this person's acknowledgement. Nothing closes it but the answer of somebody. */
export function UrgentBanner() {
  const all = useQuery(urgentQuery).data ?? [];
  const [showsAll, setShowsAll] = useState(false);
  const n = all.length;
  const shown = showsAll ? all : all.slice(0, shownAtOnce);
  return (
    <>
      <p className={classes.said} aria-live="assertive">
        {n > 0 && t('urgentWaiting', { n })}
      </p>
      {n > 0 && (
        <section id="urgent" tabIndex={-1} className={classes.banner} aria-label={t('urgentWaiting', { n })}>
          <p className={classes.count} aria-hidden="true">
            <Icon name="alert-triangle" size={16} />
            {t('urgentWaiting', { n })}
          </p>
          <ul className={classes.list}>
            {shown.map((each) => (
              <Waiting key={each.message.id} urgent={each} />
            ))}
          </ul>
          {n > shown.length && (
            <button type="button" className={classes.more} onClick={() => setShowsAll(true)}>
              {t('urgentMore', { n: n - shown.length })}
            </button>
          )}
        </section>
      )}
    </>
  );
}

/** For the keyboard: the way from the beginning of the page to what is urgent. */
export function UrgentSkip({ className }: { className: string | undefined }) {
  const n = useQuery(urgentQuery).data?.length ?? 0;
  return n === 0 ? null : (
    <a className={className} href="#urgent">
      {t('urgentSkip')}
    </a>
  );
}

function Waiting({ urgent: { message, channelName, isMember, repeats } }: { urgent: UrgentMessage }) {
  const { id, channelId, sequence, alert, content, note, createdAt } = message;
  const [name, at] = [authorName(message), formatTime(createdAt)];
  const where = alert
    ? t('urgentAlert', { at })
    : channelName === ''
      ? t('urgentDirect', { name, at })
      : t('urgentFrom', { name, channel: channelName, at });
  return (
    <li className={classes.item} data-message={id}>
      <div className={classes.what}>
        <p className={classes.where}>
          {where}
          {repeats > 0 && ` · ${t('askedAgain', { n: repeats })}`}
        </p>
        <p className={classes.text} dir="auto">
          {alert ? t(alertTexts[alert.kind]) : content}
        </p>
        {!isMember && !alert && <p className={classes.where}>{t('onCallSees')}</p>}
      </div>
      <div className={classes.buttons}>
        {note && !note.hidden && (
          <Link to="/chat" search={{ id: note.id }} className={classes.link}>
            {t('openChart', { name: note.title })}
          </Link>
        )}
        {isMember && (
          <Link to="/messaging/{-$id}" params={{ id: channelId }} search={{ at: sequence }} className={classes.link}>
            {t('openMessage')}
          </Link>
        )}
        <AcknowledgeButton message={message} isMain />
      </div>
    </li>
  );
}
