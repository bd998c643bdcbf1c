import type { Degraded, NoteCheck } from '@clinical/contract/checks/checks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/Icon.tsx';
import { AnsweredList } from './AnsweredList.tsx';
import { listChecks } from './checks-list.ts';
import { categoryName } from './category-name.ts';
import classes from './MarginFoot.module.css';
import { t } from './checks.texts.ts';
import { useEntryChecks } from './entry-checks.ts';

type Props = { entry: Transcript; mayAnswer: boolean; onTakeBack: (key: string) => void };

/** Below the findings: what was answered, and how far the checker itself can be trusted. */
export function MarginFoot({ entry, mayAnswer, onTakeBack }: Props) {
  const found = useEntryChecks();
  const answered = found?.checks ? listChecks(found.checks, entry).answered : [];
  const degraded = (found?.checks ?? found?.stale)?.degraded ?? null;
  return (
    <div className={classes.foot} data-card="last">
      {answered.length > 0 && (
        <AnsweredList answered={answered} mayAnswer={mayAnswer} onTakeBack={({ key }: NoteCheck) => onTakeBack(key)} />
      )}
      {found?.run.isError && (
        <div className={classes.again}>
          <p>{found.run.error.message}</p>
          <Button variant="default" size="compact-sm" onClick={() => found.run.mutate()}>
            {t('runAgain')}
          </Button>
        </div>
      )}
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

function sayDegraded({ categories, falseAlarms }: Degraded): string {
  return [
    ...(categories.length > 0 ? [t('degradedText', { kinds: categories.map(categoryName).join(', ') })] : []),
    ...(falseAlarms ? [t('degradedAlarms')] : []),
  ].join(' ');
}
