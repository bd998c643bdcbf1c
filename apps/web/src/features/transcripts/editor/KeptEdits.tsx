import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useReachable } from '../../../lib/connection.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from '../transcripts.texts.ts';
import type { KeptEdit } from './kept-edits.ts';
import classes from './KeptEdits.module.css';
import { showEntry } from '../presence/show-entry.ts';
import { isOpen, onOpened } from './open-savers.ts';
import { sendKeptEdits } from './send-kept-edits.ts';

/** Sends what an earlier visit could not, once the server answers; leads to an edit that waits for a decision. */
export function KeptEdits() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const reachable = useReachable();
  const [left, setLeft] = useState<KeptEdit[]>([]);
  useEffect(() => {
    if (!reachable) return;
    void sendKeptEdits(queries).then(setLeft, () => undefined);
  }, [queries, reachable]);
  // its own editor shows it
  useEffect(() => onOpened(() => setLeft((edits) => edits.filter(({ entryId }) => !isOpen(entryId)))), []);
  const openIt = async ({ noteId, entryId }: KeptEdit) => {
    await navigate({ to: '/chat', search: { id: noteId } });
    await whenThere(`entry-${entryId}`);
    showEntry(entryId);
  };
  const [first] = left;
  if (!first) return null;
  return (
    <div className={classes.line} role="status">
      <Icon name="alert-triangle" size={16} />
      {t('keptWaiting', { n: left.length })}
      <Button size="compact-sm" variant="default" onClick={() => void openIt(first)}>
        {t('openIt')}
      </Button>
    </div>
  );
}

/** Resolves when the element is on the page, or after 10 s. */
async function whenThere(id: string): Promise<void> {
  for (let tries = 0; tries < 100 && !document.getElementById(id); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
}
