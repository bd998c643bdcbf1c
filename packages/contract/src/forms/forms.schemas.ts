import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { FormField, FormPage } from './fields.schemas.ts';

/** A blank form of the workspace, without its fields. */
export const Form = z
  .object({
    id: Id,
    title: z.string(),
    fileName: z.string(),
    size: z.number().int(),
    pages: z.number().int(),
    fields: z.number().int(),
    /** Rises with each change of its fields; filled copies keep theirs. */
    version: z.number().int(),
    createdBy: z.string(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    abilities: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'Form' });
export type Form = z.infer<typeof Form>;

export const FormFields = z.object({ version: z.number().int(), pages: z.array(FormPage), fields: z.array(FormField) });
export type FormFields = z.infer<typeof FormFields>;

export const mostFormFields = 1_000;

/** `version` is the one that the change is based on. */
export const SaveFormFields = z.object({
  version: z.number().int(),
  title: z.string().trim().min(1, 'a title is needed').max(200).optional(),
  fields: z
    .array(FormField)
    .max(mostFormFields)
    .refine(
      (fields) => new Set(fields.map(({ id }) => id)).size === fields.length,
      'each field needs an id of its own',
    ),
});
export type SaveFormFields = z.input<typeof SaveFormFields>;

/** Events of the stream that reads the fields of a form. */
export const FormFieldEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('progress'), message: z.string(), progress: z.number().int(), total: z.number().int() }),
    z.object({ type: z.literal('field'), data: FormField, progress: z.number().int(), total: z.number().int() }),
    z.object({
      type: z.literal('complete'),
      message: z.string(),
      total_fields: z.number().int(),
      fields: z.array(FormField),
    }),
    z.object({ type: z.literal('error'), message: z.string() }),
  ])
  .meta({ id: 'FormFieldEvent' });
export type FormFieldEvent = z.infer<typeof FormFieldEvent>;

/** Where a proposed value comes from: the chart's own data, the person's profile, or a sentence of an entry. */
export const FormSource = z.object({
  kind: z.enum(['chart', 'profile', 'entry']),
  entryId: Id.nullable(),
  quote: z.string(),
  /** When it was recorded; null for data without a date. */
  at: Timestamp.nullable(),
});
export type FormSource = z.infer<typeof FormSource>;

export const FormProposal = z.object({ value: z.string(), source: FormSource });
export type FormProposal = z.infer<typeof FormProposal>;

/** `changedBy` is null for a value that nobody has entered or accepted yet. */
export const FormValue = z.object({
  value: z.string(),
  source: FormSource.nullable(),
  changedBy: z.string().nullable(),
  changedAt: Timestamp,
});
export type FormValue = z.infer<typeof FormValue>;

/** A form that is being filled in for a patient, or was. */
export const FormDraft = z
  .object({
    id: Id,
    formId: Id,
    formTitle: z.string(),
    formVersion: z.number().int(),
    noteId: Id,
    patient: z.string(),
    pages: z.array(FormPage),
    fields: z.array(FormField),
    values: z.record(z.string(), FormValue),
    /** All that was found for a field; several that differ are for a person to choose from. */
    proposals: z.record(z.string(), z.array(FormProposal)),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    /** The entry of the filled form; null while it is being filled in. */
    transcriptId: Id.nullable(),
    abilities: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'FormDraft' });
export type FormDraft = z.infer<typeof FormDraft>;

export const FormDraftLine = z.object({
  id: Id,
  formId: Id,
  formTitle: z.string(),
  noteId: Id,
  patient: z.string(),
  entered: z.number().int(),
  fields: z.number().int(),
  updatedAt: Timestamp,
  transcriptId: Id.nullable(),
});
export type FormDraftLine = z.infer<typeof FormDraftLine>;

export const FormForPatient = z.object({ formId: Id, noteId: Id, entryIds: z.array(Id).max(100).default([]) });
export type FormForPatient = z.input<typeof FormForPatient>;

export const FormProposals = z.object({ proposals: z.record(z.string(), z.array(FormProposal)) });
export type FormProposals = z.infer<typeof FormProposals>;

/** An empty value leaves the box blank. */
export const SetFormValue = z.object({ value: z.string().max(20_000), source: FormSource.nullable().default(null) });
export type SetFormValue = z.input<typeof SetFormValue>;

/** `incomplete`: it is to be filled although required fields are blank. */
export const FillForm = z.object({ draftId: Id, incomplete: z.boolean().default(false) });
export type FillForm = z.input<typeof FillForm>;
