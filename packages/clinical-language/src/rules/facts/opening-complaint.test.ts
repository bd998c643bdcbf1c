import { expect, it } from 'vitest';
import { clausesOf } from '../clauses/clauses.ts';
import { read } from '../../testing/dialogues.ts';
import { complaintIn, complaintRows, openingComplaint } from './opening-complaint.ts';

it.each(
  complaintRows.map(({ name, example, pattern }) => [example, name.replace('$1', pattern.exec(example)?.[1] ?? '')]),
)('"%s" is "%s"', (example, name) => {
  expect(complaintIn(example!)).toBe(name);
});

it('is the answer to why the patient came, behind names and greetings', () => {
  const clauses = clausesOf(
    read(
      'Doctor: Can you tell me your name?\nPatient: Ana Lund, I am forty, and I have a cold home.\nDoctor: So how can I help you today?\nPatient: Well, it is a bit silly. My chest feels tight.',
    ),
  );
  expect(openingComplaint(clauses)?.words).toBe('chest tightness');
});

it('is none when nobody asked', () => {
  expect(openingComplaint(clausesOf(read('Patient: My chest feels tight.')))).toBeUndefined();
});
