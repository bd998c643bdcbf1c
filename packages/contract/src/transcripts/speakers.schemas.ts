import { z } from 'zod';
import { limits } from '../limits.ts';
import { SpeakerRole } from './source.schemas.ts';

/** One of those who speak in an entry: the label of their lines, which may be empty, and their part in the visit. */
export const Voice = z.object({ speaker: z.string().max(limits.transcriptCharacters), role: SpeakerRole });
export type Voice = z.infer<typeof Voice>;

/** How a voice is to be named from now on. */
const NewVoice = z.object({
  speaker: z
    .string()
    .trim()
    .max(limits.speakerName)
    .regex(/^\P{Cc}*$/u, 'a name in one line'),
  role: SpeakerRole,
});

/**
 * All lines of the voice `from` are `to`'s; all changes count at once, so that two of them swap two voices. With `lines` only those
 * utterances. `undo` takes back the last change instead.
 */
export const ChangeSpeakers = z.object({
  changes: z
    .array(z.object({ from: Voice, to: NewVoice, lines: z.array(z.string().max(40)).min(1).max(500).optional() }))
    .max(limits.speakers)
    .default([]),
  undo: z.boolean().default(false),
});
export type ChangeSpeakers = z.input<typeof ChangeSpeakers>;
