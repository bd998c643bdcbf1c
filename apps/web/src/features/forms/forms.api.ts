import { newKey } from '@clinical/api-client/new-key';
import * as calls from '@clinical/contract/forms/forms.calls';
import type { FormField } from '@clinical/contract/forms/fields.schemas';
import type {
  FormDraft,
  FormFieldEvent,
  FormForPatient,
  FormSource,
  SaveFormFields,
} from '@clinical/contract/forms/forms.schemas';
import { getOutline } from '@clinical/contract/transcripts/entries.calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActionKey } from '../../lib/action-key.ts';
import { api } from '../../lib/api.ts';
import { useStopSignal } from '../../lib/stop-signal.ts';
import { formDraftsKey } from './form-drafts-key.api.ts';

const formsKey = ['forms'] as const;

export const formsQuery = queryOptions({
  queryKey: [...formsKey, 'list'],
  queryFn: ({ signal }) => api.request(calls.listForms, {}, { signal }),
});

export const formQuery = (id: string) =>
  queryOptions({
    queryKey: [...formsKey, id],
    queryFn: ({ signal }) => api.request(calls.getForm, { params: { id } }, { signal }),
  });

export const fieldsQuery = (id: string) =>
  queryOptions({
    queryKey: [...formsKey, id, 'fields'],
    queryFn: ({ signal }) => api.request(calls.getFormFields, { params: { id } }, { signal }),
  });

/** The blank form. Its bytes never change, and are not kept once nobody looks at them. */
export const blankQuery = (id: string) =>
  queryOptions({
    queryKey: [...formsKey, id, 'pdf'],
    queryFn: () => api.download(calls.getFormPdf, { params: { id } }),
    staleTime: 'static',
    gcTime: 0,
  });

export const draftsQuery = queryOptions({
  queryKey: [...formDraftsKey, 'list'],
  queryFn: ({ signal }) => api.request(calls.listFormDrafts, { query: {} }, { signal }),
});

export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: [...formDraftsKey, id],
    queryFn: ({ signal }) => api.request(calls.getFormDraft, { params: { id } }, { signal }),
  });

/** The entries of a chart, to choose from. */
export const entriesQuery = (noteId: string) =>
  queryOptions({
    queryKey: [...formDraftsKey, 'entries', noteId],
    queryFn: ({ signal }) => api.request(getOutline, { params: { id: noteId } }, { signal }),
    enabled: noteId !== '',
  });

/** Changes of blank forms; lists follow. */
export function useForms() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: formsKey });
  const add = useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (percent: number) => void }) => {
      const form = new FormData();
      form.append('files', file, file.name);
      return api.upload(calls.uploadForm, form, { idempotencyKey: newKey(), onProgress });
    },
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.request(calls.deleteForm, { params: { id } }),
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: (id: string) => api.request(calls.restoreForm, { params: { id } }),
    onSettled: refresh,
  });
  const saveFields = useMutation({
    mutationFn: ({ id, ...body }: SaveFormFields & { id: string }) =>
      api.request(calls.saveFormFields, { params: { id }, body }),
    onSuccess: refresh,
  });
  return { add, remove, restore, saveFields };
}

/** Finds the fields of a form, page by page; each is passed on as it is found. Leaving or stopping ends it. Gives how many there are, null when stopped. */
export function useFoundFields(id: string, onField: (field: FormField) => void) {
  const { next, stop } = useStopSignal();
  const [done, setDone] = useState<{ pages: number; of: number } | null>(null);
  const finding = useMutation({
    mutationFn: async () => {
      setDone(null);
      const signal = next();
      let found = 0;
      const onEvent = (event: FormFieldEvent) => {
        if (event.type === 'progress') setDone({ pages: event.progress, of: event.total });
        if (event.type !== 'field') return;
        found += 1;
        onField(event.data);
      };
      try {
        await api.stream(calls.generateFormFields, { params: { id } }, { signal, onEvent });
        return found;
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
  });
  return { ...finding, done, stop };
}

/** Begins to fill in a form, once however often it is tried. */
export function useStartDraft() {
  const queries = useQueryClient();
  const key = useActionKey(newKey);
  return useMutation({
    mutationFn: (body: FormForPatient) =>
      api.request(calls.startFormDraft, { body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: (draft) => {
      key.done();
      queries.setQueryData(draftQuery(draft.id).queryKey, draft);
      return queries.invalidateQueries({ queryKey: draftsQuery.queryKey });
    },
  });
}

type Entered = { fieldId: string; value: string; source: FormSource | null };

/** Changes of a form that is being filled in. */
export function useDraft(id: string) {
  const queries = useQueryClient();
  const { queryKey } = draftQuery(id);
  const put = (draft: FormDraft) => queries.setQueryData(queryKey, draft);
  const setValue = useMutation({
    mutationFn: ({ fieldId, ...body }: Entered) => api.request(calls.setFormValue, { params: { id, fieldId }, body }),
    onSuccess: put,
  });
  const remove = useMutation({
    mutationFn: () => api.request(calls.deleteFormDraft, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: draftsQuery.queryKey }),
  });
  const fill = useMutation({
    mutationFn: ({ formId, incomplete }: { formId: string; incomplete: boolean }) =>
      api.download(calls.fillForm, { params: { id: formId }, body: { draftId: id, incomplete } }),
    onSettled: () => queries.invalidateQueries({ queryKey: formDraftsKey }),
  });
  return { setValue, remove, fill };
}
