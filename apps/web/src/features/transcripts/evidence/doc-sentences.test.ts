import { describe, expect, it } from 'vitest';
import { generateJSON, getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { sentencesOfHtml } from '@clinical/language/note-html';
import { sentencesOfDoc } from './doc-sentences.ts';

const schema = getSchema([StarterKit]);
const docOf = (html: string): Node => Node.fromJSON(schema, generateJSON(html, [StarterKit]));

describe('the sentences of a document', () => {
  it.each([
    '<p>She has a cough. No fever.</p><p>Takes 2.5 mg daily.</p>',
    '<h3>Lungs</h3><ul><li>Clear. No wheeze.</li><li><p>Good air entry</p></li></ul>',
    '<p>First line<br>second line</p>',
    '<ul><li>Outer<ul><li>Inner one.</li><li>Inner two.</li></ul></li><li>Last.</li></ul>',
    '<ol><li><p>One</p><p>and more</p></li></ol><p></p>',
    '<p>BP &lt; 120, <strong>stable</strong>. See Dr. Lee.</p>',
  ])('are those that the server cuts from the same HTML: %s', (html) => {
    const found = sentencesOfDoc(docOf(html)).map((sentence) => sentence.text);
    expect(found).toEqual(sentencesOfHtml(html).map((sentence) => sentence.text));
  });

  it('stand where they say', () => {
    const doc = docOf('<p>She has a <strong>cough</strong>. No fever.</p>');
    for (const { text, from, to } of sentencesOfDoc(doc)) expect(doc.textBetween(from, to)).toBe(text);
  });
});
