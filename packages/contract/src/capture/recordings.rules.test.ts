import { describe, expect, test } from 'vitest';
import { containerOf, missingChunks } from './recordings.rules.ts';

describe('the container of a media type', () => {
  test.each([
    ['audio/webm;codecs=opus', 'webm'],
    ['audio/ogg; codecs="opus"', 'ogg'],
    ['AUDIO/MP4', 'mp4'],
    ['video/webm', null],
    ['audio/webmx', null],
    ['audio/wav', null],
    ['', null],
  ])('%s is %s', (mimeType, container) => {
    expect(containerOf(mimeType)).toBe(container);
  });
});

describe('what is missing', () => {
  test('is named from the lowest number on, and no more than asked for', () => {
    expect(missingChunks(new Set([0, 2, 5]), 7, 10)).toEqual([1, 3, 4, 6]);
    expect(missingChunks(new Set([0, 2, 5]), 7, 2)).toEqual([1, 3]);
    expect(missingChunks(new Set([0, 1]), 2, 10)).toEqual([]);
  });
});
