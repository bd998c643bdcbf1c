import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { DismissLiveChanges, LiveChanges, LiveLines, SaveLiveLines } from './live-lines.schemas.ts';

type ById = { id: string };

export const getLiveLines = call<{ params: ById }, LiveLines>('GET', '/transcripts/recordings/{id}/live_lines');
/** Adds to what is kept; a line that begins where another one does takes its place. */
export const saveLiveLines = call<{ params: ById; body: SaveLiveLines }, Ok>(
  'PUT',
  '/transcripts/recordings/{id}/live_lines',
);
export const getLiveChanges = call<{ params: ById }, LiveChanges>('GET', '/transcripts/{id}/live_changes');
export const dismissLiveChanges = call<{ params: ById; body: DismissLiveChanges }, Ok>(
  'PUT',
  '/transcripts/{id}/live_changes',
);
