import { expect, it } from 'vitest';
import { sentence, utterance } from '../../../testing/chart-builders.ts';
import { leadingLink } from './leading-link.ts';

const asked = utterance('u1', 'Are you allergic to any medicine?', { speaker: 'Doctor' });
const answered = utterance('u2', 'Yes, penicillin gives me a rash.');
const [question, answer] = [asked, answered].map((line) => sentence('', line).links[0]!);

it('an answer leads, however the links stand, and a question only when there is nothing else', () => {
  const lines = [asked, answered];
  expect(leadingLink({ links: [question!, answer!] }, lines)).toBe(answer);
  expect(leadingLink({ links: [answer!, question!] }, lines)).toBe(answer);
  expect(leadingLink({ links: [question!] }, lines)).toBe(question);
  expect(leadingLink({ links: [] }, lines)).toBeNull();
  expect(leadingLink(undefined, lines)).toBeNull();
});

it('a question is one also where its sign lies outside the quote', () => {
  const cut = { ...question!, end: question!.end - 1, quote: question!.quote.slice(0, -1) };
  expect(leadingLink({ links: [cut, answer!] }, [asked, answered])).toBe(answer);
});
