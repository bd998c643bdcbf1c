import { describe, expect, it } from 'vitest';
import { plainText, sectionHtml, sentencesOfHtml } from './note-html.ts';

const sentences = (html: string) => sentencesOfHtml(html).map((sentence) => sentence.text);

describe('sentences of HTML', () => {
  it('takes a list item and a table row as one sentence each, and splits paragraphs', () => {
    const html =
      '<h3>Knee</h3><p>One. <strong>Two</strong> is here.</p><ul><li><p>Three. Still three.</p></li><li>Four</li></ul><table><tr><td>BP</td><td>120/80</td></tr></table>';
    expect(sentences(html)).toEqual(['Knee', 'One.', 'Two is here.', 'Three. Still three.', 'Four', 'BP 120/80']);
  });

  it('splits at a line break and reads entities', () => {
    expect(sentences('<p>Pain &lt; 3 &amp; less<br>Better</p>')).toEqual(['Pain < 3 & less', 'Better']);
  });

  it('takes a lone angle bracket and an open tag as they come', () => {
    expect(sentences('BP < 120 and <p>more')).toEqual(['BP < 120 and', 'more']);
  });

  it('gives places in the plain text', () => {
    const html = '<p>One. Two.</p><ul><li>Three</li></ul>';
    for (const sentence of sentencesOfHtml(html))
      expect(plainText(html).slice(sentence.start, sentence.end)).toBe(sentence.text);
  });
});

describe('HTML of sentences', () => {
  it('writes a list or a paragraph, escaped, with headings between', () => {
    expect(sectionHtml([{ text: 'Asthma', heading: true }, { text: 'O2 < 92' }], 'bulleted')).toBe(
      '<h3>Asthma</h3><ul><li>O2 &lt; 92</li></ul>',
    );
    expect(sectionHtml([{ text: 'One.' }, { text: 'Two.' }], 'paragraph')).toBe('<p>One. Two.</p>');
    expect(sectionHtml([], 'paragraph')).toBe('');
  });

  it('runs headings into the line when concise, and gives each system its paragraph when detailed', () => {
    expect(sectionHtml([{ text: 'Asthma.', heading: true }, { text: 'Stable.' }], 'concise')).toBe(
      '<p>Asthma. Stable.</p>',
    );
    expect(sectionHtml([{ text: 'Lungs: Clear.' }, { text: 'Heart: Regular.' }], 'detailed')).toBe(
      '<p>Lungs: Clear.</p><p>Heart: Regular.</p>',
    );
  });
});
