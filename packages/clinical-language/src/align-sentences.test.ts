import { describe, expect, it } from 'vitest';
import { alignSentences } from './align-sentences.ts';
import { realignEdited } from './realign-edited.ts';
import { kneeVisit, read } from './testing/dialogues.ts';

const utterances = read(kneeVisit);
const align = (text: string) => alignSentences([{ text, section: 'hpi' }], utterances)[0]!;
const quotes = (text: string) => align(text).links.map((link) => link.quote);

describe('alignment', () => {
  it('finds the words behind a sentence by another author', () => {
    expect(quotes('He injured his left knee two weeks ago when he twisted it on the stairs.')[0]).toMatch(
      /twisted my left knee/,
    );
  });

  it('takes a question together with its answer', () => {
    expect(quotes('He denies fevers and chills.')).toEqual(['Any fever or chills', 'No, nothing like that']);
  });

  it('knows synonyms and spoken numbers', () => {
    expect(quotes('Takes Advil 400 mg b.i.d.').join(' ')).toMatch(/ibuprofen four hundred milligrams twice a day/);
  });

  it('knows what people call things that a note names in one word', () => {
    const said = read('Doctor: Any trouble swallowing?\nPatient: No, but there was blood in my urine.');
    const [dysphagia, hematuria] = alignSentences(
      ['Denies dysphagia.', 'Reports hematuria.'].map((text) => ({ text, section: 'ros' })),
      said,
    );
    expect(dysphagia!.links[0]?.quote).toBe('Any trouble swallowing');
    expect(hematuria!.links[0]?.quote).toMatch(/blood in my urine/);
  });

  it('leaves a sentence without links when nothing said supports it', () => {
    expect(quotes('Colonoscopy in 2019 showed two polyps.')).toEqual([]);
  });

  it('marks a finding that the clinician spoke', () => {
    expect(align('Tenderness over the medial joint line.').kind).toBe('exam');
  });
});

describe('an edited note', () => {
  const before = alignSentences(
    [
      { text: 'He twisted his left knee two weeks ago.', section: 'hpi' },
      { text: 'He denies fever.', section: 'hpi' },
    ],
    utterances,
  );
  const edit = (text: string) =>
    realignEdited(
      before,
      [
        { text, section: 'hpi' },
        { text: 'He denies fever.', section: 'hpi' },
      ],
      utterances,
    );

  it('keeps the links of what did not change', () => {
    expect(edit('Something else entirely.')[1]).toEqual(before[1]);
  });

  it('keeps the links when only the wording changes', () => {
    expect(edit('Patient twisted his left knee 2 weeks ago.')[0]).toMatchObject({
      kind: 'said',
      links: before[0]!.links,
    });
  });

  it('finds a source for an added fact that was said', () => {
    expect(edit('He twisted his left knee two weeks ago and it has been swollen since then.')[0]!.kind).toBe('said');
  });

  it.each([
    'He twisted his right ankle two weeks ago while skiing.',
    'He twisted his left knee 9 weeks ago.',
    'He has a history of gout.',
  ])('takes "%s" as typed', (text) => {
    expect(edit(text)[0]).toMatchObject({ kind: 'typed', links: [] });
  });
});
