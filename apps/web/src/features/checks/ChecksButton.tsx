import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePanes } from '../transcripts/public.ts';
import { Icon } from '../../ui/Icon.tsx';
import { listChecks } from './checks-list.ts';
import classes from './ChecksButton.module.css';
import { t } from './checks.texts.ts';
import { checkAgain, useEntryChecks } from './entry-checks.ts';

/** What there is to look at, in a word each; opens the list. Whether it is known: being checked, not checked, could not run. Nothing when all is well. */
export function ChecksButton({ entry }: { entry: Transcript }) {
  const found = useEntryChecks();
  const panes = usePanes();
  if (entry.utterances.length === 0) return null;
  const list = found?.checks ? listChecks(found.checks) : null;
  const what = [
    ...(list && list.flagged > 0 ? [t('flagged', { n: list.flagged })] : []),
    ...(list && list.missing > 0 ? [t('missing', { n: list.missing })] : []),
  ].join(', ');
  const degraded = (found?.checks ?? found?.stale)?.degraded ?? null;
  return (
    <>
      {what !== '' && (
        <button
          type="button"
          className={classes.open}
          data-severity={list?.worst}
          data-checks-open
          aria-label={t('openChecks', { what })}
          onClick={() => panes.show('checks')}
        >
          <Icon name={list?.worst === 'major' ? 'alert-triangle' : 'eye'} size={16} />
          {what}
        </button>
      )}
      {found?.state === 'checking' && entry.version > 0 && (
        <span className={classes.checking} role="status">
          {t('checking')}
        </span>
      )}
      {found?.state === 'unchecked' && <span className={classes.checking}>{t('notChecked')}</span>}
      {found?.state === 'failed' && (
        <span className={classes.failed} role="alert">
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
    </>
  );
}
