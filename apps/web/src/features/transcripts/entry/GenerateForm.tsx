import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { TemplatePicker, useTemplateChoice } from '../../templates/public.ts';
import { lastTemplate } from '../last-template.ts';
import { t } from '../transcripts.texts.ts';
import classes from './EntryNotice.module.css';
import { ExtraContextField, isTooLong } from './ExtraContextField.tsx';
import { ReplaceEditsDialog } from './ReplaceEditsDialog.tsx';
import { useStartNote } from './use-start-note.ts';

/** Picks a template, takes extra context and starts writing; for a source without a note. */
export function GenerateForm({ entry }: { entry: Transcript }) {
  const [wanted, setWanted] = useState(
    entry.templateId === null ? lastTemplate.get() : { kind: 'own' as const, id: entry.templateId },
  );
  const { choice } = useTemplateChoice(wanted);
  const [extraContext, setExtraContext] = useState(entry.extraContext);
  const { start, busy, asked, confirm, cancel } = useStartNote(entry);
  const generate = () => {
    if (!isTooLong(extraContext)) void start({ choice, extraContext });
  };
  return (
    <>
      <ExtraContextField value={extraContext} onChange={setExtraContext} onEnter={generate} />
      <div className={classes.actions}>
        <div className={classes.picker}>
          <TemplatePicker value={wanted} onChange={setWanted} disabled={busy} />
        </div>
        <Button leftSection={<Icon name="sparkles" size={16} />} loading={busy} onClick={generate}>
          {t('generate')}
        </Button>
      </div>
      <ReplaceEditsDialog asked={asked} onConfirm={confirm} onClose={cancel} />
    </>
  );
}
