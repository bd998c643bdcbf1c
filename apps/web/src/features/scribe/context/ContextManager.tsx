import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { ActionIcon } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../../lib/parts.ts';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { TopBarTools } from '../../../ui/TopBarSlot.tsx';
import { useContextIds } from './context-selection.ts';
import { t } from './context.texts.ts';
import classes from './ContextManager.module.css';
import { useAutoAppend } from './use-auto-append.ts';

const ContextPanel = lazy(
  laterPart(() => import('./ContextPanel.tsx').then((module) => ({ default: module.ContextPanel }))),
);

/** The toggle in the top bar with the number of ticked entries, and the panel where they are ticked. */
export function ContextManager({ noteId, entries }: { noteId: string; entries: readonly Transcript[] | undefined }) {
  useAutoAppend(noteId, entries);
  const ids = useContextIds(noteId);
  const [opened, setOpened] = useState(false);
  useShortcut('i', t('keyContext'), () => setOpened(true), { enabled: entries !== undefined });
  return (
    <>
      <TopBarTools>
        <ActionIcon
          className={classes.toggle}
          variant="default"
          aria-label={t('open', { n: ids.length })}
          title={t('manager')}
          aria-expanded={opened}
          disabled={!entries}
          onClick={() => setOpened(!opened)}
        >
          <Icon name="pot" />
          {ids.length > 0 && (
            <span className={classes.badge} aria-hidden="true">
              {ids.length}
            </span>
          )}
        </ActionIcon>
      </TopBarTools>
      {opened && entries && (
        <Suspense fallback={null}>
          <ContextPanel noteId={noteId} entries={entries} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
