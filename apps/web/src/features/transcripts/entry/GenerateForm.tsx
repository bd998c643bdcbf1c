import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { trackTask } from '../../../lib/task-list.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { noteQuery } from '../../notes/public.ts';
import { TemplatePicker, useResolveTemplate, useTemplateChoice } from '../../templates/public.ts';
import { lastTemplate } from '../last-template.ts';
import { useGenerateNote } from '../transcripts.api.ts';
import { t } from '../transcripts.texts.ts';
import classes from './EntryNotice.module.css';

type Props = { entry: Transcript; onStarted?: () => void };

/** Picks a template and starts writing; for a source without a note, and for writing a note again. */
export function GenerateForm({ entry, onStarted }: Props) {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState(
    entry.templateId === null ? lastTemplate.get() : { kind: 'own' as const, id: entry.templateId },
  );
  const { choice } = useTemplateChoice(wanted);
  const resolve = useResolveTemplate(setWanted);
  const { mutateAsync } = useGenerateNote(entry);
  const [busy, setBusy] = useState(false);

  const generate = async () => {
    setBusy(true);
    try {
      const taskId = await mutateAsync({ templateId: await resolve(choice) });
      const noteTitle = queries.getQueryData(noteQuery(entry.noteId).queryKey)?.title ?? '';
      trackTask({ taskId, status: 'pending', noteId: entry.noteId, noteTitle });
      lastTemplate.set(choice);
      onStarted?.();
    } catch (error) {
      toast.error(messageOf(error), { title: t('notGenerated') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.actions}>
      <div className={classes.picker}>
        <TemplatePicker value={wanted} onChange={setWanted} disabled={busy} />
      </div>
      <Button leftSection={<Icon name="sparkles" size={16} />} loading={busy} onClick={() => void generate()}>
        {t('generate')}
      </Button>
    </div>
  );
}
