import type { BreakGlassAccess } from '@clinical/contract/audit/break-glass.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { userInfoQuery } from '../accounts/public.ts';
import { formatDateTime, formatTime } from '../../lib/format.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import list from '../../ui/framed-list.module.css';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { emergenciesQuery } from './audit.api.ts';
import { t } from './audit.texts.ts';
import classes from './Emergencies.module.css';
import { ReviewDialog } from './ReviewDialog.tsx';

/** Charts that were opened in an emergency: those that wait for a review, then those that had one. */
export function Emergencies() {
  const emergencies = useQuery(emergenciesQuery);
  const [reviewing, setReviewing] = useState<BreakGlassAccess | null>(null);
  if (emergencies.isPending)
    return (
      <Delayed>
        <SkeletonRows rows={4} table />
      </Delayed>
    );
  if (emergencies.isError && !emergencies.data)
    return (
      <ErrorState
        error={emergencies.error}
        title={t('couldNotLoadEmergencies')}
        onRetry={() => void emergencies.refetch()}
      />
    );
  const waiting = emergencies.data.filter(({ review }) => review === null);
  const past = emergencies.data.filter(({ review }) => review !== null);
  if (emergencies.data.length === 0)
    return (
      <EmptyState drawing="note" title={t('noEmergencies')}>
        {t('noEmergenciesText')}
      </EmptyState>
    );
  return (
    <>
      <p className={classes.lead}>{t('emergencyLead')}</p>
      {waiting.length > 0 && <Part title={t('waitingReviews')} accesses={waiting} onReview={setReviewing} />}
      {past.length > 0 && <Part title={t('pastReviews')} accesses={past} onReview={setReviewing} />}
      {reviewing && <ReviewDialog access={reviewing} onClose={() => setReviewing(null)} />}
    </>
  );
}

type PartProps = {
  title: string;
  accesses: readonly BreakGlassAccess[];
  onReview: (access: BreakGlassAccess) => void;
};

function Part({ title, accesses, onReview }: PartProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <h2 className={list.title}>{title}</h2>
      <ul className={list.list}>
        {accesses.map((access) => (
          <Access key={access.id} access={access} onReview={() => onReview(access)} />
        ))}
      </ul>
    </section>
  );
}

function Access({ access, onReview }: { access: BreakGlassAccess; onReview: () => void }) {
  const { userName: name, noteTitle: patient, startedAt, endsAt, review, reason, userId, noteId, abilities } = access;
  const me = useQuery(userInfoQuery()).data?.id;
  const [open] = useState(() => Date.parse(endsAt) > Date.now());
  const from = formatDateTime(startedAt);
  return (
    <li className={list.item}>
      <div className={list.words}>
        <p className={classes.who}>
          {patient === null ? t('openedUnknown', { name }) : t('openedChart', { name, patient })}
        </p>
        <q className={classes.reason}>{reason}</q>
        <p className={classes.times}>
          <span>
            {open ? t('lastsUntil', { from, to: formatTime(endsAt) }) : t('lasted', { from, to: formatTime(endsAt) })}
          </span>
          <Link to="/audit" search={{ userId, noteId }}>
            {t('seeWhat')}
          </Link>
        </p>
        {review && (
          <p className={classes.times}>
            <StatusBadge
              tone={review.verdict === 'justified' ? 'ok' : 'danger'}
              icon={review.verdict === 'justified' ? 'circle-check' : 'alert-triangle'}
            >
              {t(review.verdict === 'justified' ? 'justified' : 'notJustified')}
            </StatusBadge>
            <span>
              {t('reviewedBy', { name: review.userName, time: formatDateTime(review.at) })}
              {review.comment !== '' && ` · ${review.comment}`}
            </span>
          </p>
        )}
        {!review && !abilities.review && userId === me && <p className={classes.times}>{t('ownWaits')}</p>}
      </div>
      {abilities.review && (
        <Button variant="default" onClick={onReview}>
          {t('review')}
        </Button>
      )}
    </li>
  );
}
