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
import { useCreateTemplate, useUpdateTemplate } from './templates.api.ts';
import { templatesQuery } from './templates-query.api.ts';
import { useKeptForm } from './use-kept-form.ts';

/**
 * The form of one template: what is typed, what is wrong with it, and saving it on top of the version it was opened with. What is
 * typed and not saved is there again when the template is opened the next time.
 */
export function useTemplateForm(template: Template | null, onSaved?: (template: Template) => void) {
  const queries = useQueryClient();
  const create = useCreateTemplate();
  const update = useUpdateTemplate();
  const start = template ? formFromTemplate(template) : emptyTemplateForm;
  const [saved, setSaved] = useState({ form: start, version: template?.version });
  const [form, setForm] = useState<TemplateForm>(start);
  const [tried, setTried] = useState(false);
  const [restored, setRestored] = useState(false);
  /** Unsaved changes to an older version, while the form shows the newest. */
  const [aside, setAside] = useState<TemplateForm | null>(null);
  const differs = (one: TemplateForm, other: TemplateForm) => JSON.stringify(one) !== JSON.stringify(other);
  const dirty = differs(form, saved.form);
  const busy = create.isPending || update.isPending;
  const error = create.error ?? update.error;
  const conflict = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
  const keep = useKeptForm(`template:${template?.id ?? 'new'}`, (kept) => {
    // what was typed meanwhile counts more
    if (dirty || !differs(kept.form, form)) return;
    // begun on an older version: the newest is shown, and what was typed waits beside it
    if (template && kept.version !== template.version) return setAside(kept.form);
    setForm(kept.form);
    setSaved((before) => ({ ...before, version: kept.version ?? before.version }));
    setRestored(true);
  });

  const take = (newest: Template): void => {
    setSaved({ form: formFromTemplate(newest), version: newest.version });
    setForm(formFromTemplate(newest));
    setTried(false);
    setRestored(false);
  };
  // saved elsewhere, brought back or moved in the list: with nothing typed here the newest is shown
  if (template && !dirty && !busy && differs(formFromTemplate(template), saved.form)) take(template);
  // rolled back or saved elsewhere under what is typed: what holds now is shown, what was typed waits beside it
  if (template && dirty && !busy && !conflict && template.version > (saved.version ?? 0)) {
    setAside(form);
    take(template);
  }

  const change = (part: Partial<TemplateForm>): void => {
    const next = { ...form, ...part };
    setForm(next);
    keep(differs(next, saved.form) ? { form: next, version: saved.version } : null);
  };
  const newest = async (): Promise<Template | undefined> => {
    const list = await queries.fetchQuery({ ...templatesQuery, staleTime: 0 });
    return list.find(({ id }) => id === template?.id);
  };
  async function save(reason: string, version = saved.version, typed = form): Promise<boolean> {
    setTried(true);
    if (templateFormProblems(typed)) return false;
    // it may have been moved in the list meanwhile
    const body = { ...templateFromForm(typed), order: template?.order ?? form.rest.order };
    // the error stays in the mutation and is shown from there, beside what stands in its place now
    const result = await (
      template ? update.mutateAsync({ ...body, id: template.id, version, reason }) : create.mutateAsync(body)
    ).catch(() => null);
    if (!result) {
      void newest().catch(() => undefined);
      return false;
    }
    keep(null);
    setAside(null);
    // a shared template of somebody else stays as it was; what was saved is a copy
    take(template && result.id !== template.id ? template : result);
    onSaved?.(result);
    return true;
  }

  return {
    form,
    change,
    problems: tried ? templateFormProblems(form) : null,
    dirty,
    restored,
    busy,
    justSaved: update.isSuccess && !dirty,
    /** Somebody saved this template after what is typed here was begun. */
    outdated: conflict || aside !== null,
    /** What is typed on the older version. */
    mine: aside ?? form,
    failure: error && !conflict ? messageOf(error) : null,
    save: (reason: string) => save(reason),
    discard: () => {
      setForm(saved.form);
      setSaved((before) => ({ ...before, version: template?.version }));
      setTried(false);
      setRestored(false);
      update.reset();
      keep(null);
    },
    takeNewest: async () => {
      const found = await newest();
      if (found) take(found);
      setAside(null);
      keep(null);
      update.reset();
    },
    saveOver: async (reason: string) => save(reason, (await newest())?.version, aside ?? form),
  };
}
