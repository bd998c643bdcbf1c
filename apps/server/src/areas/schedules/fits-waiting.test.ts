import { expect, it } from 'vitest';
import { fitsWaiting, lengthOfWaiting } from './fits-waiting.ts';

const freed = { noteId: 'a', workspaceId: 'w', clinicianId: 'ada', localStart: '2030-03-04T09:00', startsAt: 1_000 };
const waiting = { noteId: 'b', workspaceId: 'w', clinician: null, type: null, until: '2030-03-04', present: null };
const length = { minutes: 40, bufferBefore: 5, bufferAfter: 10 };

it('is for whoever waits for that clinician, or for any, up to their last day', () => {
  expect(fitsWaiting(freed, waiting)).toBe(true);
  expect(fitsWaiting(freed, { ...waiting, clinician: { id: 'ada' } })).toBe(true);
  expect(fitsWaiting(freed, { ...waiting, clinician: { id: 'ben' } })).toBe(false);
  expect(fitsWaiting(freed, { ...waiting, until: '2030-03-03' })).toBe(false);
});

it('is not for the patient who gave it up, nor for another workspace', () => {
  expect(fitsWaiting(freed, { ...waiting, noteId: 'a' })).toBe(false);
  expect(fitsWaiting(freed, { ...waiting, workspaceId: 'other' })).toBe(false);
});

it('is earlier than the appointment that they have', () => {
  expect(fitsWaiting(freed, { ...waiting, present: { ...length, startsAt: 1_001 } })).toBe(true);
  expect(fitsWaiting(freed, { ...waiting, present: { ...length, startsAt: 1_000 } })).toBe(false);
});

it('is as long as the appointment that is moved, else as its kind, else twenty minutes', () => {
  expect(lengthOfWaiting({ type: length, present: { ...length, minutes: 15, startsAt: 1 } }).minutes).toBe(15);
  expect(lengthOfWaiting({ type: length, present: null })).toEqual(length);
  expect(lengthOfWaiting(waiting)).toEqual({ minutes: 20, bufferBefore: 0, bufferAfter: 0 });
});
