import type { FormField } from '@clinical/contract/forms/fields.schemas';
import { Button } from '@mantine/core';
import { messageOf } from '../../lib/form-errors.ts';
import { useNeedsServer } from '../../ui/needs-server.ts';
import classes from './Forms.module.css';
import type { useFoundFields } from './forms.api.ts';
import { t } from './forms.texts.ts';

type Finding = Pick<ReturnType<typeof useFoundFields>, 'mutate' | 'stop' | 'isPending' | 'data' | 'error' | 'done'>;

/** Finds fields on the pages of a form that has none, and says how far it is. */
export function FindFields({ finding, found }: { finding: Finding; found: number }) {
  const needsServer = useNeedsServer();
  const { done, error } = finding;
  if (finding.isPending) {
    const state = done ? t('finding', { n: done.pages, of: done.of, found: t('found', { n: found }) }) : t('reading');
    return (
      <div className={classes.notice}>
        <span role="status">{state}</span>
        <Button size="xs" variant="default" onClick={finding.stop}>
          {t('stop')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.notice}>
      {found === 0 && (
        <Button size="xs" onClick={() => finding.mutate()} {...needsServer}>
          {t('find')}
        </Button>
      )}
      {error && <span role="alert">{`${t(found === 0 ? 'notFound' : 'notAllFound')} ${messageOf(error)}`}</span>}
      {finding.data === 0 && <span role="status">{t('noneFound')}</span>}
    </div>
  );
}

/** How many fields wait for a person, and the way to the next. */
export function ToCheck({ fields, onNext }: { fields: readonly FormField[]; onNext: () => void }) {
  const unsure = fields.filter(({ confirmed }) => !confirmed).length;
  if (unsure === 0) return null;
  return (
    <div className={classes.notice}>
      <span>{t('toCheck', { n: unsure })}</span>
      <Button size="xs" variant="default" onClick={onNext}>
        {t('nextToCheck')}
      </Button>
    </div>
  );
}
