import { describe, expect, it } from 'vitest';
import { copyNote, type JudgedSentence } from './copy-note.ts';
import { noteBlocks } from './note-blocks.ts';

const words = { draftLine: 'DRAFT, not reviewed', noSource: 'no source', differs: 'differs' };
const sections = [
  { key: 'hpi', header: 'History', html: '<p>She has a **cough**. No fever.</p>' },
  { key: 'empty', header: 'Allergies', html: '<p></p>' },
  { key: 'plan', header: '# Plan', html: '<ul><li>Rest<ul><li>At home</li></ul></li></ul><ol><li>Fluids</li></ol>' },
];
const sentence = (state: JudgedSentence['state']): JudgedSentence => ({ text: 'No fever.', section: 'hpi', state });

describe('a copied note', () => {
  it('starts with the draft line, keeps lists readable and strips stars and hashes', () => {
    expect(copyNote(sections, [], words).plain).toBe(
      'DRAFT, not reviewed\n\nHistory\nShe has a cough. No fever.\n\nPlan\n- Rest\n  - At home\n1. Fluids',
    );
  });

  it('says which sentence has no source, in both forms', () => {
    const copied = copyNote(sections.slice(0, 1), [sentence('unsourced')], words);
    expect(copied.plain).toContain('No fever. [no source]');
    expect(copied.html).toContain('No fever.<em> [no source]</em>');
    expect(copyNote(sections.slice(0, 1), [sentence('contradicted')], words).plain).toContain('No fever. [differs]');
  });

  it('marks neither typed nor template text', () => {
    const copied = copyNote(sections.slice(0, 1), [sentence('typed'), sentence('template')], words);
    expect(copied.plain).not.toContain('[no source]');
  });

  it('keeps the formatting in its rich form and escapes the header', () => {
    const copied = copyNote([{ key: 'a', header: 'A & B', html: '<p><strong>x</strong></p>' }], [], {
      ...words,
      draftLine: null,
    });
    expect(copied.html).toBe('<h3>A &amp; B</h3><p><strong>x</strong></p>');
  });
});

it('reads rows and line breaks as lines', () => {
  const html = '<table><tbody><tr><th>BP</th><td>120/80</td></tr></tbody></table><p>One<br>two</p>';
  expect(noteBlocks(html).map((block) => block.text)).toEqual(['BP | 120/80', 'One\ntwo']);
});
