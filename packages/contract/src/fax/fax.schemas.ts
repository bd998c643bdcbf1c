import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { readPhone } from '../validation/phones.ts';
import { faxFailures, faxLabels, faxLimits, faxReadings, faxStates } from './fax.rules.ts';

/** A fax number in international form, `+` and digits; typed as people write it. */
export const FaxNumber = z
  .string()
  .trim()
  .meta({ examples: ['+1 555 123 4567'] })
  .transform((text, check) => {
    const digits = readPhone(text);
    if (digits !== null) return `+${digits}`;
    check.addIssue(
      `“${text}” is not a complete fax number; numbers of other countries begin with + and the country's code`,
    );
    return z.NEVER;
  });

const Name = z.string().trim().min(1, 'a name is needed').max(faxLimits.name);

/** Whom the workspace sends faxes to. Several people may share a number. */
export const FaxContact = z
  .object({
    id: Id,
    name: z.string(),
    organisation: z.string(),
    /** International form. */
    number: z.string(),
    specialty: z.string(),
    /** A preferred target of referrals. */
    preferred: z.boolean(),
    updatedAt: Timestamp,
    abilities: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'FaxContact' });
export type FaxContact = z.infer<typeof FaxContact>;

export const NewFaxContact = z.object({
  name: Name,
  organisation: z.string().trim().max(faxLimits.name).default(''),
  number: FaxNumber,
  specialty: z.string().trim().max(faxLimits.name).default(''),
  preferred: z.boolean().default(false),
});
export type NewFaxContact = z.input<typeof NewFaxContact>;

/** What carries faxes here. `reaches`: whom it can send to. */
export const FaxLine = z.object({
  name: z.string(),
  /** The workspace's own number; null when an admin has not entered one. */
  number: z.string().nullable(),
  reaches: z.enum(['everyone', 'installation']),
  /** Whether unsigned notes may be sent, as drafts. */
  unsignedAllowed: z.boolean(),
  contactsOnly: z.boolean(),
  abilities: z.object({ edit: z.boolean() }),
});
export type FaxLine = z.infer<typeof FaxLine>;

export const ChangeFaxLine = z.object({ unsignedAllowed: z.boolean(), contactsOnly: z.boolean() });
export type ChangeFaxLine = z.infer<typeof ChangeFaxLine>;

export const FaxTarget = z.object({ name: Name, number: FaxNumber, contactId: Id.nullable().default(null) });
export type FaxTarget = z.input<typeof FaxTarget>;

/** Whether the papers of an upload are about the patient of the chart, as far as they could be read. `text`: what says so. */
export const FaxAbout = z.object({ state: z.enum(['chart', 'unknown', 'other']), text: z.string() });
export type FaxAbout = z.infer<typeof FaxAbout>;

/** A document that is sent beside what the chart holds. It is kept for a day. */
export const FaxUpload = z
  .object({ id: Id, name: z.string(), pages: z.number().int(), size: z.number().int(), about: FaxAbout })
  .meta({ id: 'FaxUpload' });
export type FaxUpload = z.infer<typeof FaxUpload>;

/** The text field beside the one file. */
export const NewFaxUpload = z.object({ noteId: Id });
export type NewFaxUpload = z.infer<typeof NewFaxUpload>;

export const NewFaxPacket = z.object({
  noteId: Id,
  targets: z.array(FaxTarget).min(1, 'choose whom it goes to').max(faxLimits.recipients),
  coverNote: z.string().trim().max(faxLimits.coverNote).default(''),
  /** Entries of the chart: notes as PDF, filled forms and documents as they are. */
  entryIds: z.array(Id).max(faxLimits.documents).default([]),
  /** Own uploads for this chart, behind the entries in this order. */
  uploadIds: z.array(Id).max(faxLimits.uploads).default([]),
  /** A task of the chart, whose loop is told when the fax has arrived. */
  taskId: Id.nullable().default(null),
});
export type NewFaxPacket = z.input<typeof NewFaxPacket>;

/** Why somebody has to look at a number before anything is sent to it. */
export const FaxNumberWarning = z.object({
  number: z.string(),
  kind: z.enum(['first-use', 'other-name', 'wrong-number']),
  text: z.string(),
});
export type FaxNumberWarning = z.infer<typeof FaxNumberWarning>;

/** What would be sent, byte for byte. It is kept for a day. */
export const FaxPacket = z.object({
  id: Id,
  noteId: Id,
  patient: z.string(),
  pages: z.number().int(),
  /** Of each page, in points. */
  sizes: z.array(z.object({ width: z.number(), height: z.number() })),
  size: z.number().int(),
  documents: z.array(
    z.object({
      title: z.string(),
      pages: z.number().int(),
      unsigned: z.boolean(),
      /** What reads as if it were about somebody else; null for all that is of the chart. */
      otherPatient: z.string().nullable(),
    }),
  ),
  warnings: z.array(FaxNumberWarning),
});
export type FaxPacket = z.infer<typeof FaxPacket>;

/**
 * `confirmed`: numbers with a warning that somebody has looked at. `unsigned`: notes that are not signed may go, marked as drafts.
 * `otherPatient`: somebody has looked at the documents that read as if they were about somebody else.
 */
export const SendFax = z.object({
  packetId: Id,
  confirmed: z.array(FaxNumber).max(faxLimits.recipients).default([]),
  unsigned: z.boolean().default(false),
  otherPatient: z.boolean().default(false),
});
export type SendFax = z.input<typeof SendFax>;

export const FaxState = z.enum(faxStates);
export const FaxFailure = z.enum(faxFailures);

export const FaxRecipient = z.object({
  id: Id,
  name: z.string(),
  number: z.string(),
  state: FaxState,
  /** Why it failed; null unless it did. */
  failure: FaxFailure.nullable(),
  /** Pages that arrived, as far as the carrier said. */
  pagesSent: z.number().int().nullable(),
  attempts: z.number().int(),
  changedAt: Timestamp,
  /** Somebody said that the number is not theirs. `taskId`: what is done about it; null once that task is gone. */
  wrongNumber: z.object({ at: Timestamp, taskId: Id.nullable() }).nullable(),
});
export type FaxRecipient = z.infer<typeof FaxRecipient>;

/** `note`: what happened, for whoever follows it up. */
export const NewFaxIncident = z.object({
  recipientId: Id,
  note: z.string().trim().max(faxLimits.coverNote).default(''),
});
export type NewFaxIncident = z.input<typeof NewFaxIncident>;

export const Fax = z
  .object({
    id: Id,
    direction: z.enum(['sent', 'received']),
    /** The chart, once it is known. */
    noteId: Id.nullable(),
    patient: z.string().nullable(),
    pages: z.number().int(),
    size: z.number().int(),
    documents: z.array(z.string()),
    unsigned: z.boolean(),
    /** Whom a received one comes from, in international form; empty when the line did not say. */
    from: z.string(),
    recipients: z.array(FaxRecipient),
    /** Of a received one, once it was read or somebody said so. */
    label: z.enum(faxLabels).nullable(),
    /** What it says in a line or two, in its own words; empty when that is not known. */
    summary: z.string(),
    /** Null for one that was sent. */
    reading: z.object({ state: z.enum(faxReadings), reason: z.string().nullable() }).nullable(),
    /** Who looks after a received one. */
    owner: z.object({ id: Id, name: z.string() }).nullable(),
    spam: z.boolean(),
    /** Another patient's pages seem to begin in it. */
    mayBeSplit: z.boolean(),
    /** How it came into its chart; `by` is null when it filed itself. */
    filed: z.object({ at: Timestamp, by: z.string().nullable(), entryId: Id.nullable() }).nullable(),
    createdBy: z.string().nullable(),
    createdAt: Timestamp,
    /** `file`: into a chart, or out of it again. */
    abilities: z.object({ edit: z.boolean(), file: z.boolean() }),
  })
  .meta({ id: 'Fax' });
export type Fax = z.infer<typeof Fax>;

/** Of received ones, `pending` are those that nobody has filed yet. Spam is in its own list only. */
export const FaxQuery = z.object({
  direction: z.enum(['sent', 'received']).default('received'),
  state: z.enum(['all', 'pending', 'spam']).default('all'),
});
export type FaxQuery = z.input<typeof FaxQuery>;
