import type { TaskSelection, TaskShare } from '@clinical/contract/clinical-tasks/shares.schemas';
import { Button, Modal, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDateTime, formatDay } from '../../lib/format.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';
import { taskSharesQuery, useRevokeShare, useShareTasks } from './task-shares.api.ts';

/** A link to the list as it is narrowed now, and my links that still work. */
export function ShareDialog({ filter, onClose }: { filter: TaskSelection; onClose: () => void }) {
  const share = useShareTasks();
  const shares = useQuery(taskSharesQuery);
  const address = share.data && `${window.location.origin}/ai-tasks?share=${share.data.token}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      toast.success(t('copied'));
    } catch {
      toast.error(t('notCopied'));
    }
  };
  return (
    <Modal opened onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }} title={t('shareList')}>
      <div className={classes.form}>
        <p className={classes.rule}>{t('shareRule')}</p>
        <FormFailure message={share.error && messageOf(share.error)} />
        {address === undefined ? (
          <div className={classes.buttons}>
            <Button loading={share.isPending} onClick={() => share.mutate(filter)}>
              {t('makeLink')}
            </Button>
          </div>
        ) : (
          <div className={classes.bar}>
            <TextInput
              className={classes.grow}
              aria-label={t('link')}
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button onClick={() => void copy()}>{t('copy')}</Button>
          </div>
        )}
        {shares.isPending && <SkeletonText lines={2} />}
        {shares.isError && !shares.data && (
          <ErrorState small title={t('linksNotLoaded')} error={shares.error} onRetry={() => void shares.refetch()} />
        )}
        {shares.data && shares.data.length > 0 && (
          <section aria-label={t('myLinks')}>
            <h3 className={classes.small}>{t('myLinks')}</h3>
            <ul className={classes.changes}>
              {shares.data.map((each) => (
                <ShareLine key={each.id} share={each} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Modal>
  );
}

function ShareLine({ share }: { share: TaskShare }) {
  const revoke = useRevokeShare();
  const what = wordsOf(share.filter);
  return (
    <li>
      <span className={classes.grow}>
        {what} <span className={classes.muted}>{t('until', { time: formatDateTime(share.expiresAt) })}</span>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('revokeOf', { what })}
        loading={revoke.isPending}
        onClick={() =>
          revoke.mutate(share.id, { onError: (error) => toast.error(messageOf(error), { title: t('notRevoked') }) })
        }
      >
        {t('revoke')}
      </Button>
    </li>
  );
}

/** What a link shows. Names of people and patients are left out. */
function wordsOf({ category, overdue, noteId, assignee, from, to, tag }: TaskSelection): string {
  const parts = [
    category ?? t('allTasks'),
    ...(overdue ? [t('overdue')] : []),
    ...(noteId === undefined ? [] : [t('onePatient')]),
    ...(assignee === undefined ? [] : [t(assignee === 'me' ? 'mine' : 'oneOwner')]),
    ...(tag === undefined ? [] : [tag.split(',').join(', ')]),
    ...(from === undefined && to === undefined ? [] : [daysOf(from, to)]),
  ];
  return parts.join(' · ');
}

const daysOf = (from: string | undefined, to: string | undefined): string =>
  [from, to].map((day) => (day === undefined ? '' : formatDay(day))).join(' – ');
