import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { trackTask } from '../../../lib/task-list.ts';
import { toast } from '../../../ui/toast.ts';
import { noteQuery } from '../../notes/public.ts';
import { type TemplateChoice, useResolveTemplate } from '../../templates/public.ts';
import { flushDraft, threadQuery } from '../../transcripts/public.ts';
import { t } from './writing.texts.ts';
import { lastTemplate } from '../last-template.ts';
import { useGenerateNote } from '../scribe.api.ts';
import { headersOf } from './section-headers.ts';

/** What is to be written: without a choice with the entry's own template, without sections the whole note. */
export type StartRequest = { choice?: TemplateChoice; extraContext?: string; sections?: string[] };

/** Edited text that would be replaced, waiting for a yes. */
export type Asked = { request: StartRequest; headers: string };

/**
 * Starts writing an entry's note, or some of its sections. What is being typed is saved first; where edited text would be
 * replaced, `asked` says what, and nothing is started before `confirm`.
 */
export function useStartNote(entry: Transcript, onStarted?: () => void) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const running = useRef(false);
  const { mutateAsync } = useGenerateNote(entry);
  const resolve = useResolveTemplate((copy) => lastTemplate.set(copy));

  /** One at a time: a second press while the first is on its way does nothing. */
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(messageOf(error), { title: t('notGenerated') });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const run = async ({ choice, extraContext, sections }: StartRequest): Promise<void> => {
    const templateId = choice && (await resolve(choice));
    const taskId = await mutateAsync({
      ...(templateId === undefined ? {} : { templateId }),
      ...(extraContext === undefined ? {} : { extraContext }),
      ...(sections === undefined ? {} : { sections }),
    });
    const noteTitle = queries.getQueryData(noteQuery(entry.noteId).queryKey)?.title ?? '';
    trackTask({ taskId, status: 'pending', noteId: entry.noteId, noteTitle });
    if (choice) lastTemplate.set(templateId ? { kind: 'own', id: templateId } : { kind: 'general' });
    onStarted?.();
  };

  const start = (request: StartRequest): Promise<void> =>
    once(async () => {
      await flushDraft(entry.id);
      // as it is after what was typed has been saved
      const now = queries.getQueryData(threadQuery(entry.noteId).queryKey)?.find(({ id }) => id === entry.id) ?? entry;
      const edited = now.sectionStates.filter(
        ({ key, status }) => status === 'edited' && (request.sections?.includes(key) ?? true),
      );
      if (edited.length === 0) return run(request);
      setAsked({
        request,
        headers: headersOf(
          now,
          edited.map(({ key }) => key),
        ),
      });
    });

  return {
    start,
    busy,
    asked,
    confirm: () => {
      if (!asked) return;
      setAsked(null);
      void once(() => run(asked.request));
    },
    cancel: () => setAsked(null),
  };
}
