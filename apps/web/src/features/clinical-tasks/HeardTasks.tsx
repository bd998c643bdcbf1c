import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tasksAfterNote } from '../../lib/tasks-after-note.ts';
import { dayOf } from '../../lib/today.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { hasNote } from '../transcripts/public.ts';
import { suggestionsQuery } from './clinical-tasks.api.ts';
import { t } from './clinical-tasks.texts.ts';
import { VisitTasks } from './VisitTasks.tsx';

/** How many tasks of an open visit nobody has decided on, for whoever was not there when its note was made. */
export function HeardTasks({ entry }: { entry: Transcript }) {
  const isMeant =
    tasksAfterNote.get() &&
    hasNote(entry) &&
    entry.taskId === null &&
    entry.signature === null &&
    entry.kind !== 'synthetic' &&
    entry.kind !== 'evidence' &&
    entry.abilities.edit &&
    entry.utterances.length > 0;
  return isMeant ? <Mark entry={entry} /> : null;
}

function Mark({ entry }: { entry: Transcript }) {
  const { data } = useQuery(suggestionsQuery(entry.id, dayOf(new Date(entry.createdAt))));
  const [opened, setOpened] = useState(false);
  const needsServer = useNeedsServer();
  const compact = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  const n = data?.suggestions.length ?? 0;
  const words = t('heardTasks', { n });
  return (
    <>
      {n > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Icon name="checklist" size={16} />}
          onClick={() => setOpened(true)}
          {...needsServer}
        >
          {compact ? (
            <>
              <span aria-hidden>{n}</span>
              <VisuallyHidden>{words}</VisuallyHidden>
            </>
          ) : (
            words
          )}
        </Button>
      )}
      {opened && <VisitTasks entry={entry} asked onClose={() => setOpened(false)} />}
    </>
  );
}
