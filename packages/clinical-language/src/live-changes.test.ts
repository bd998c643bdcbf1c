import { expect, it } from 'vitest';
import { liveChanges } from './live-changes.ts';

const line = (text: string, startMs = 0, endMs = 4_000) => ({ id: `u${startMs}`, startMs, endMs, text });
/** What changed, as the words now and the words before. */
function changed(live: string | string[], final: string): [string, string, string][] {
  const lines = [live].flat().map((text, index) => line(text, index * 2_000, index * 2_000 + 2_000));
  return liveChanges(lines, [line(final)]).map(({ start, end, before, kind }) => [
    final.slice(start, end),
    before,
    kind,
  ]);
}

it.each([
  [
    'take metformin five hundred milligrams',
    'Take metoprolol 50 milligrams.',
    [['metoprolol 50', 'metformin five hundred', 'drug']],
  ],
  ['she weighs seventy kilos', 'She weighs 17 kilos.', [['17', 'seventy', 'number']]],
  ['I take that for pain', 'I take tramadol for pain.', [['tramadol', 'that', 'drug']]],
  ['pain for three weeks', 'Pain for weeks.', [['for', 'three', 'number']]],
] as const)('"%s" became "%s"', (live, final, changes) => {
  expect(changed(live, final)).toEqual(changes);
});

it.each([
  ['take lisinopril twenty milligrams', 'Take lisinopril 20 milligrams.'],
  ['pressure one thirty over eighty five', 'Pressure 130 over 85.'],
  ['the wether is nice', 'The weather is nice!'],
  ['about forty two', 'About forty-two.'],
])('"%s" is what "%s" says', (live, final) => {
  expect(changed(live, final)).toEqual([]);
});

it('compares what was said at the same time, however the lines are cut', () => {
  expect(changed(['she takes aspirin', 'and two tablets'], 'She takes Advil and two tablets.')).toEqual([
    ['Advil', 'aspirin', 'drug'],
  ]);
  const final = [line('Take aspirin 100.', 0, 2_000), line('Stop warfarin.', 60_000, 62_000)];
  expect(liveChanges([line('stop heparin', 60_000, 62_000)], final)).toMatchObject([
    { utteranceId: 'u60000', before: 'heparin' },
  ]);
});

it('says nothing of lines without times, or that nobody heard live', () => {
  expect(liveChanges([line('take aspirin')], [{ id: 'u1', startMs: null, endMs: null, text: 'Take Advil.' }])).toEqual(
    [],
  );
  expect(liveChanges([], [line('Take Advil.')])).toEqual([]);
});
