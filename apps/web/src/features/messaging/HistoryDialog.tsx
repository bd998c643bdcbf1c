import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFocusBack } from '../../lib/focus-back.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import classes from './dialogs.module.css';
import { historyQuery } from './messaging.api.ts';
import { t } from './messaging.texts.ts';

/** The texts that edits of a message replaced, the latest first. */
export function HistoryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  useFocusBack();
  const history = useQuery(historyQuery(id));
  return (
    <Modal opened onClose={onClose} title={t('historyTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      {history.isError && <ErrorState small error={history.error} onRetry={() => void history.refetch()} />}
      {history.isPending && (
        <Delayed>
          <SkeletonText lines={2} />
        </Delayed>
      )}
      {history.data?.length === 0 && <p>{t('noHistory')}</p>}
      <div className={classes.form}>
        {history.data?.toReversed().map(({ content, until }) => (
          <div key={until}>
            <p className={classes.quiet}>{t('until', { at: formatDateTime(until) })}</p>
            <p className={classes.old} dir="auto">
              {content}
            </p>
          </div>
        ))}
      </div>
    </Modal>
  );
}
