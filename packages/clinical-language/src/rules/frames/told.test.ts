import { describe, expect, it } from 'vitest';
import { clausesOf } from '../clauses/clauses.ts';
import { personaOf } from '../people/persona.ts';
import { read } from '../../testing/dialogues.ts';
import { toldIn, written } from './told.ts';

const persona = personaOf('female');
const toldBy = (...lines: string[]): string[] => {
  const utterances = read(lines.join('\n'));
  return toldIn(clausesOf(utterances), persona, utterances)
    .filter(({ role }) => role === 'patient')
    .flatMap((statement) => written(statement, 'hpi', persona.subject))
    .map(({ words, topic, form }) => (topic ? `${form}: ${topic.join(' ')}` : words.join(' ')));
};

describe('what the patient told', () => {
  it('takes a denial together with the things that were asked, without what is no thing', () => {
    expect(toldBy('Doctor: Any got no symptoms, diarrhea, or fever?', 'Patient: No.').join(' ')).toMatch(
      /^denied: .*diarrhea , fever$/,
    );
  });

  it('leaves out whom nobody named', () => {
    expect(toldBy('Doctor: What happened?', 'Patient: I work with her. Her kids have a fever and a cough.')).toEqual(
      [],
    );
    expect(toldBy('Doctor: And the family?', 'Patient: My father had asthma when he was young.').join(' ')).toMatch(
      /father had asthma/,
    );
  });

  it('leaves out what is only supposed, and sentences without their object', () => {
    expect(toldBy('Doctor: What happened?', 'Patient: I could be pregnant. I have tried.')).toEqual([]);
  });

  it('keeps a doubt in the sentence or leaves the sentence out', () => {
    expect(toldBy('Doctor: And now?', 'Patient: I am not sure if I twisted my knee.')).toEqual([
      'she is not sure if she twisted her knee',
    ]);
  });

  it('goes on where a sentence was begun anew, and cuts what was broken off', () => {
    expect(toldBy('Doctor: What happened?', 'Patient: I smoke I smoke a pack of cigarettes a day.')).toEqual([
      'she smokes a pack of cigarettes a day',
    ]);
    expect(
      toldBy('Doctor: And the knee?', 'Patient: The knee pain wakes me up at night but for the most part.'),
    ).toEqual(['the knee pain wakes her up at night']);
  });

  it('puts the subject before a verb that has none', () => {
    expect(toldBy('Doctor: What happened?', 'Patient: Woke up with a headache yesterday.').join(' ')).toMatch(
      /^she woke up with/,
    );
  });
});

it('takes what hurts under the examining hand for no history', () => {
  expect(
    toldBy(
      'Doctor: Tell me about the ankle.',
      'Patient: My ankle hurts when I run.',
      'Doctor: Okay, let me do a quick physical exam. I am going to press on your ankle. Does that hurt?',
      'Patient: Yes, that hurts a lot.',
    ),
  ).toEqual(['her ankle hurts when she runs']);
});
