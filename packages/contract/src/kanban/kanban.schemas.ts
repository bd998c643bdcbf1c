import { z } from 'zod';
import { ClinicalTaskStatus } from '../clinical-tasks/clinical-tasks.schemas.ts';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';

/** Files of one card, and cards that one job processes. */
export const assetsPerCard = 10;
export const cardsPerJob = 50;
const instructionMax = 2_000;

/** How a file is shown in place, and what reads it. */
export const AssetKind = z.enum(['pdf', 'image', 'audio', 'text']);
export type AssetKind = z.infer<typeof AssetKind>;

export const CardAsset = z.object({
  id: Id,
  kind: AssetKind,
  fileName: z.string(),
  mediaType: z.string(),
  size: z.number().int(),
  createdAt: Timestamp,
  /** Titles of tasks of the chart that it proves. */
  proves: z.array(z.string()),
});
export type CardAsset = z.infer<typeof CardAsset>;

/**
 * pending: queued; running; done: its entries are written; failed: `message` says why, and the card stayed where it was;
 * cancelled: somebody stopped the job before; held: its entry is there and needs a person before its note is written.
 */
export const CardProcessState = z.enum(['pending', 'running', 'done', 'failed', 'cancelled', 'held']);
export type CardProcessState = z.infer<typeof CardProcessState>;

/** The line of a card in the last job that it was part of. */
export const CardProcess = z.object({
  taskId: Id,
  state: CardProcessState,
  /** Percent. */
  progress: z.number().int().min(0).max(100),
  message: z.string(),
});
export type CardProcess = z.infer<typeof CardProcess>;

const Named = z.object({ id: Id, name: z.string() });

export const Card = z
  .object({
    id: Id,
    noteId: Id,
    title: z.string(),
    description: z.string(),
    status: ClinicalTaskStatus,
    dueOn: CalendarDate.nullable(),
    owner: Named.nullable(),
    /** Place in its column: a text between those of its neighbours, compared by code points. */
    rank: z.string(),
    assets: z.array(CardAsset),
    /** Entries of the thread that were made from it. */
    results: z.array(z.object({ transcriptId: Id, createdAt: Timestamp })),
    process: CardProcess.nullable(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    version: z.number().int(),
    abilities: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'Card' });
export type Card = z.infer<typeof Card>;

/** The cards by column and place. */
export const Board = z.object({ cards: z.array(Card), abilities: z.object({ edit: z.boolean() }) });
export type Board = z.infer<typeof Board>;

const CardFields = z.object({
  title: z.string().trim().min(1, 'a title is needed').max(200),
  description: z.string().trim().max(8_000),
  status: ClinicalTaskStatus,
  dueOn: CalendarDate.nullable(),
  ownerId: Id.nullable(),
});

/** `cardId` is the client's own, so that a repeat makes none. */
export const NewCard = CardFields.partial().extend({ cardId: Id, title: CardFields.shape.title });
export type NewCard = z.input<typeof NewCard>;

/**
 * Changes fields, and moves the card: `after` names the card that it follows in its column, null puts it first. `version` is the one
 * that a title or description was edited from.
 */
export const ChangeCard = CardFields.partial()
  .extend({ after: Id.nullable().optional(), version: z.number().int().optional() })
  .refine(
    ({ title, description, version }) => (title === undefined && description === undefined) || version !== undefined,
    {
      message: 'name the version that the text was edited from',
      path: ['version'],
    },
  );
export type ChangeCard = z.input<typeof ChangeCard>;

/** The words of a file of the kind `text`. `isWhole`: there is no more of it. */
export const CardAssetText = z.object({ text: z.string(), isWhole: z.boolean() });
export type CardAssetText = z.infer<typeof CardAssetText>;

/** The files of a card come beside no text. */
export const CardAssetFields = z.object({});

export const CardIds = z.object({
  /** Parted by commas. */
  ids: z.string().max(40 * cardsPerJob),
});
export type CardIds = z.infer<typeof CardIds>;

export const PriceQuery = CardIds.extend({ model: z.string().max(60).optional() });
export type PriceQuery = z.infer<typeof PriceQuery>;

/** What a job over these cards would cost. `problem`: why one cannot be processed. */
export const ProcessPrice = z.object({
  credits: z.number().int(),
  /** The built-in engine writes by the template; an instruction is followed by a model only. */
  followsInstruction: z.boolean(),
  lines: z.array(z.object({ cardId: Id, credits: z.number().int(), problem: z.string().nullable() })),
});
export type ProcessPrice = z.infer<typeof ProcessPrice>;

/** `credits`: the price that was shown. A job that would cost more is rejected. */
export const ProcessCards = z.object({
  cardIds: z.array(Id).min(1).max(cardsPerJob),
  instruction: z.string().trim().max(instructionMax).optional(),
  templateId: Id.nullish(),
  model: z.string().max(60).nullish(),
  credits: z.number().int().min(0).optional(),
});
export type ProcessCards = z.input<typeof ProcessCards>;

export const ProcessStarted = z.object({ taskId: Id, credits: z.number().int() });
export type ProcessStarted = z.infer<typeof ProcessStarted>;

/** How many jobs were cancelled; none when they had ended already. */
export const ProcessStopped = z.object({ jobs: z.number().int() });
export type ProcessStopped = z.infer<typeof ProcessStopped>;
