import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useReachable } from '../../../lib/connection.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from '../transcripts.texts.ts';
import type { KeptEdit } from './kept-edits.ts';
import classes from './KeptEdits.module.css';
import { sendKeptEdits } from './send-kept-edits.ts';

/** Sends what an earlier visit could not, once the server answers; tells of edits that wait for a decision in another chart. */
export function KeptEdits({ noteId }: { noteId?: string }) {
  const queries = useQueryClient();
  const reachable = useReachable();
  const [left, setLeft] = useState<KeptEdit[]>([]);
  useEffect(() => {
    if (!reachable) return;
    const isOpen = (entryId: string) => document.getElementById(`body-${entryId}`)?.hidden === false;
    void sendKeptEdits(queries, isOpen).then(setLeft, () => undefined);
  }, [queries, reachable]);
  const elsewhere = left.find((kept) => kept.noteId !== noteId);
  if (!elsewhere) return null;
  return (
    <div className={classes.line} role="status">
      <Icon name="alert-triangle" size={16} />
      {t('keptWaiting')}
      <Button
        size="compact-sm"
        variant="default"
        renderRoot={(props) => <Link {...props} to="/chat" search={{ id: elsewhere.noteId }} />}
      >
        {t('openIt')}
      </Button>
    </div>
  );
}
