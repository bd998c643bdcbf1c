import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';
import { gridhookEvents, gridhookFields, gridhookSecret } from './automations.rules.ts';

export const GridhookField = z.enum(gridhookFields);
export type GridhookField = z.infer<typeof GridhookField>;
export const GridhookEvent = z.enum(gridhookEvents);
export type GridhookEvent = z.infer<typeof GridhookEvent>;

/** What is stored. Without a secret the stored one stays. */
export const SetGridhook = z.object({
  url: z.string().trim().min(1).max(2_000),
  secret: z
    .string()
    .min(gridhookSecret.min, `at least ${gridhookSecret.min} characters`)
    .max(gridhookSecret.max)
    .optional(),
  fields: z.array(GridhookField).min(1, 'choose at least one field').max(gridhookFields.length),
  encrypt: z.boolean(),
  enabled: z.boolean(),
});
export type SetGridhook = z.infer<typeof SetGridhook>;

/** The secret is masked: only its last four characters are ever shown. */
export const Gridhook = z
  .object({
    id: Id,
    url: z.string(),
    secret: z.string(),
    fields: z.array(GridhookField),
    encrypt: z.boolean(),
    enabled: z.boolean(),
    /** When the receiver said that the address is gone (410); nothing is sent until it is saved again. */
    endedAt: Timestamp.nullable(),
    lastSuccessAt: Timestamp.nullable(),
    updatedAt: Timestamp,
  })
  .meta({ id: 'Gridhook' });
export type Gridhook = z.infer<typeof Gridhook>;

/** As colleagues see it who manage the workspace: where data goes, and nothing that opens it. */
export const GridhookSummary = z.object({
  id: Id,
  userId: Id,
  userName: z.string(),
  host: z.string(),
  fields: z.array(GridhookField),
  encrypt: z.boolean(),
  enabled: z.boolean(),
  endedAt: Timestamp.nullable(),
  lastSuccessAt: Timestamp.nullable(),
});
export type GridhookSummary = z.infer<typeof GridhookSummary>;

export const DeliveryState = z.enum(['queued', 'delivered', 'failed', 'cancelled']);
export type DeliveryState = z.infer<typeof DeliveryState>;

export const GridhookDelivery = z
  .object({
    /** `webhook-id` of the message, the same at each try. */
    id: Id,
    event: GridhookEvent,
    /** Of the entry; null for a test. */
    transcriptId: Id.nullable(),
    version: z.number().int().nullable(),
    state: DeliveryState,
    /** What the receiver answered last. */
    status: z.number().int().nullable(),
    reason: z.string().nullable(),
    tries: z.number().int(),
    createdAt: Timestamp,
    changedAt: Timestamp,
    nextAt: Timestamp.nullable(),
  })
  .meta({ id: 'GridhookDelivery' });
export type GridhookDelivery = z.infer<typeof GridhookDelivery>;

export const DeliveryFilter = z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) });
export type DeliveryFilter = z.input<typeof DeliveryFilter>;

export const GridhookTest = z.object({
  delivered: z.boolean(),
  status: z.number().int().nullable(),
  message: z.string(),
  ms: z.number().int(),
});
export type GridhookTest = z.infer<typeof GridhookTest>;

const Section = z.array(z.object({ header: z.string(), text: z.string() }));

/**
 * The body of a message, published as `docs/gridhook/message.schema.json`. Fields that were not chosen are absent. `note.deleted` has ids only.
 */
export const GridhookMessage = z.object({
  event: GridhookEvent,
  /** `unreviewed`: written by AI, and no person has confirmed it. `final`: signed. */
  status: z.enum(['unreviewed', 'final', 'deleted', 'test']),
  /** When this message was queued. */
  createdAt: Timestamp,
  /** Rises with each message of an entry: an older one that comes late is not newer. */
  sequence: z.number().int(),
  entryId: Id,
  patientId: Id,
  /** Of `note.moved`: the patient that the entry was sent for before. Remove it there. */
  previousPatientId: Id.nullable(),
  appointmentId: Id.nullable(),
  clinicianId: Id,
  /** Version of the note. */
  version: z.number().int(),
  visitAt: Timestamp,
  /** Length of what was recorded; null where there is no time. */
  lengthMs: z.number().int().nullable(),
  subjective: Section.optional(),
  objective: Section.optional(),
  assessment: Section.optional(),
  plan: Section.optional(),
  /** Sections that are none of these. They come with any of them. */
  other: Section.optional(),
  codes: z
    .array(z.object({ system: z.literal('ICD-10-CM'), code: z.string(), title: z.string(), sentence: z.string() }))
    .optional(),
  medications: z.array(z.object({ name: z.string(), dose: z.string(), sentence: z.string() })).optional(),
  riskFlags: z
    .array(
      z.object({ rule: z.string(), level: z.enum(['urgent', 'emergency', 'crisis']), quotes: z.array(z.string()) }),
    )
    .optional(),
  checkStatus: z
    .object({
      /** `outdated`: the note has changed since it was checked. */
      state: z.enum(['current', 'outdated', 'none']),
      open: z.number().int(),
      sentences: z.object({
        sourced: z.number().int(),
        unsourced: z.number().int(),
        contradicted: z.number().int(),
        template: z.number().int(),
        typed: z.number().int(),
      }),
    })
    .optional(),
  transcript: z.array(z.object({ speaker: z.string(), role: z.string(), text: z.string() })).optional(),
});
export type GridhookMessage = z.infer<typeof GridhookMessage>;
