import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import classes from './DutyBar.module.css';
import { t } from './messaging.texts.ts';
import { onCallQuery, quietHoursQuery } from './on-call.api.ts';

const OnCallDialog = lazy(
  laterPart(() => import('./OnCallDialog.tsx').then((module) => ({ default: module.OnCallDialog }))),
);
const QuietMenu = lazy(laterPart(() => import('./QuietMenu.tsx').then((module) => ({ default: module.QuietMenu }))));

/** Below the channels: who is on call, and whether this person wants to be left alone. */
export function DutyBar() {
  const rota = useQuery(onCallQuery).data;
  const quiet = useQuery(quietHoursQuery).data;
  const [open, setOpen] = useState<'rota' | 'quiet' | null>(null);
  const now = rota?.now;
  const quietButton = (
    <button type="button" className={classes.line} aria-haspopup="menu" onClick={() => setOpen('quiet')}>
      <Icon name="moon" size={16} />
      <span className={classes.label}>{t('quietHours')}</span>
      <span className={classes.value} data-on={quiet?.on || undefined}>
        {quiet && quietState(quiet)}
      </span>
    </button>
  );
  return (
    <div className={classes.bar}>
      <button type="button" className={classes.line} aria-haspopup="dialog" onClick={() => setOpen('rota')}>
        <Icon name="clock" size={16} />
        <span className={classes.label}>{t('onCall')}</span>
        <span className={classes.value} data-on={now ? true : undefined}>
          {now ? now.person.name : rota && t('nobodyOnCall')}
        </span>
      </button>
      {open === 'quiet' && quiet ? (
        <Suspense fallback={quietButton}>
          <QuietMenu quiet={quiet} target={quietButton} />
        </Suspense>
      ) : (
        quietButton
      )}
      <Suspense fallback={null}>{open === 'rota' && <OnCallDialog onClose={() => setOpen(null)} />}</Suspense>
    </div>
  );
}

function quietState({ on, until }: { on: boolean; until: string | null }): string {
  if (!on) return t('quietOff');
  return until === null ? t('quietOn') : t('quietUntil', { at: formatDateTime(until) });
}
