import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';

/** What each action costs here and now. Local engine actions may be free by the operator's choice. */
export const Prices = z.object({
  /** Credits by action, as in the price list. */
  actions: z.record(z.string(), z.number().int()),
  /** Credits for a recording, upload, regeneration or command, by model. */
  models: z.record(z.string(), z.number().int()),
  /** Credits of a PDF, by model. */
  pdf: z.record(z.string(), z.number().int()),
  /** True when the engine that writes notes now takes no credits. */
  notesAreFree: z.boolean(),
  /** True when the local engine takes no credits, also where a model writes the notes. */
  localIsFree: z.boolean(),
  /** True when the caller's own key is switched on: recordings, uploads, commands, voice edits and work on templates then take no credits. */
  ownKey: z.boolean(),
});
export type Prices = z.infer<typeof Prices>;

/** `from` and `to` are calendar days in UTC, both included. */
export const LedgerFilter = z.object({ from: CalendarDate.optional(), to: CalendarDate.optional() });
export type LedgerFilter = z.input<typeof LedgerFilter>;

/** One action, or one grant. `reserved` is what an action still holds or held; afterwards it is `taken` plus `returned`. */
export const LedgerEntry = z
  .object({
    id: Id,
    at: Timestamp,
    action: z.string(),
    noteId: Id.nullable(),
    model: z.string().nullable(),
    /** From reserving to taking or returning; null while it is open, or when the clock was set back meanwhile. */
    seconds: z.number().nullable(),
    /** Tokens that models took and gave for it, tries that failed among them; null where no model said. */
    inputTokens: z.number().int().nullable(),
    outputTokens: z.number().int().nullable(),
    /** What the provider takes for them, in the operator's currency; null without prices in the configuration. */
    cost: z.number().nullable(),
    /** Credits that came in (a trial, a refill) or lapsed (negative). */
    granted: z.number().int(),
    reserved: z.number().int(),
    taken: z.number().int(),
    returned: z.number().int(),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const Ledger = z.object({
  balance: z.number().int(),
  limit: z.number().int(),
  plan: z.enum(['trial', 'monthly']),
  nextRefillAt: Timestamp.nullable(),
  /** Newest first, at most 1,000. */
  entries: z.array(LedgerEntry),
});
export type Ledger = z.infer<typeof Ledger>;

const UsageLine = z.object({ name: z.string(), actions: z.number().int(), credits: z.number().int() });

/** What AI was used for since the beginning of the month (UTC). */
export const ApiUsage = z.object({
  from: Timestamp,
  to: Timestamp,
  actions: z.number().int(),
  credits: z.number().int(),
  byAction: z.array(UsageLine),
  byModel: z.array(UsageLine),
});
export type ApiUsage = z.infer<typeof ApiUsage>;
