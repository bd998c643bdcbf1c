import { z } from 'zod';
import { CalendarDate, EmailText, Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';
import { readPhone } from '../validation/phones.ts';

/** Administrative sex, in FHIR's codes. */
export const Sex = z.enum(['female', 'male', 'other', 'unknown']);
export type Sex = z.infer<typeof Sex>;

/** Of a chart's newest visit. open: it has no note yet. draft: its note is not signed. */
export const VisitState = z.enum(['open', 'draft', 'signed']);
export type VisitState = z.infer<typeof VisitState>;

/** `reason`: why the patient came, in the words of the note; null while there is no note. */
export const LastVisit = z.object({ at: Timestamp, reason: z.string().nullable(), state: VisitState });
export type LastVisit = z.infer<typeof LastVisit>;

const Title = z.string().trim().min(1, 'a name is needed').max(limits.noteTitle);

/** A patient's chart. `title` is the patient's name. */
export const Note = z
  .object({
    id: Id,
    title: z.string(),
    dateOfBirth: CalendarDate.nullable(),
    sex: Sex.nullable(),
    mrn: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    language: z.string().nullable(),
    departmentId: Id.nullable(),
    /** I follow this patient's referral: the chart comes first in my lists. */
    isReferralFavorite: z.boolean(),
    /** Tags of its entries, each once. */
    tags: z.array(z.string()),
    /** Progress of the job that writes in this chart now, in percent; null when none runs. */
    progress: z.number().int().min(0).max(100).nullable(),
    message: z.string().nullable(),
    entries: z.number().int(),
    /** Null for a chart without visits. */
    lastVisit: LastVisit.nullable(),
    ownerId: Id,
    createdAt: Timestamp,
    lastActivityAt: Timestamp,
    /** Since when it is kept out of the usual lists; null when it is not. */
    archivedAt: Timestamp.nullable(),
    version: z.number().int(),
    /** `seeLog`: see who opened it. */
    abilities: z.object({ edit: z.boolean(), delete: z.boolean(), seeLog: z.boolean() }),
  })
  .meta({ id: 'Note' });
export type Note = z.infer<typeof Note>;

/** As people write it; the digits that are dialled are read from it. */
const Phone = z
  .string()
  .trim()
  .refine((text) => readPhone(text) !== null, 'a phone number');
/** MM/DD/YY, as other systems export it; the server makes a full year of it. */
const ShortDate = z.string().regex(/^\d{1,2}\/\d{1,2}\/\d{2}$/, 'a date');

/** The sample patient of a new account; it is never in a list. */
export const SampleNote = z.object({ sample: Note.nullable() });
export type SampleNote = z.infer<typeof SampleNote>;

const details = {
  dateOfBirth: z.union([CalendarDate, ShortDate]).nullish(),
  sex: Sex.nullish(),
  mrn: z.string().trim().max(60).nullish(),
  phone: z.union([z.literal(''), Phone]).nullish(),
  email: EmailText.nullish(),
  language: z.string().max(20).nullish(),
};

/** `departmentId`: where it is filed; whoever files it there may edit charts of that department. */
export const NewNote = z.object({ title: Title, ...details, departmentId: Id.nullish() });
export type NewNote = z.input<typeof NewNote>;

/** `departmentId: null` takes the chart out of its department. Filing needs the right to delete the chart. */
export const NoteUpdate = z.object({ title: Title.optional(), ...details, departmentId: Id.nullish() });
export type NoteUpdate = z.input<typeof NoteUpdate>;

/** `activity`: newest first; `name`: as names are sorted, without accents and case. My starred patients come before all others in both. */
export const NoteSort = z.enum(['activity', 'name']);
export type NoteSort = z.infer<typeof NoteSort>;

/**
 * `tag` and `date_range` are comma-separated lists; without `limit` the whole list comes as an array. Archived charts are left
 * out unless they are asked for: `only` them, or them `also`.
 */
export const NoteFilter = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
  cursor: z.string().max(200).optional(),
  query: z.string().max(200).optional(),
  tag: z.string().max(1_000).optional(),
  date_range: z.string().max(60).optional(),
  date_of_birth: CalendarDate.optional(),
  sort: NoteSort.optional(),
  archived: z.enum(['only', 'also']).optional(),
});
export type NoteFilter = z.input<typeof NoteFilter>;

/** `none`: charts that are in no department. */
export const DepartmentNoteFilter = NoteFilter.extend({ departmentId: z.union([Id, z.literal('none')]) });
export type DepartmentNoteFilter = z.input<typeof DepartmentNoteFilter>;

export const NotePage = z.object({ items: z.array(Note), nextCursor: z.string().nullable() });
export type NotePage = z.infer<typeof NotePage>;
export const NoteList = z.union([z.array(Note), NotePage]);
export type NoteList = z.infer<typeof NoteList>;

export const DeleteNotes = z.object({ ids: z.array(Id).min(1).max(200) });
export type DeleteNotes = z.infer<typeof DeleteNotes>;
export const DeletedNotes = z.object({ deleted: z.array(Id) });
export type DeletedNotes = z.infer<typeof DeletedNotes>;

export const ReferralFavorite = z.object({ isReferralFavorite: z.boolean() });
export type ReferralFavorite = z.infer<typeof ReferralFavorite>;

export const ArchiveNote = z.object({ archived: z.boolean() });
export type ArchiveNote = z.infer<typeof ArchiveNote>;

/** A chart in the bin; it is deleted for good at `purgedAt`. */
export const BinnedNote = Note.extend({ deletedAt: Timestamp, purgedAt: Timestamp }).meta({ id: 'BinnedNote' });
export type BinnedNote = z.infer<typeof BinnedNote>;

/** Without `limit` the whole bin comes as an array. */
export const BinFilter = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
  cursor: z.string().max(200).optional(),
});
export type BinFilter = z.input<typeof BinFilter>;

export const BinPage = z.object({ items: z.array(BinnedNote), nextCursor: z.string().nullable() });
export type BinPage = z.infer<typeof BinPage>;
export const BinList = z.union([z.array(BinnedNote), BinPage]);
export type BinList = z.infer<typeof BinList>;

/** `note_ids` as the client spells the parameters of these calls. */
export const TranscriptCountsOf = z.object({ note_ids: z.array(Id).min(1).max(limits.pageSizeMax) });
export type TranscriptCountsOf = z.infer<typeof TranscriptCountsOf>;
/** Number of entries by chart. */
export const TranscriptCounts = z.object({ counts: z.record(Id, z.number().int()) });
export type TranscriptCounts = z.infer<typeof TranscriptCounts>;

/** Somebody who edited the chart within `limits.editorActiveFor`, or has it open now. */
export const ActiveEditor = z.object({
  userId: Id,
  nickname: z.string(),
  /** Epoch seconds; 0 for somebody who only has the chart open. */
  lastEditAt: z.number().int(),
  isCurrentUser: z.boolean(),
  /** The entry and the section key of the note that they are in; null when they are in none. */
  transcriptId: Id.nullable(),
  section: z.string().nullable(),
});
export type ActiveEditor = z.infer<typeof ActiveEditor>;
export const ActiveEditors = z.object({ activeEditors: z.array(ActiveEditor) });
export type ActiveEditors = z.infer<typeof ActiveEditors>;

/** Where in a chart somebody is. `here: false` says that they closed it. */
export const Presence = z.object({
  here: z.boolean(),
  transcriptId: Id.nullable().default(null),
  section: z.string().max(60).nullable().default(null),
});
export type Presence = z.input<typeof Presence>;
