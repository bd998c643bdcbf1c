import type { WaitlistEntry } from '@clinical/contract/schedules/waitlist.schemas';
import { ActionIcon, Button, Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { useRemovedIds } from '../../lib/undoable.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { removeWithUndo } from '../../ui/editable-list/remove-with-undo.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { schedulesKey } from './schedules-key.api.ts';
import { wishOf, whoOf } from './waiting-words.ts';
import { removeFromWaitlist, waitlistQuery } from './waitlist.api.ts';
import { t } from './waitlist.texts.ts';
import classes from './Waitlist.module.css';
import { WaitlistForm } from './WaitlistForm.tsx';

/** Who waits for a time, the longest waiting first. */
export function WaitlistDialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const list = useQuery(waitlistQuery);
  const removed = useRemovedIds();
  const needsServer = useNeedsServer();
  const [isAdding, setAdding] = useState(false);
  const entries = list.data?.filter(({ id }) => !removed.has(id)) ?? [];
  return (
    <Modal opened onClose={onClose} size="lg" title={t('waitlist')} closeButtonProps={{ 'aria-label': t('close') }}>
      <div className={classes.head}>
        <p className={classes.lead}>{t('lead')}</p>
        {!isAdding && (
          <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setAdding(true)} {...needsServer}>
            {t('add')}
          </Button>
        )}
      </div>
      {isAdding && <WaitlistForm onDone={() => setAdding(false)} />}
      {list.isPending && (
        <Delayed>
          <SkeletonText lines={4} />
        </Delayed>
      )}
      {list.isError && !list.data && (
        <ErrorState small title={t('notLoaded')} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && entries.length === 0 && !isAdding && (
        <EmptyState drawing="note" title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <ul className={classes.list} aria-label={t('waitlist')}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Modal>
  );
}

function Row({ entry }: { entry: WaitlistEntry }) {
  const queries = useQueryClient();
  const needsServer = useNeedsServer();
  const { id, note, abilities } = entry;
  const { title: name } = note;
  const remove = async (leaving: boolean) => {
    await removeFromWaitlist(id, leaving);
    await queries.invalidateQueries({ queryKey: schedulesKey });
  };
  const words = { removed: t('removed', { name }), undo: t('undo'), notRemoved: t('notRemoved') };
  return (
    <li className={classes.item}>
      <span className={classes.words}>
        <Link to="/chat" search={{ id: note.id }} className={classes.patient}>
          {name}
        </Link>
        <span>{wishOf(entry)}</span>
        <span className={classes.quiet}>{whoOf(entry)}</span>
      </span>
      {abilities.edit && (
        <ActionIcon
          aria-label={t('removeOf', { name })}
          onClick={() => removeWithUndo(id, remove, words)}
          {...needsServer}
        >
          <Icon name="trash" />
        </ActionIcon>
      )}
    </li>
  );
}
