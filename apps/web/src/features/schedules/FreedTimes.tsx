import type { FreedTime } from '@clinical/contract/schedules/waitlist.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { freedQuery } from './waitlist.api.ts';
import { t } from './waitlist.texts.ts';
import classes from './Waitlist.module.css';

const OfferDialog = lazy(
  laterPart(() => import('./OfferDialog.tsx').then((module) => ({ default: module.OfferDialog }))),
);

/** As many as can be looked at; the rest comes when these are given. */
const mostShown = 5;

/** Times of the two weeks from a day on that a cancelled visit left, and that somebody waits for. */
export function FreedTimes({ date }: { date: string }) {
  const freed = useQuery(freedQuery(date)).data ?? [];
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {freed.length > 0 && (
        <ul className={classes.freed} aria-label={t('freedTimes')}>
          {freed.slice(0, mostShown).map((time) => (
            <Line key={time.scheduleId} time={time} onOpen={() => setOpen(time.scheduleId)} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {open !== null && <OfferDialog date={date} scheduleId={open} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}

function Line({ time, onOpen }: { time: FreedTime; onOpen: () => void }) {
  const needsServer = useNeedsServer();
  const at = formatDateTime(time.startsAt);
  return (
    <li className={classes.line}>
      <Icon name="clock" size={16} />
      <span className={classes.words}>
        {t('freed', { at, name: time.clinician.name })}
        <span className={classes.quiet}>{t('waiting', { n: time.waiting.length })}</span>
      </span>
      <Button size="xs" variant="default" aria-label={t('offerOf', { at })} onClick={onOpen} {...needsServer}>
        {t('offer')}
      </Button>
    </li>
  );
}
