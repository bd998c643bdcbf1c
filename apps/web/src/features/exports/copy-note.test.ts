import { describe, expect, it } from 'vitest';
import { copyNote, type JudgedSentence } from './copy-note.ts';
import { noteBlocks } from '../transcripts/text/note-blocks.ts';

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

  it('says below a signed note who signed it and what was added, and nothing below an empty one', () => {
    const below = [
      { title: 'Signed by Ada Okafor', text: '' },
      { title: 'Addendum by Omar Haddad', text: 'The culture\n\nwas <negative>.' },
    ];
    const copied = copyNote(sections.slice(0, 1), [], { ...words, draftLine: null }, below);
    expect(copied.plain).toBe(
      'History\nShe has a cough. No fever.\n\nSigned by Ada Okafor\n\nAddendum by Omar Haddad\nThe culture\nwas <negative>.',
    );
    expect(copied.html).toContain(
      '<p><strong>Addendum by Omar Haddad</strong></p><p>The culture</p><p>was &lt;negative&gt;.</p>',
    );
    expect(copyNote([], [], { ...words, draftLine: null }, below).plain).toBe('');
  });

  const markedText = (html: string, ...texts: string[]): string => {
    const unsourced = texts.map((text) => ({ text, section: 'hpi', state: 'unsourced' as const }));
    return copyNote([{ key: 'hpi', header: '', html }], unsourced, { ...words, draftLine: null }).plain;
  };

  it('marks each unsourced sentence of a paragraph, also two with the same words', () => {
    expect(markedText('<p>No fever. Well. No <em>cough</em>. Well.</p>', 'No fever.', 'No cough.', 'Well.')).toBe(
      'No fever. [no source] Well. [no source] No cough. [no source] Well.',
    );
    expect(markedText('<p>Well. Well.</p>', 'Well.', 'Well.')).toBe('Well. [no source] Well. [no source]');
    expect(markedText('<p>No fever<br>at night.</p>', 'No fever at night.')).toBe('No fever\nat night. [no source]');
  });

  it('marks a paragraph within a list item or a cell once', () => {
    expect(markedText('<ul><li><p>Rest.</p><ul><li><p>Tea.</p></li></ul></li></ul>', 'Rest.', 'Tea.')).toBe(
      '- Rest. [no source]\n  - Tea. [no source]',
    );
    expect(markedText('<table><tbody><tr><td><p>Rest.</p></td></tr></tbody></table>', 'Rest.')).toBe(
      'Rest. [no source]',
    );
  });

  it('marks a table row of several cells at its end', () => {
    const row = '<table><tbody><tr><th><p>BP</p></th><td><p>120/80</p></td><td><p></p></td></tr></tbody></table>';
    expect(markedText(row, 'BP 120/80')).toMatch(/^BP \| 120\/80 \[no source\]/);
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
