import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { limits } from '../limits.ts';

/** Administrative sex, in FHIR's codes. */
export const Sex = z.enum(['female', 'male', 'other', 'unknown']);
export type Sex = z.infer<typeof Sex>;

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
    isReferralFavorite: z.boolean(),
    /** Progress of the job that writes in this chart now, in percent; null when none runs. */
    progress: z.number().int().min(0).max(100).nullable(),
    message: z.string().nullable(),
    entries: z.number().int(),
    ownerId: Id,
    createdAt: Timestamp,
    lastActivityAt: Timestamp,
    version: z.number().int(),
    abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'Note' });
export type Note = z.infer<typeof Note>;

const details = {
  dateOfBirth: CalendarDate.nullish(),
  sex: Sex.nullish(),
  mrn: z.string().trim().max(60).nullish(),
  phone: z.string().trim().max(40).nullish(),
  email: z.email().max(254).nullish(),
  language: z.string().max(20).nullish(),
};

export const NewNote = z.object({ title: Title, ...details });
export type NewNote = z.input<typeof NewNote>;

export const NoteUpdate = z.object({ title: Title.optional(), ...details });
export type NoteUpdate = z.input<typeof NoteUpdate>;

/** `tag` and `date_range` are comma-separated lists; without `limit` the whole list comes as an array. */
export const NoteFilter = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
  cursor: z.string().max(200).optional(),
  query: z.string().max(200).optional(),
  tag: z.string().max(1_000).optional(),
  date_range: z.string().max(60).optional(),
});
export type NoteFilter = z.input<typeof NoteFilter>;

export const NotePage = z.object({ items: z.array(Note), nextCursor: z.string().nullable() });
export type NotePage = z.infer<typeof NotePage>;
export const NoteList = z.union([z.array(Note), NotePage]);
export type NoteList = z.infer<typeof NoteList>;

export const DeleteNotes = z.object({ ids: z.array(Id).min(1).max(200) });
export type DeleteNotes = z.infer<typeof DeleteNotes>;
export const DeletedNotes = z.object({ deleted: z.array(Id) });
export type DeletedNotes = z.infer<typeof DeletedNotes>;
