import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';

/** As in `ehr_type` of an address, e.g. `drchrono`. */
const EhrType = z.string().trim().min(1).max(40);
/** An EHR's own id of a patient or a document. */
const EhrId = z.string().min(1).max(200);

/** What another system hands over in the address of a page. */
export const LinkEhr = z.object({ email: z.string().max(254), token: z.string().min(1).max(16_000), type: EhrType });
export type LinkEhr = z.infer<typeof LinkEhr>;

/** A status of success with an error in it: the link was not made. */
export const LinkedEhr = z.object({ error: z.string().optional() });
export type LinkedEhr = z.infer<typeof LinkedEhr>;

export const AuthorizeEhr = z.object({ type: EhrType });
export type AuthorizeEhr = z.infer<typeof AuthorizeEhr>;

/** Of the EHR's own page, which asks the person and comes back to `/ehr-linked` with a code. */
export const EhrAuthorization = z.object({ address: z.string() });
export type EhrAuthorization = z.infer<typeof EhrAuthorization>;

export const FinishEhrLink = z.object({ code: z.string().min(1).max(4_000), state: z.string().min(1).max(200) });
export type FinishEhrLink = z.infer<typeof FinishEhrLink>;

export const EhrName = z.object({ type: EhrType, name: z.string() });
export type EhrName = z.infer<typeof EhrName>;

/** `ended`: the EHR no longer accepts it. What was to be sent is kept until the account is linked again. */
export const EhrLink = EhrName.extend({
  state: z.enum(['linked', 'ended']),
  since: Timestamp,
  /** When the EHR last answered to it. */
  usedAt: Timestamp.nullable(),
});
export type EhrLink = z.infer<typeof EhrLink>;

/** The EHRs of this server, and the one that the caller is linked to. */
export const EhrLinkState = z
  .object({
    systems: z.array(EhrName),
    link: EhrLink.nullable(),
    /** Notes of the caller that are not in the EHR yet. */
    waiting: z.number().int(),
  })
  .meta({ id: 'EhrLinkState' });
export type EhrLinkState = z.infer<typeof EhrLinkState>;

export const EhrIdentifier = z.enum(['name', 'birthDate', 'mrn']);
export type EhrIdentifier = z.infer<typeof EhrIdentifier>;

/** A patient of the EHR beside the chart. Two identifiers that agree and none that differs make them the same person. */
export const EhrPatient = z
  .object({
    id: EhrId,
    name: z.string(),
    birthDate: CalendarDate.nullable(),
    mrns: z.array(z.string()),
    agree: z.array(EhrIdentifier),
    differ: z.array(EhrIdentifier),
    /** Whether the chart's notes may go to them. */
    fits: z.boolean(),
  })
  .meta({ id: 'EhrPatient' });
export type EhrPatient = z.infer<typeof EhrPatient>;

export const EhrPatientFilter = z.object({
  noteId: Id,
  /** A name or record number instead of those of the chart. */
  query: z.string().trim().max(200).optional(),
});
export type EhrPatientFilter = z.infer<typeof EhrPatientFilter>;

export const ChooseEhrPatient = z.object({ noteId: Id, patientId: EhrId });
export type ChooseEhrPatient = z.infer<typeof ChooseEhrPatient>;

/** prepared: kept here. sent: handed over, and not seen in the EHR yet. confirmed: read back from the EHR. */
export const PushState = z.enum(['prepared', 'sent', 'confirmed', 'failed']);
export type PushState = z.infer<typeof PushState>;

export const PushPart = z.enum(['patient', 'text', 'draft', 'status', 'date', 'type', 'author', 'replaces']);
export type PushPart = z.infer<typeof PushPart>;

/** One sending of an entry's note. Tried again, it is the same document. */
export const EhrPush = z
  .object({
    id: Id,
    transcriptId: Id,
    system: EhrName,
    state: PushState,
    draft: z.boolean(),
    /**
     * `away`: the EHR did not answer. `link-ended`: the account must be linked again. `other-account`: its person is linked to another
     * account there now. Else a sentence on what went wrong.
     */
    reason: z.string().nullable(),
    /** It may be in the EHR, whatever the state says. */
    handedOver: z.boolean(),
    /** It went to the patient who is chosen for the chart now. */
    samePatient: z.boolean(),
    /** The EHR's own id. */
    documentId: z.string().nullable(),
    /** What the EHR does not have as it was sent. */
    different: z.array(PushPart),
    /** It was sent with the text of now. */
    current: z.boolean(),
    createdAt: Timestamp,
    changedAt: Timestamp,
  })
  .meta({ id: 'EhrPush' });
export type EhrPush = z.infer<typeof EhrPush>;

/** What would be sent, to whom, and what was sent before, newest first. */
export const EhrPushPreview = z
  .object({
    link: EhrLink.nullable(),
    /** The exact text. */
    text: z.string(),
    /** Of the text, hex. It is sent back, so that what was shown is what goes. */
    digest: z.string(),
    draft: z.boolean(),
    /** The chosen patient as the EHR has them now; null before one is chosen, and when they could not be read. */
    patient: EhrPatient.nullable(),
    /** `unread`: chosen, and not readable now; `reason` says why. */
    match: z.enum(['none', 'read', 'unread']),
    reason: z.string().nullable(),
    pushes: z.array(EhrPush),
  })
  .meta({ id: 'EhrPushPreview' });
export type EhrPushPreview = z.infer<typeof EhrPushPreview>;

export const PushNote = z.object({
  digest: z
    .string()
    .regex(/^[\da-f]{64}$/, 'a digest')
    .meta({ examples: ['0'.repeat(64)] }),
  /** The patient there and the EHR that were shown. */
  patientId: EhrId,
  type: EhrType,
  /** It is or may be in the EHR already, and is to be sent all the same: the new document replaces one that is known. */
  again: z.boolean().default(false),
});
export type PushNote = z.input<typeof PushNote>;
