import { wordsOfKind } from '../../vocabulary/clinical-words.ts';
import { contentStem } from '../reading/read-text.ts';

const names = new Set(
  wordsOfKind('symptom')
    .map(contentStem)
    .filter((stem) => stem !== ''),
);
for (const concept of ['dyspnea', 'syncop', 'insomnia', 'emesi', 'palpitation', 'palpitations', 'edema'])
  names.add(concept);

/** Whether a stem or concept names a symptom or a finding. */
export const isSymptom = (stem: string): boolean => names.has(stem);
