import { expect, it } from 'vitest';
import { pairFiles } from './pair-files.ts';

const audio = (fileName: string) => ({ fileName, type: { kind: 'audio' as const, mediaType: 'audio/wav' } });
const text = (fileName: string) => ({ fileName, type: { kind: 'text' as const, mediaType: 'text/plain' } });

const names = (files: Parameters<typeof pairFiles>[0]) =>
  pairFiles(files).map((pair) => [pair.audio?.fileName ?? null, pair.text?.fileName ?? null]);

it('puts a transcript beside the recording of the same name, whatever the order or case', () => {
  expect(names([text('a.vtt'), audio('b.wav'), audio('A.wav'), text('c.txt')])).toEqual([
    ['b.wav', null],
    ['A.wav', 'a.vtt'],
    [null, 'c.txt'],
  ]);
});

it('prefers the transcript with times; the other is an entry of its own', () => {
  expect(names([text('a.txt'), text('a.vtt'), audio('a.wav')])).toEqual([
    [null, 'a.txt'],
    ['a.wav', 'a.vtt'],
  ]);
});

it('takes subtitles for times too', () => {
  expect(names([text('a.txt'), text('a.srt'), audio('a.wav')])).toEqual([
    [null, 'a.txt'],
    ['a.wav', 'a.srt'],
  ]);
});

it('gives one transcript to one recording', () => {
  expect(names([audio('a.wav'), audio('a.mp3'), text('a.txt')])).toEqual([
    ['a.wav', 'a.txt'],
    ['a.mp3', null],
  ]);
});
