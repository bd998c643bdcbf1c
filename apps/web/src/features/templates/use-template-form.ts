import { ApiError } from '@clinical/api-client/api-error';
import type { Template } from '@clinical/contract/templates/templates.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import {
  emptyTemplateForm,
  formFromTemplate,
  type TemplateForm,
  templateFormProblems,
  templateFromForm,
} from './template-form.ts';
import { templatesQuery, useCreateTemplate, useUpdateTemplate } from './templates.api.ts';

/** The form of one template: what is typed, what is wrong with it, and saving it on top of the version it was opened with. */
export function useTemplateForm(template: Template | null, onSaved?: (template: Template) => void) {
  const queries = useQueryClient();
  const create = useCreateTemplate();
  const update = useUpdateTemplate();
  const start = template ? formFromTemplate(template) : emptyTemplateForm;
  const [saved, setSaved] = useState({ form: start, version: template?.version });
  const [form, setForm] = useState<TemplateForm>(start);
  const [tried, setTried] = useState(false);
  const dirty = JSON.stringify(form) !== JSON.stringify(saved.form);
  const error = create.error ?? update.error;
  const conflict = error instanceof ApiError && error.code === 'VERSION_CONFLICT';

  const take = (newest: Template): void => {
    setSaved({ form: formFromTemplate(newest), version: newest.version });
    setForm(formFromTemplate(newest));
  };
  const newest = async (): Promise<Template | undefined> => {
    const list = await queries.fetchQuery({ ...templatesQuery, staleTime: 0 });
    return list.find(({ id }) => id === template?.id);
  };
  async function save(version = saved.version): Promise<void> {
    setTried(true);
    if (templateFormProblems(form)) return;
    const body = templateFromForm(form);
    // the error stays in the mutation and is shown from there
    const result = await (
      template ? update.mutateAsync({ ...body, id: template.id, version }) : create.mutateAsync(body)
    ).catch(() => null);
    if (!result) return;
    take(result);
    onSaved?.(result);
  }

  return {
    form,
    change: (part: Partial<TemplateForm>) => setForm((before) => ({ ...before, ...part })),
    problems: tried ? templateFormProblems(form) : null,
    dirty,
    busy: create.isPending || update.isPending,
    justSaved: update.isSuccess && !dirty,
    conflict,
    failure: error && !conflict ? messageOf(error) : null,
    save: () => save(),
    discard: () => {
      setForm(saved.form);
      setTried(false);
    },
    takeNewest: async () => {
      const found = await newest();
      if (found) take(found);
      update.reset();
    },
    saveOver: async () => save((await newest())?.version),
  };
}
