import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { limits } from '../limits.ts';

/** Clinical context that was not said: facts for the note, marked there as typed. */
export const ExtraContext = z.string().max(limits.extraContext);

/** Entries of the same chart that the note may also rest on. */
export const ContextEntryIds = z.array(Id).max(limits.contextEntries);
