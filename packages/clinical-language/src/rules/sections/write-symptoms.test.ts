import { describe, expect, it } from 'vitest';
import { clausesOf } from '../clauses/clauses.ts';
import { read } from '../../testing/dialogues.ts';
import { readSymptoms } from '../facts/symptoms.ts';
import type { Form, Statement } from '../frames/statements.ts';
import { personaOf } from '../people/persona.ts';
import type { Chosen } from './draft.ts';
import { beyondSymptoms, withoutListed, withSeverity, withSymptoms } from './write-symptoms.ts';

const persona = personaOf('male');
const utterances = read(
  'Patient: I have a cough and a sore throat. I feel sick when I eat.\nDoctor: Any fever or chills?\nPatient: No.',
);
const clauses = clausesOf(utterances);
const facts = readSymptoms(
  clauses,
  clauses.map(() => 'history' as const),
  persona,
);
const told = (text: string, form: Form = 'told', topic?: string): Chosen => {
  const statement: Statement = {
    words: text.split(' '),
    form,
    role: 'patient',
    clauses: [clauses.at(-1)!],
    phase: 'history',
    place: 0.5,
    ...(topic ? { topic: topic.split(' ') } : {}),
  };
  return { statement, topic: 'hpi', value: 1 };
};
const texts = (chosen: readonly Chosen[]): string[] => chosen.map(({ statement }) => statement.words.join(' '));

describe('the history with its symptoms', () => {
  it('lists what is had where it came up, and what is denied at the end', () => {
    const chosen = withSymptoms([told('he works at night')], facts, 'cough', persona, clauses.length, true);
    expect(texts(chosen)).toEqual(['he reports sore throat', 'he works at night', 'he denies fever or chills']);
    for (const { statement } of chosen) expect(statement.clauses.length).toBeGreaterThan(0);
  });

  it('leaves denials to a review of systems that the note has', () => {
    expect(texts(withSymptoms([], facts, '', persona, clauses.length, false))).toEqual([
      'he reports cough and sore throat',
    ]);
  });

  it('drops statements that say no more', () => {
    expect(
      texts(
        beyondSymptoms(
          [
            told('he has a really sore throat'),
            told('he has a cough since he painted the cellar'),
            told('he is tired'),
          ],
          facts,
        ),
      ),
    ).toEqual(['he has a cough since he painted the cellar', 'he is tired']);
  });

  it('takes listed symptoms out of a list', () => {
    const { statement } = told('he denies any fever or falls', 'denied', 'fever , or falls');
    expect(withoutListed(statement)?.topic).toEqual(['falls']);
    expect(withoutListed(told('he denies any fever', 'denied', 'fever').statement)).toBeUndefined();
  });

  it('rates a pain once', () => {
    const severity = { value: '4 to 5/10', clauses: [clauses[0]!], at: 0 };
    expect(texts(withSeverity([told('pain is probably a four')], severity, persona, clauses.length))).toEqual([
      'he rates the pain at 4 to 5/10',
    ]);
    expect(texts(withSeverity([told('pain is a four')], undefined, persona, clauses.length))).toEqual([
      'pain is a four',
    ]);
  });
});
