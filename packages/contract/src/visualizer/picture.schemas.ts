import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { PartialDay } from './chart-facts.schemas.ts';

/** The sentence that something comes from. `import`: a record of another system; `quote` is what it says. */
export const PictureSource = z.object({
  kind: z.enum(['entry', 'import']),
  id: Id,
  at: Timestamp,
  quote: z.string(),
  /** The section that it stands in, or the record of the other system. */
  label: z.string(),
  /** Signed by a clinician, or final in the other system. */
  signed: z.boolean(),
  /** Told by the patient before a visit. */
  reported: z.boolean(),
});
export type PictureSource = z.infer<typeof PictureSource>;
const Sources = z.array(PictureSource).min(1);

/** Why a value stands in the table only. */
export const NotDrawn = z.enum([
  'unit-unknown',
  'unit-missing',
  'limit',
  'day-unknown',
  'not-plausible',
  'no-number',
  'other-unit',
]);
export type NotDrawn = z.infer<typeof NotDrawn>;

/**
 * `text` and `unit` are as written. `drawn` is in the unit of its series; null where `notDrawn` says why. `dated`: by its sentence, by
 * its entry, or not at all. `conflict`: another source has another value of that day.
 */
export const PictureValue = z.object({
  id: z.string(),
  text: z.string(),
  unit: z.string(),
  date: PartialDay.nullable(),
  time: z.string().nullable(),
  dated: z.enum(['stated', 'entry', 'unknown']),
  drawn: z.object({ value: z.number(), second: z.number().nullable() }).nullable(),
  notDrawn: NotDrawn.nullable(),
  /** As its source calls it; never worked out here. */
  flag: z.enum(['', 'high', 'low', 'abnormal']),
  conflict: z.boolean(),
  sources: Sources,
});
export type PictureValue = z.infer<typeof PictureValue>;

/** `focused`: what a prompt asks for; all is where there is none. `low` and `high`: the newest range that a source gives. */
export const PictureSeries = z.object({
  name: z.string(),
  /** That the values are drawn in, as people read it. */
  unit: z.string(),
  values: z.array(PictureValue),
  low: z.number().nullable(),
  high: z.number().nullable(),
  focused: z.boolean(),
});
export type PictureSeries = z.infer<typeof PictureSeries>;

export const PictureProblem = z.object({
  name: z.string(),
  status: z.enum(['active', 'resolved', 'suspected', 'unknown']),
  /** Since the visit before. */
  change: z.enum(['', 'new', 'worse', 'better', 'resolved']),
  first: PartialDay.nullable(),
  last: PartialDay.nullable(),
  /** Sources say both that it is there and that it is over or was never there, on the same day. */
  conflict: z.boolean(),
  focused: z.boolean(),
  sources: Sources,
});
export type PictureProblem = z.infer<typeof PictureProblem>;

export const MedicationAct = z.enum(['started', 'stopped', 'changed', 'continued']);
export type MedicationAct = z.infer<typeof MedicationAct>;

export const PictureMedication = z.object({
  name: z.string(),
  /** As written last; empty where none was. */
  dose: z.string(),
  status: z.enum(['active', 'stopped', 'unknown']),
  started: PartialDay.nullable(),
  stopped: PartialDay.nullable(),
  /** Doses that sources give for the same day and that differ. */
  conflict: z.boolean(),
  events: z.array(
    z.object({ date: PartialDay.nullable(), act: MedicationAct, dose: z.string(), source: PictureSource }),
  ),
  focused: z.boolean(),
});
export type PictureMedication = z.infer<typeof PictureMedication>;

export const SafetyItem = z.object({
  text: z.string(),
  state: z.enum(['present', 'absent', 'past', 'mentioned']),
  date: PartialDay.nullable(),
  sources: Sources,
});
export type SafetyItem = z.infer<typeof SafetyItem>;

/** `unknown`: nothing in the chart says. `conflict`: sources say both; all of them are among the items. */
export const SafetyPart = z.object({
  state: z.enum(['present', 'absent', 'unknown', 'conflict', 'not-applicable']),
  items: z.array(SafetyItem),
});
export type SafetyPart = z.infer<typeof SafetyPart>;

/** What no prompt and no choice of dates leaves out. */
export const PictureSafety = z.object({ allergies: SafetyPart, anticoagulants: SafetyPart, pregnancy: SafetyPart });
export type PictureSafety = z.infer<typeof PictureSafety>;

export const PictureChange = z.object({
  kind: z.enum(['value', 'medication', 'problem']),
  name: z.string(),
  /** A word of the kind: `started`, `new`; `higher`, `lower` or `same` of a value. */
  what: z.enum([
    'started',
    'stopped',
    'changed',
    'new',
    'worse',
    'better',
    'resolved',
    'higher',
    'lower',
    'same',
    'first',
  ]),
  before: z.string(),
  after: z.string(),
  date: PartialDay.nullable(),
  focused: z.boolean(),
  sources: Sources,
});
export type PictureChange = z.infer<typeof PictureChange>;

export const TimelineEvent = z.object({
  date: PartialDay,
  kind: z.enum(['visit', 'document', 'started', 'stopped', 'changed', 'problem', 'resolved']),
  text: z.string(),
  sources: Sources,
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

/** `ordered`: no result is in the chart. `pending`, `unclear`: as a sentence says. */
export const OpenQuestion = z.object({
  why: z.enum(['ordered', 'pending', 'unclear', 'conflict']),
  text: z.string(),
  date: PartialDay.nullable(),
  sources: Sources,
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/** `name`: of the analyte or medication, where it is about one. */
export const NotKnown = z.object({
  what: z.enum([
    'allergies',
    'anticoagulants',
    'pregnancy',
    'no-value',
    'start',
    'not-drawn',
    'unsigned',
    'prompt-unmatched',
    'no-earlier-visit',
    'unread',
    'unread-values',
  ]),
  name: z.string(),
  count: z.number().int(),
});
export type NotKnown = z.infer<typeof NotKnown>;

export const PictureLine = z.object({ text: z.string(), date: PartialDay.nullable(), sources: Sources });
export type PictureLine = z.infer<typeof PictureLine>;

/** What a chart says of a patient, each part with its sentences. */
export const Picture = z.object({
  note: z.object({ id: Id, title: z.string(), dateOfBirth: CalendarDate.nullable(), sex: z.string().nullable() }),
  madeAt: Timestamp,
  /** The visit before the newest one: changes are counted from it. Null where there is none. */
  since: CalendarDate.nullable(),
  lastVisit: CalendarDate.nullable(),
  from: CalendarDate.nullable(),
  to: CalendarDate.nullable(),
  customPrompt: z.string(),
  /** What of the chart the prompt names. */
  focus: z.array(z.string()),
  /** False: "Not enough information". */
  enough: z.boolean(),
  read: z.object({ entries: z.number().int(), signed: z.number().int(), imports: z.number().int() }),
  safety: PictureSafety,
  problems: z.array(PictureProblem),
  medications: z.array(PictureMedication),
  series: z.array(PictureSeries),
  /** What was observed in words. */
  findings: z.array(PictureLine.extend({ name: z.string() })),
  changes: z.array(PictureChange),
  timeline: z.array(TimelineEvent),
  openQuestions: z.array(OpenQuestion),
  notKnown: z.array(NotKnown),
  social: z.array(PictureLine),
  procedures: z.array(PictureLine),
});
export type Picture = z.infer<typeof Picture>;
