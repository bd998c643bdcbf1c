import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useId, useMemo, useState } from 'react';
import { formatDate, formatTime } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { QueryDrawer } from '../../ui/QueryDrawer.tsx';
import { userInfoQuery } from '../accounts/public.ts';
import { AccessRules } from '../teams/public.ts';
import { auditQuery, chartEmergenciesQuery } from './audit.api.ts';
import { t } from './audit.texts.ts';
import { t as chart } from './emergency.texts.ts';
import { type Visit, visitsOf } from './visits.ts';
import classes from './WhoOpened.module.css';

type Props = { note: Note; onClose: () => void };

/** Who opened or changed this chart, day by day, for those who manage it. */
export function WhoOpened({ note, onClose }: Props) {
  const log = useInfiniteQuery({ ...auditQuery({ noteId: note.id }), staleTime: 0 });
  const emergencies = useQuery(chartEmergenciesQuery(note.id)).data ?? [];
  const me = useQuery(userInfoQuery()).data;
  const readsLog = me?.abilities.readLog ?? false;
  const asks = (userId: string | null) => userId !== null && (me?.permission === 'admin' || me?.id === userId);
  const visits = useMemo(() => visitsOf(log.data?.pages.flatMap(({ items }) => items) ?? [], formatDate), [log.data]);
  return (
    <QueryDrawer
      title={chart('whoOpened')}
      closeLabel={t('close')}
      lead={t('whoOpenedLead')}
      query={log}
      lines={8}
      errorTitle={t('couldNotLoadOpened')}
      onClose={onClose}
    >
      {() => (
        <>
          {visits.length === 0 && <p>{t('nobodyYet')}</p>}
          <ul className={classes.visits}>
            {visits.map((visit) => (
              <VisitRow
                key={visit.key}
                visit={visit}
                noteId={asks(visit.userId) ? note.id : null}
                reasons={emergencies
                  .filter(
                    ({ userId, startedAt }) =>
                      userId === visit.userId && formatDate(startedAt) === formatDate(visit.last),
                  )
                  .map(({ reason }) => reason)}
              />
            ))}
          </ul>
          <div className={classes.foot}>
            {log.hasNextPage && (
              <Button
                variant="subtle"
                color="gray"
                disabled={log.isFetchingNextPage}
                onClick={() => void log.fetchNextPage()}
              >
                {log.isFetchingNextPage ? t('loadingMore') : t('showMore')}
              </Button>
            )}
            {readsLog && (
              <Link to="/audit" search={{ noteId: note.id }}>
                {t('seeInLog')}
              </Link>
            )}
          </div>
        </>
      )}
    </QueryDrawer>
  );
}

type VisitRowProps = {
  visit: Visit;
  /** The chart, for who may ask why this person sees it. */
  noteId: string | null;
  reasons: readonly string[];
};

function VisitRow({ visit, noteId, reasons }: VisitRowProps) {
  const { userId, userName, asUserName, first, last, kinds } = visit;
  const [from, to] = [formatTime(first), formatTime(last)];
  return (
    <li className={classes.visit}>
      <p className={classes.who}>
        <span className={classes.name}>
          {userId === null ? t('program') : (userName ?? t('unknownPerson'))}
          {asUserName !== null && <span className={classes.kinds}> {t('viewedAs', { name: asUserName })}</span>}
        </span>
        <span className={classes.when}>
          {formatDate(last)}, {from === to ? to : t('visitTimes', { from, to })}
        </span>
      </p>
      <p className={classes.kinds}>{kinds.map((kind) => t(kind)).join(', ')}</p>
      {noteId !== null && userId !== null && <Why userId={userId} noteId={noteId} />}
      {reasons.map((reason) => (
        <p key={reason} className={classes.emergency}>
          <Icon name="alert-triangle" size={14} /> {t('inEmergency', { reason })}
        </p>
      ))}
    </li>
  );
}

/** Which rules open the chart to this person now, when it is asked for. */
function Why({ userId, noteId }: { userId: string; noteId: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={classes.why}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />
        {t('whyAllowed')}
      </button>
      <div id={id} role="status">
        {open && (
          <Suspense fallback={null}>
            <AccessRules userId={userId} noteId={noteId} />
          </Suspense>
        )}
      </div>
    </>
  );
}
