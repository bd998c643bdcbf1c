import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './live-lines.calls.ts';
import { DismissLiveChanges, LiveChanges, LiveLines, SaveLiveLines } from './live-lines.schemas.ts';

export const getLiveLines = route(calls.getLiveLines, {
  access: 'session',
  summary: 'What was heard of my recording while it was made, in its order [ours].',
  params: IdParams,
  response: LiveLines,
  permission: 'recording.own',
  phi: true,
});
export const saveLiveLines = route(calls.saveLiveLines, {
  access: 'session',
  summary: 'Keep lines that were heard of my recording while it is made [ours].',
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
  summary: 'Numbers and drug names of an entry that were heard otherwise while it was recorded [ours].',
  params: IdParams,
  response: LiveChanges,
  permission: 'note.read',
  phi: true,
});
export const dismissLiveChanges = route(calls.dismissLiveChanges, {
  access: 'session',
  summary: 'Put the changes since the live text away, or show them again [ours].',
  params: IdParams,
  body: DismissLiveChanges,
  response: Ok,
  permission: 'note.edit',
  phi: true,
});
