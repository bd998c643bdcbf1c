import { z } from 'zod';

const Points = z.number().min(-20_000).max(20_000);

/** A place on a page: page number from 1, lengths in points (1/72 inch) from the top left of the page as it is shown. */
export const FormBox = z.object({
  page: z.number().int().min(1).max(500),
  x: Points,
  y: Points,
  width: z.number().min(1).max(20_000),
  height: z.number().min(1).max(20_000),
  /** Of a choice that is ticked on the page: the option that this box stands for. */
  option: z.string().max(500).nullable(),
});
export type FormBox = z.infer<typeof FormBox>;

export const FormFieldType = z.enum(['text', 'date', 'checkbox', 'choice', 'signature']);
export type FormFieldType = z.infer<typeof FormFieldType>;

export const FormOption = z.object({ value: z.string().max(500), label: z.string().max(500) });
export type FormOption = z.infer<typeof FormOption>;

export const FormField = z.object({
  /** Unique within the form; stays when the field is changed. */
  id: z.string().min(1).max(64),
  /** Of the PDF's own field, null for a box that was drawn or found. */
  pdfName: z.string().max(2_000).nullable(),
  name: z.string().trim().min(1, 'a field needs a name').max(500),
  type: FormFieldType,
  hint: z.string().max(1_000),
  required: z.boolean(),
  /** It is asked only while another field has this value. */
  condition: z.object({ fieldId: z.string(), equals: z.string().max(500) }).nullable(),
  /** Of a choice. */
  options: z.array(FormOption).max(500),
  multiline: z.boolean(),
  /** Characters that fit; null where the form sets no limit. */
  maxLength: z.number().int().min(1).max(100_000).nullable(),
  /** One cell for each character. */
  comb: z.boolean(),
  /** A signature, its date, or a statement that is certified: only a person fills it. */
  attests: z.boolean(),
  /** False while a person has to look at a box that was found on the page. */
  confirmed: z.boolean(),
  boxes: z.array(FormBox).min(1).max(200),
});
export type FormField = z.infer<typeof FormField>;

/** Width and height of a page as it is shown, in points. */
export const FormPage = z.object({ width: z.number(), height: z.number() });
export type FormPage = z.infer<typeof FormPage>;
