import fc from 'fast-check';
import { expect, it } from 'vitest';
import { docxText } from './docx-text.ts';

const paragraph = (text: string, props = '') => `<w:p>${props}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const list = '<w:pPr><w:numPr><w:ilvl w:val="0"/></w:numPr></w:pPr>';

it('reads paragraphs, lists and tables, a line each', () => {
  const row = `<w:tr><w:tc>${paragraph('BP')}</w:tc><w:tc>${paragraph('120/80')}</w:tc></w:tr>`;
  const xml = `<?xml version="1.0"?><w:document><w:body>${paragraph('Plan')}${paragraph('Rest &amp; fluids', list)}<w:tbl>${row}</w:tbl></w:body></w:document>`;
  expect(docxText(xml)).toBe('Plan\n- Rest & fluids\nBP | 120/80');
});

it('leaves out what was deleted, and expands no entity of the file', () => {
  const deleted = '<w:del><w:r><w:delText>no</w:delText><w:t>gone</w:t></w:r></w:del>';
  expect(docxText(`<!DOCTYPE x [<!ENTITY a "boom">]><w:p><w:r><w:t>&a;&#65;&lt;</w:t></w:r>${deleted}</w:p>`)).toBe(
    '&a;A<',
  );
});

it('joins the runs of a paragraph and breaks where the document does', () => {
  expect(docxText('<w:p><w:r><w:t>Short</w:t></w:r><w:r><w:t>ness</w:t><w:br/><w:t>of breath</w:t></w:r></w:p>')).toBe(
    'Shortness\nof breath',
  );
});

it('reads anything at all without failing', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof docxText(`<w:p><w:t>${text}`) === 'string'));
});
