import { describe, expect, it } from 'vitest';
import { limits } from '@clinical/contract/limits';
import { checkFile, checkFiles, groupFiles } from './check-files.ts';

const file = (name: string, size = 10) => ({ name, size });

describe('a file before it is sent', () => {
  it('may be a transcript, audio, a picture or a PDF, whatever the case of its ending', () => {
    const audio = ['a.wav', 'a.MP3', 'a.m4a', 'a.webm', 'a.ogg'];
    for (const name of ['a.txt', 'a.VTT', 'a.srt', 'a.json', 'a.docx', ...audio, 'a.JPG', 'a.jpeg', 'a.png', 'a.pdf']) {
      expect(checkFile(file(name))).toBeNull();
    }
  });

  it('is refused for its kind, for being empty and for its size', () => {
    expect(checkFile(file('scan.doc'))).toEqual({ kind: 'type' });
    expect(checkFile(file('IMG_1.HEIC'))).toEqual({ kind: 'heic' });
    expect(checkFile(file('scan.pdf', limits.pdfFile + 1))).toEqual({ kind: 'tooLarge', limit: limits.pdfFile });
    expect(checkFile(file('txt'))).toEqual({ kind: 'type' });
    expect(checkFile(file('visit.txt', 0))).toEqual({ kind: 'empty' });
    expect(checkFile(file('visit.txt', limits.textFile + 1))).toEqual({ kind: 'tooLarge', limit: limits.textFile });
    expect(checkFile(file('visit.wav', limits.textFile + 1))).toBeNull();
  });

  it('is one too many after the number that one upload takes', () => {
    const results = checkFiles([file('a.txt'), file('b.doc'), file('c.txt')], limits.filesPerUpload - 1);
    expect(results.map((result) => result.problem?.kind ?? null)).toEqual([null, 'type', 'tooMany']);
  });
});

it('keeps audio and the transcript of the same name together', () => {
  const groups = groupFiles([
    file('visit.wav'),
    file('other.txt'),
    file('Visit.vtt'),
    file('visit.txt'),
    file('visit.pdf'),
  ]);
  expect(groups.map((group) => group.map((each) => each.name))).toEqual([
    ['visit.wav', 'Visit.vtt'],
    ['other.txt'],
    ['visit.txt'],
    ['visit.pdf'],
  ]);
});
