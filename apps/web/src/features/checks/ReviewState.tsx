import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { ActionIcon, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useEvidenceStore } from '../transcripts/evidence/public.ts';
import { usePanes } from '../transcripts/public.ts';
import { Icon } from '../../ui/Icon.tsx';
import { t } from './checks.texts.ts';
import { describeLedger } from './describe-ledger.ts';
import { describeLinked } from './describe-linked.ts';
import { checkAgain, type EntryChecks, useEntryChecks } from './entry-checks.ts';
import { useOpenFindings } from './findings-context.ts';
import { focusFinding } from './focus-finding.ts';
import classes from './ReviewState.module.css';
import { useQuietVerdict } from './use-quiet-verdict.ts';

/** How the note stands: being checked, so many to review, clear, or not checked. The only place that counts findings. */
export function ReviewState({ entry }: { entry: Transcript }) {
  const found = useEntryChecks();
  const { open } = useOpenFindings();
  if (!found || entry.utterances.length === 0 || entry.version === 0) return <div className={classes.state} />;
  const degraded = (found.checks ?? found.stale)?.degraded ?? null;
  return (
    <div className={classes.state} role="group" aria-label={t('review')}>
      {open.length > 0 && <Steps found={found} />}
      {found.state === 'known' && open.length === 0 && <Clear found={found} />}
      {found.state === 'checking' && (
        <span className={classes.fact} role="status">
          <Icon name="circle-dashed" size={16} />
          {t('checking')}
        </span>
      )}
      {found.state === 'unchecked' && (
        <span className={classes.fact}>
          <Icon name="circle-dashed" size={16} />
          {t(found.stale?.state === 'outdated' ? 'outdated' : 'notChecked')}
        </span>
      )}
      {found.state === 'failed' && (
        <span className={classes.fact} data-tone="warn" role="alert">
          <Icon name="alert-triangle" size={16} />
          {t('couldNotRun')}
          <Button variant="subtle" size="compact-sm" onClick={() => checkAgain(found)}>
            {t('retry')}
          </Button>
        </span>
      )}
      {degraded && (
        <Link to="/checks" className={classes.degraded}>
          <Icon name="alert-triangle" size={16} />
          {t('degraded')}
        </Link>
      )}
    </div>
  );
}

/** How many wait for a person, and the way from one to the next. */
function Steps({ found }: { found: EntryChecks }) {
  const own = useRef<HTMLSpanElement>(null);
  const panes = usePanes();
  const { open, active, activate } = useOpenFindings();
  const go = (by: number) => {
    const article = own.current?.closest('article') ?? null;
    const isHere = document.activeElement?.closest('[data-check]')?.closest('article') === article;
    const at = open.findIndex(({ key }) => key === active?.key);
    // who comes from elsewhere begins with the one that is unfolded
    const next = open[isHere ? Math.min(open.length - 1, Math.max(0, at + by)) : at];
    if (!next) return;
    panes.show('note');
    activate(next.key);
    focusFinding(article, next.key);
  };
  return (
    <>
      <span ref={own} className={classes.fact} data-tone="warn" role="status">
        <Icon name="alert-triangle" size={16} />
        <strong className={classes.count}>{t('toReview', { n: open.length })}</strong>
      </span>
      <span className={classes.steps}>
        <ActionIcon aria-label={t('keyPreviousCheck')} data-finding-step="-1" onClick={() => go(-1)}>
          <Icon name="arrow-up" size={16} />
        </ActionIcon>
        <ActionIcon aria-label={t('keyNextCheck')} data-finding-step="1" onClick={() => go(1)}>
          <Icon name="arrow-down" size={16} />
        </ActionIcon>
      </span>
      {found.checks && <span className={classes.quiet}>{describeLedger(found.checks)}</span>}
    </>
  );
}

/** What was compared and found; green only when nothing is open and nothing is without a source. */
function Clear({ found }: { found: EntryChecks }) {
  const verdict = useQuietVerdict();
  const { states } = useEvidenceStore();
  const words =
    verdict ?? [describeLinked(states), found.checks ? describeLedger(found.checks) : ''].filter(Boolean).join(' · ');
  return (
    <span className={classes.fact} role="status">
      <Icon
        name={verdict === null ? 'circle-dashed' : 'circle-check'}
        size={16}
        className={verdict === null ? undefined : classes.ok}
      />
      <span className={classes.words} title={words}>
        {words}
      </span>
    </span>
  );
}
