import { describe, expect, it } from 'vitest';
import { alignSentences } from './align-sentences.ts';
import { generalRecipe } from './general-recipe.ts';
import { addTyped, markTyped, placeTyped, withTyped } from './typed-facts.ts';

const utterance = (id: string, text: string) => ({
  id,
  speaker: 'Patient',
  role: 'patient' as const,
  startMs: null,
  endMs: null,
  text,
  confidence: null,
});

describe('placing what was typed', () => {
  it('finds the section for each sentence, word for word', () => {
    const placed = placeTyped(
      'HbA1c 7.2 % on 3 November.\n- Allergies: sulfa.\nShe lives alone and has had a cough for two weeks.',
      generalRecipe,
    );
    expect(placed).toEqual([
      { text: 'HbA1c 7.2 % on 3 November.', section: 'results' },
      { text: 'Allergies: sulfa.', section: 'history-of-present-illness' },
      { text: 'She lives alone and has had a cough for two weeks.', section: 'history-of-present-illness' },
    ]);
  });

  it('goes by the label of a line where it has one', () => {
    expect(placeTyped('Plan: repeat potassium on Friday.', generalRecipe)[0]!.section).toBe('assessment-and-plan');
  });

  it('yields nothing for a text without words', () => {
    expect(placeTyped(' \n - \n', generalRecipe)).toEqual([]);
  });
});

describe('typed facts in a note', () => {
  const sections = [
    { key: 'results', header: 'Results', html: '' },
    { key: 'plan', header: 'Plan', html: '<ul><li>Rest.</li></ul>' },
    { key: 'hpi', header: 'History', html: '<p>She has a cough.</p>' },
  ];

  it('stand at the end of their sections, as text and never as markup', () => {
    const html = withTyped(sections, [
      { text: 'K < 4 <b>mmol</b>', section: 'results' },
      { text: 'Call on Friday.', section: 'plan' },
      { text: 'No fever.', section: 'hpi' },
    ]).map((section) => section.html);
    expect(html).toEqual([
      '<p>K &lt; 4 &lt;b&gt;mmol&lt;/b&gt;</p>',
      '<ul><li>Rest.</li><li>Call on Friday.</li></ul>',
      '<p>She has a cough.</p><p>No fever.</p>',
    ]);
  });

  it('are sentences of kind typed, after those of the section', () => {
    const cough = { text: 'She has a cough.', section: 'hpi', kind: 'said' as const, links: [] };
    const { sentences } = addTyped({ sections, sentences: [cough] }, [{ text: 'No fever.', section: 'hpi' }]);
    expect(sentences.map(({ text, kind }) => [text, kind])).toContainEqual(['No fever.', 'typed']);
    expect(sentences.filter(({ section }) => section === 'hpi')[0]).toEqual(cough);
  });
});

describe('what a model took from a typed text', () => {
  const spoken = [utterance('u1', 'I have had a cough for two weeks.')];
  const write = (text: string) =>
    markTyped(alignSentences([{ text, section: 'hpi' }], spoken), 'HbA1c was 7.2 % on 3 November.')[0]!;

  it('is typed, never said', () => {
    expect(write('HbA1c was 7.2 % on 3 November.')).toMatchObject({ kind: 'typed', links: [] });
  });

  it('leaves what was said as it was', () => {
    expect(write('She has had a cough for two weeks.')).toMatchObject({ kind: 'said', links: [{ utteranceId: 'u1' }] });
  });

  it('leaves what stands nowhere without a source', () => {
    expect(write('He broke his left femur skiing.')).toMatchObject({ kind: 'said', links: [] });
  });
});
