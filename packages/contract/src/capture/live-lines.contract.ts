import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './live-lines.calls.ts';
import { DismissLiveChanges, LiveChanges, LiveLines, SaveLiveLines } from './live-lines.schemas.ts';

export const getLiveLines = route(calls.getLiveLines, {
  access: 'session',
  summary: 'The live text of my recording, in its order [ours].',
  params: IdParams,
  response: LiveLines,
  permission: 'recording.own',
  phi: true,
});
export const saveLiveLines = route(calls.saveLiveLines, {
  access: 'session',
  summary: 'Store lines of the live text of my recording [ours].',
  params: IdParams,
  body: SaveLiveLines,
  response: Ok,
  permission: 'recording.own',
  errors: ['RECORDING_CLOSED', 'TOO_LARGE'],
  phi: true,
});
export const getLiveChanges = route(calls.getLiveChanges, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'Numbers and drug names of an entry that differ from its live text [ours].',
  params: IdParams,
  response: LiveChanges,
  permission: 'note.read',
  phi: true,
});
export const dismissLiveChanges = route(calls.dismissLiveChanges, {
  access: 'session',
  summary: 'Hide the changes since the live text, or show them again [ours].',
  params: IdParams,
  body: DismissLiveChanges,
  response: Ok,
  permission: 'note.edit',
  phi: true,
});
