import { z } from 'zod';
import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './entry-bin.calls.ts';
import { BinnedEntry } from './entry-bin.schemas.ts';
import { Transcript } from './entries.schemas.ts';

export const listEntryBin = route(calls.listEntryBin, {
  access: 'session',
  summary: 'Entries of a chart that lie in the bin, newest first; the newest hundred.',
  params: IdParams,
  response: z.array(BinnedEntry),
  permission: 'note.edit',
  phi: true,
});
export const restoreTranscript = route(calls.restoreTranscript, {
  access: 'session',
  summary: 'Take an entry out of the bin.',
  params: IdParams,
  response: Transcript,
  permission: 'note.edit',
  phi: true,
});
