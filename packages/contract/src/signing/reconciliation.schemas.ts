import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';

export const FactKind = z.enum(['allergy', 'dose', 'smoking']);
export type FactKind = z.infer<typeof FactKind>;

/** prechart: what was prepared or answered before the visit. visit: what was said today. last-signed: the last signed note of the chart. */
export const FactSource = z.enum(['prechart', 'visit', 'last-signed']);
export type FactSource = z.infer<typeof FactSource>;

/** What precharts, today's visit and the last signed note say otherwise of each other. */
export const Reconciliation = z
  .object({
    conflicts: z.array(
      z.object({
        /** The same as long as all sides say the same. */
        key: z.string(),
        about: FactKind,
        /** The drug or allergen; empty for smoking. */
        subject: z.string(),
        sides: z.array(
          z.object({
            source: FactSource,
            at: Timestamp,
            value: z.string(),
            quote: z.string(),
            /** Null while nobody has picked; false marks what was not picked. */
            chosen: z.boolean().nullable(),
          }),
        ),
        picked: z.object({ userId: Id, at: Timestamp }).nullable(),
      }),
    ),
    abilities: z.object({ pick: z.boolean() }),
  })
  .meta({ id: 'Reconciliation' });
export type Reconciliation = z.infer<typeof Reconciliation>;

export const PickFact = z.object({ key: z.string().min(1).max(100), source: FactSource });
export type PickFact = z.infer<typeof PickFact>;
