import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { expect, it } from 'vitest';
import { clausesOf } from '../clauses/clauses.ts';
import { personaOf } from '../people/persona.ts';
import { read } from '../../testing/dialogues.ts';
import type { Draft } from '../sections/draft.ts';
import { writePlanFromOrders } from './write-plan.ts';

const complained = (said: string, { id, text, startMs, endMs }: Utterance): Draft => ({
  text: `${said[0]!.toUpperCase()}${said.slice(1)}.`,
  kind: 'said',
  links: [{ utteranceId: id, start: 0, end: text.length, startMs, endMs, quote: text }],
  topic: 'cc',
  words: said.split(' '),
});

const planOf = (said: string, complaint?: string): string[] => {
  const utterances = read(`Patient: My heel is sore and my asthma is bad.\nDoctor: ${said}`);
  const drafts = writePlanFromOrders(
    clausesOf(utterances),
    [],
    complaint === undefined ? undefined : complained(complaint, utterances[0]!),
    personaOf('female'),
    new Set(),
    utterances,
    () => true,
  );
  for (const { links } of drafts) expect(links.length).toBeGreaterThan(0);
  return drafts.map(({ text, heading }) => (heading ? `# ${text}` : text));
};

it('files orders under the problem that was opened before them, and return advice at the end', () => {
  expect(
    planOf(
      'For your first problem, I think you have plantar fasciitis. I am going to refer you to physical therapy. In terms of your asthma, continue your albuterol. Follow up in six weeks. If the pain gets worse, give us a call.',
    ),
  ).toEqual([
    '# Plantar fasciitis.',
    'Refer to physical therapy.',
    '# Asthma.',
    'Continue albuterol.',
    'Follow up in 6 weeks.',
    'Call or return if the pain gets worse.',
  ]);
});

it('files what is ordered before another problem is opened under the complaint', () => {
  expect(planOf('I will give you a night splint. And for your asthma, continue your albuterol.', 'heel pain')).toEqual([
    '# Heel pain.',
    'Provide night splint.',
    '# Asthma.',
    'Continue albuterol.',
  ]);
});

it('writes no heading for a topic that nothing was ordered for', () => {
  expect(
    planOf('In terms of your asthma. Now your heel, I think you have plantar fasciitis. Rest the heel.'),
  ).not.toContain('# Asthma.');
});

it('names the results that speak of a problem below it', () => {
  const utterances = read('Doctor: For your diabetes, continue metformin. For your knee pain, continue ibuprofen.');
  const result = (text: string): Draft => ({
    text,
    kind: 'said',
    links: [],
    topic: 'results',
    words: text.toLowerCase().split(' '),
  });
  const drafts = writePlanFromOrders(
    clausesOf(utterances),
    [],
    undefined,
    personaOf('female'),
    new Set(),
    utterances,
    () => true,
    [result('Knee x-ray: normal.'), result('Hemoglobin A1c 8.'), result('Echocardiogram: normal.')],
  );
  expect(drafts.map(({ text }) => text)).toEqual([
    'Diabetes.',
    'Hemoglobin A1c 8.',
    'Continue metformin.',
    'Knee pain.',
    'Knee x-ray: normal.',
    'Continue ibuprofen.',
  ]);
});
