import type { Degraded } from '@clinical/contract/checks/checks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/Icon.tsx';
import type { CheckList } from './checks-list.ts';
import classes from './ChecksVerdict.module.css';
import { t } from './checks.texts.ts';
import { categoryName } from './category-name.ts';
import { describeLedger } from './describe-ledger.ts';
import { useEntryChecks } from './entry-checks.ts';
import { useQuietVerdict } from './use-quiet-verdict.ts';

type Props = { entry: Transcript; list: CheckList };

/** The whole result in a line, and how far the checker itself can be trusted. */
export function ChecksVerdict({ entry, list }: Props) {
  const found = useEntryChecks();
  const degraded = (found?.checks ?? found?.stale)?.degraded ?? null;
  return (
    <div className={classes.verdict}>
      <p className={classes.line} role="status">
        <Verdict entry={entry} list={list} />
      </p>
      {degraded && (
        <p className={classes.degraded}>
          <Icon name="alert-triangle" size={16} />
          <span>
            <strong>{t('degraded')}.</strong> {sayDegraded(degraded)}
          </span>
        </p>
      )}
      <Link to="/checks" className={classes.more}>
        {t('howWell')}
      </Link>
    </div>
  );
}

function Verdict({ entry, list }: Props) {
  const verdict = useQuietVerdict();
  const found = useEntryChecks();
  if (entry.utterances.length === 0) return t('noSource');
  if (!found || entry.version === 0) return null;
  if (found.state === 'checking') return t('checking');
  if (found.state === 'failed') return t('couldNotRun');
  if (!found.checks) return found.stale?.state === 'outdated' ? t('outdated') : t('notChecked');
  if (list.open > 0) {
    return [t('toLookAt', { n: list.open }), describeLedger(found.checks)].filter(Boolean).join(' · ');
  }
  return (
    <>
      <Icon name="circle-check" size={16} className={classes.ok} />
      {verdict ?? t('toLookAt', { n: 0 })}
    </>
  );
}

function sayDegraded({ categories, falseAlarms }: Degraded): string {
  return [
    ...(categories.length > 0 ? [t('degradedText', { kinds: categories.map(categoryName).join(', ') })] : []),
    ...(falseAlarms ? [t('degradedAlarms')] : []),
  ].join(' ');
}
