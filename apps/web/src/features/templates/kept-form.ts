import type { TemplateForm } from './template-form.ts';

/** What was typed into a template and not saved, with the version it was based on (undefined for a new one). */
export type KeptForm = { form: TemplateForm; version: number | undefined };

/** What was kept, or null when it is of another make. */
export function readKeptForm(kept: unknown): KeptForm | null {
  const { form, version } = (kept ?? {}) as Partial<KeptForm>;
  const texts = [form?.title, form?.nickname, form?.generalInstructions, form?.defaultExam];
  const whole = texts.every((text) => typeof text === 'string') && typeof form?.rest === 'object';
  if (!form || !whole || !Array.isArray(form.sections) || !Array.isArray(form.macros)) return null;
  return { form, version: typeof version === 'number' ? version : undefined };
}
