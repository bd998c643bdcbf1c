import { describe, expect, it } from 'vitest';
import { editSource, readSource, type Source } from './source-text.ts';

const read = (text: string) => readSource(text) as Source;
const edit = (text: string, before: Source) => editSource(text, before.utterances) as Source;

describe('a source text', () => {
  it('is shown as it was typed when nobody is named, else one line an utterance', () => {
    expect(read('  First.\r\n\r\nSecond. Third.\n').question).toBe('First.\n\nSecond. Third.');
    expect(read('[doctor] Hello.\n[patient] Hi,\nI limp.').question).toBe('doctor: Hello.\npatient: Hi, I limp.');
  });

  it('says what is wrong', () => {
    expect(readSource(' ')).toMatchObject({ code: 'EMPTY_SOURCE' });
    expect(readSource('{"utterances": [{')).toMatchObject({ code: 'UNREADABLE_SOURCE' });
  });
});

describe('an edited source', () => {
  const before = read('Doctor: Hello.\nPatient: I limp.\nDoctor: Since when?\nPatient: I limp.');

  it('keeps the utterances of lines that stayed, each once and in order', () => {
    expect(edit(before.question, before)).toEqual(before);
    expect(edit(before.question.replace('Since when?', 'Which leg?'), before).utterances.map(({ id }) => id)).toEqual([
      'u1',
      'u2',
      'u5',
      'u4',
    ]);
    expect(edit('Patient: I limp.\nPatient: I limp.\nPatient: I limp.', before).utterances.map(({ id }) => id)).toEqual(
      ['u2', 'u4', 'u5'],
    );
  });

  it('may be emptied', () => {
    expect(edit(' \n', before)).toEqual({ question: '', utterances: [] });
  });

  it('keeps who spoke in lines of timed speech', () => {
    const timed = read(
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Dr. Okafor>Hello there. Sit down.\n\n00:03.000 --> 00:04.000\n<v Maria>I limp.\n',
    );
    const { utterances } = edit(timed.question.replace('I limp.', 'I limp badly.'), timed);
    expect(utterances[0]).toEqual(timed.utterances[0]);
    expect(utterances[1]).toMatchObject({
      speaker: 'Maria',
      role: timed.utterances[1]!.role,
      text: 'I limp badly.',
      startMs: null,
    });
  });
});
