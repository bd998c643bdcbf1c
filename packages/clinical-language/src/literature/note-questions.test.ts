import { expect, test } from 'vitest';
import { noteQuestions } from './note-questions.ts';

const section = (header: string, ...lines: string[]) => ({
  header,
  html: lines.map((line) => `<p>${line}</p>`).join(''),
});

test('a problem is asked about with what is done for it, and without the patient', () => {
  const plan = section(
    'Assessment and plan',
    'Hypertension is not controlled in Mr. Lind. Start lisinopril 10 mg daily.',
    'Type 2 diabetes: continue metformin.',
  );
  expect(noteQuestions([plan])).toEqual(['hypertension lisinopril', 'type 2 diabetes metformin']);
});

test('a plan of its own is asked about with all problems', () => {
  const sections = [section('Assessment', 'Asthma.'), section('Plan', 'Albuterol as needed.')];
  expect(noteQuestions(sections)).toEqual(['asthma albuterol']);
});

test('what is denied, only thought of, of a relative, stopped, or of another section is left out', () => {
  expect(
    noteQuestions([
      section('History', 'Hypertension. Takes lisinopril.'),
      section(
        'Assessment and plan',
        'No hypertension. Consider lisinopril if it rises.',
        'His mother has asthma and takes albuterol.',
        'Asthma. Stop albuterol. He is allergic to penicillin.',
      ),
    ]),
  ).toEqual([]);
});
