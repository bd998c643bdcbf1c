import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import { usePersistedText } from '../../../lib/store/use-persisted-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { hasNote } from '../../transcripts/public.ts';
import { ReplaceEditsDialog } from './ReplaceEditsDialog.tsx';
import classes from './SourceMenu.module.css';
import { SourceMenuChoices } from './SourceMenuChoices.tsx';
import { type StartRequest, useStartNote } from './use-start-note.ts';
import { t } from './writing.texts.ts';

/** The menu of a source text: a template, or Enter in the box for extra context, writes the note. */
export function SourceMenu({ entry }: { entry: Transcript }) {
  const [opened, setOpened] = useState(false);
  // what is typed outlives the menu and the session, until it has gone with a note
  const extra = usePersistedText(`extra-context:${entry.id}`, entry.extraContext);
  const { start, busy, asked, confirm, cancel } = useStartNote(entry, extra.clear);
  const needsServer = useNeedsServer();
  const writing = entry.taskId !== null;
  const write = (request: StartRequest) => {
    setOpened(false);
    void start(request);
  };
  return (
    <>
      <Popover opened={opened && !writing} onChange={setOpened} width={340} position="bottom-end" trapFocus returnFocus>
        <Popover.Target>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Icon name="sparkles" size={16} />}
            rightSection={<Icon name="chevron-down" size={14} />}
            disabled={writing}
            loading={busy}
            aria-haspopup="dialog"
            onClick={() => setOpened(!opened)}
            {...needsServer}
          >
            {hasNote(entry) ? t('writeAgainMenu') : t('writeMenu')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown}>
          <SourceMenuChoices entry={entry} extraContext={extra.text} onType={extra.change} onWrite={write} />
        </Popover.Dropdown>
      </Popover>
      <ReplaceEditsDialog asked={asked} onConfirm={confirm} onClose={cancel} />
    </>
  );
}
