import { z } from 'zod';
import { Timestamp } from '../common.schemas.ts';

const days = z.number().int().min(1).max(36_500);
/** How long something is kept: so many days, or until somebody deletes it. */
export const KeptFor = z.union([days, z.literal('until-deleted')]);
export type KeptFor = z.infer<typeof KeptFor>;

/** What a person or a workspace wants; null where they leave it open. Audio counts from its visit, a chart from its last activity. */
export const Retention = z.object({ audio: KeptFor.nullable(), charts: KeptFor.nullable() });
export type Retention = z.infer<typeof Retention>;

export const ConsentText = z.object({
  version: z.string(),
  /** What is asked of a patient; null for the text that the pages bring along. */
  text: z.string().nullable(),
  /** Since when it holds and who wrote it; null for that text. */
  since: Timestamp.nullable(),
  userName: z.string().nullable(),
});
export type ConsentText = z.infer<typeof ConsentText>;

/** What goes on one day: audio of so many entries for good, so many charts to the bin. */
export const DueDay = z.object({ day: z.iso.date(), audio: z.number().int(), charts: z.number().int() });
export type DueDay = z.infer<typeof DueDay>;

export const PrivacySettings = z.object({
  mine: Retention,
  workspace: Retention,
  /** What holds for the caller's own entries and charts, and who decided it. */
  holds: z.object({
    audio: KeptFor,
    audioFrom: z.enum(['workspace', 'mine', 'default']),
    charts: KeptFor,
    chartsFrom: z.enum(['workspace', 'mine', 'default']),
  }),
  /** All versions of the workspace's consent text, the one that holds first. */
  consentTexts: z.array(ConsentText),
  /** What goes in the next 30 days: of the caller's own, for an admin of the whole workspace. */
  due: z.array(DueDay),
  abilities: z.object({ editWorkspace: z.boolean() }),
});
export type PrivacySettings = z.infer<typeof PrivacySettings>;

/** What is absent stays. A new consent text is a new version; earlier ones stay, and null goes back to the pages' own. */
export const SetPrivacySettings = z.object({
  mine: Retention.partial().optional(),
  workspace: Retention.partial()
    .extend({ consentText: z.string().trim().min(1).max(2_000).nullable() })
    .partial()
    .optional(),
});
export type SetPrivacySettings = z.infer<typeof SetPrivacySettings>;
