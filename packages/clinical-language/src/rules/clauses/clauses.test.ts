import { describe, expect, it } from 'vitest';
import { read } from '../../testing/dialogues.ts';
import { clausesOf, linksOf } from './clauses.ts';

const clauses = (source: string) => clausesOf(read(source)).map((clause) => clause.words.join(' '));

describe('clauses', () => {
  it('are cut before "and i", "but it" and at a comma between two sentences', () => {
    expect(clauses('Patient: I fell on Monday and I hurt my wrist, it is swollen now.')).toEqual([
      'i fell on monday',
      'and i hurt my wrist',
      'it is swollen now',
    ]);
    expect(clauses('Patient: I have a bad cough, it started on Monday.')).toEqual([
      'i have a bad cough',
      'it started on monday',
    ]);
  });

  it('go on over "mm-hmm"', () => {
    expect(clauses('Doctor: There is some swelling of the-\nPatient: Okay.\nDoctor: left knee.')[0]).toBe(
      'there is some swelling of the left knee',
    );
  });

  it('keep "when …" with its main clause', () => {
    expect(clauses('[patient] when i walk up the stairs i get short of breath')).toEqual([
      'when i walk up the stairs i get short of breath',
    ]);
  });

  it('leave out empty phrases', () => {
    expect(clauses('Patient: You know, I just kind of feel tired, to be honest.')).toEqual(['i feel tired']);
  });

  it('cut raw speech before a question', () => {
    const cut = clauses('[doctor] your blood pressure looks good today have you noticed any swelling\n[patient] no');
    expect(cut).toContain('have you noticed any swelling');
  });
});

it('link to each utterance that they stand in', () => {
  const utterances = read('Doctor: There is swelling of the\nPatient: Okay.\nDoctor: left knee.');
  const clause = clausesOf(utterances).find((candidate) => candidate.words.includes('swelling'))!;
  expect(linksOf(clause, utterances).map((link) => [link.utteranceId, link.quote])).toEqual([
    ['u1', 'There is swelling of the'],
    ['u3', 'left knee'],
  ]);
});
