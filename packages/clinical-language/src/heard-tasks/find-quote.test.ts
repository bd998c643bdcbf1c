import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { expect, test } from 'vitest';
import { parseTranscript } from '../parse-transcript.ts';
import { findQuote } from './find-quote.ts';

const said: Utterance[] = parseTranscript(
  'Patient: Is that all?\nDoctor: Yes. I’ll fax the form to your school, then.',
).utterances;

test('a quote is found by its words, and the link holds them as they were said', () => {
  const link = findQuote("i'll fax  the FORM, to your school", said)!;
  expect(link.quote).toBe('I’ll fax the form to your school');
  expect(said.find(({ id }) => id === link.utteranceId)!.text.slice(link.start, link.end)).toBe(link.quote);
});

test.each(['I will fax the chart to your school', 'the form', '', 'that all yes I’ll fax'])(
  '%j was not said',
  (quote) => expect(findQuote(quote, said)).toBeNull(),
);
