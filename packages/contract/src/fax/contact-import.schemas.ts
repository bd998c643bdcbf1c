import { z } from 'zod';
import { faxLimits } from './fax.rules.ts';

/** A table as programs for contacts and spreadsheets write it; its first line names the columns. Nothing is added unless `confirmed`. */
export const ImportFaxContacts = z.object({
  csv: z.string().min(1).max(faxLimits.contactFile),
  confirmed: z.boolean().default(false),
});
export type ImportFaxContacts = z.input<typeof ImportFaxContacts>;

/** What would be added, or was. `line`: of the file, from 1. */
export const FaxContactImport = z.object({
  added: z.number().int(),
  /** Contacts of the same name and number that are there already, or stand in the file before. */
  present: z.number().int(),
  /** The first of those to add. */
  examples: z.array(z.object({ line: z.number().int(), name: z.string(), number: z.string() })),
  /** Lines that cannot be added, and why; the first of them. */
  problems: z.array(z.object({ line: z.number().int(), text: z.string() })),
  problemCount: z.number().int(),
});
export type FaxContactImport = z.infer<typeof FaxContactImport>;
