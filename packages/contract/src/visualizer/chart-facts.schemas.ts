import { z } from 'zod';

/** A day as far as it is known: YYYY-MM-DD, YYYY-MM or YYYY. */
export const PartialDay = z.string().regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/);
export type PartialDay = z.infer<typeof PartialDay>;

/** A record of another system: its type and id, e.g. `Observation/12`. */
const RecordKey = z.string().max(300);

/** `ended`: the day on which it was over; `status` is what the other system said, not what the day would mean. */
export const FactProblem = z.object({
  key: RecordKey,
  name: z.string(),
  status: z.enum(['active', 'resolved', 'unknown']),
  onset: PartialDay.nullable(),
  ended: PartialDay.nullable(),
  /** False while the other system calls it provisional. */
  final: z.boolean(),
});
export type FactProblem = z.infer<typeof FactProblem>;

export const FactMedication = z.object({
  key: RecordKey,
  name: z.string(),
  dose: z.string(),
  status: z.enum(['active', 'stopped', 'unknown']),
  started: PartialDay.nullable(),
  stopped: PartialDay.nullable(),
  final: z.boolean(),
});
export type FactMedication = z.infer<typeof FactMedication>;

/** `none`: the record says that there is no known allergy. */
export const FactAllergy = z.object({
  key: RecordKey,
  substance: z.string(),
  reaction: z.string(),
  status: z.enum(['active', 'inactive', 'unknown']),
  none: z.boolean(),
  recorded: PartialDay.nullable(),
  final: z.boolean(),
});
export type FactAllergy = z.infer<typeof FactAllergy>;

/** One observed value: a number, a pair (`second` is the lower one), or words. */
export const FactValue = z.object({
  key: RecordKey,
  /** LOINC where it has one, else the code of another system, else ''. */
  code: z.string(),
  name: z.string(),
  /** As people read it: "7.2 %", "120/80 mmHg", "Never smoker". */
  text: z.string(),
  comparator: z.enum(['', '<', '>']),
  value: z.number().nullable(),
  second: z.number().nullable(),
  unit: z.string(),
  date: PartialDay.nullable(),
  /** HH:MM, where the record has it. */
  time: z.string().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** What the laboratory called it. */
  flag: z.enum(['', 'high', 'low', 'abnormal']),
  final: z.boolean(),
});
export type FactValue = z.infer<typeof FactValue>;

/** What a file of another system says of one patient. */
export const ChartFacts = z.object({
  patient: z
    .object({
      name: z.string(),
      birthDate: PartialDay.nullable(),
      sex: z.string().nullable(),
      mrn: z.string().nullable(),
    })
    .nullable(),
  problems: z.array(FactProblem),
  medications: z.array(FactMedication),
  allergies: z.array(FactAllergy),
  values: z.array(FactValue),
});
export type ChartFacts = z.infer<typeof ChartFacts>;

/** What could not be read, by its place in the file. */
export const BundleIssue = z.object({ path: z.string(), message: z.string() });
export type BundleIssue = z.infer<typeof BundleIssue>;
