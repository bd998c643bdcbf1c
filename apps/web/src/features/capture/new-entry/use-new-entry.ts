import { newKey } from '@clinical/api-client/new-key';
import { limits } from '@clinical/contract/limits';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useActionKey } from '../../../lib/action-key.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatNumber } from '../../../lib/format.ts';
import { notesKey } from '../../notes/public.ts';
import { type TemplateChoice, useResolveTemplate, useTemplateChoice } from '../../templates/public.ts';
import { isTooLong } from '../../scribe/writing/public.ts';
import { lastTemplate } from '../../scribe/public.ts';
import { rememberEntry, useBlankEntry } from '../../transcripts/public.ts';
import { t } from './new-entry.texts.ts';
import { useSaveTranscript } from '../capture.api.ts';
import { createUploadQueue, isToSend } from '../upload/upload-queue.ts';
import { forgetFiles } from '../upload/piece-server.ts';
import { lookAtFiles, sendFiles, trackNote } from './send-files.ts';
import { usePersistedText } from '../../../lib/store/use-persisted-text.ts';

/** Everything behind the new-entry panel: the text kept on the device, the files, the template, and sending them. */
export function useNewEntry(note: Note, onDone: (entryId: string | null) => void) {
  const queries = useQueryClient();
  const kept = usePersistedText(`new-entry:${note.id}`);
  const extra = usePersistedText(`new-entry-context:${note.id}`);
  const [wanted, setWanted] = useState<TemplateChoice | null>(lastTemplate.get());
  const { choice } = useTemplateChoice(wanted);
  const resolve = useResolveTemplate(setWanted);
  const save = useSaveTranscript();
  const blank = useBlankEntry();
  const blankKey = useActionKey(newKey);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const textKey = useRef({ text: '', key: newKey() });
  const [queue] = useState(() =>
    createUploadQueue(
      sendFiles(queries, note),
      newKey,
      lookAtFiles(queries, note),
      (files) => void forgetFiles(note, files),
    ),
  );

  /** Resolves to the entry's id, null when there is no text. */
  async function saveText(templateId: string | null): Promise<string | null> {
    const question = kept.text;
    if (question.trim() === '') return null;
    // the same key while the text is the same: a reply that was lost must not make a second entry
    const all = `${question}\n${extra.text}`;
    if (textKey.current.text !== all) textKey.current = { text: all, key: newKey() };
    const source = { noteId: note.id, question, templateId, extraContext: extra.text, generate: true };
    const { transcript, taskId } = await save.mutateAsync({ source, key: textKey.current.key });
    if (taskId) trackNote(note, taskId);
    kept.clear();
    return transcript.id;
  }

  async function generate(): Promise<void> {
    if (busy) return;
    const uploads = queue.store.get();
    const pending = uploads.some(isToSend);
    if (kept.text.trim() === '' && !pending) return;
    if (kept.text.length > limits.transcriptCharacters) {
      setFailure(t('tooLong', { limit: formatNumber(limits.transcriptCharacters) }));
      return;
    }
    if (isTooLong(extra.text)) return;
    setBusy(true);
    setFailure(null);
    try {
      const templateId = await resolve(choice);
      lastTemplate.set(templateId === null ? { kind: 'general' } : { kind: 'own', id: templateId });
      const written = await saveText(templateId);
      if (await queue.sendAll({ noteId: note.id, templateId, extraContext: extra.text })) {
        const uploaded = queue.store.get().at(-1)?.entryId ?? null;
        queue.clear();
        extra.clear();
        onDone(uploaded ?? written);
      }
      void queries.invalidateQueries({ queryKey: notesKey });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  /** A blank entry, laid out by the template; what was typed or chosen here stays for the next one. */
  async function typeNote(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const body = { noteId: note.id, templateId: await resolve(choice) };
      const { id } = await blank.mutateAsync({ body, key: blankKey.keyFor(body) });
      blankKey.done();
      void queries.invalidateQueries({ queryKey: notesKey });
      onDone(id);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  /** The template that is chosen here, null for the general format; a starter becomes mine first. */
  async function resolveTemplate(): Promise<string | null> {
    try {
      return await resolve(choice);
    } catch (error) {
      setFailure(messageOf(error));
      return null;
    }
  }

  /** Shows an entry that was made up. */
  function takeMade(entry: Transcript): void {
    rememberEntry(queries, entry);
    void queries.invalidateQueries({ queryKey: notesKey });
    onDone(entry.id);
  }

  async function retryUpload(id: string): Promise<void> {
    try {
      const fields = { noteId: note.id, templateId: await resolve(choice), extraContext: extra.text };
      await queue.retry(id, fields);
    } catch (error) {
      setFailure(messageOf(error));
    }
  }

  return {
    kept,
    extra,
    wanted,
    setWanted,
    queue,
    busy,
    failure,
    generate,
    typeNote,
    takeMade,
    resolveTemplate,
    retryUpload,
    forgetFailure: () => setFailure(null),
  };
}
