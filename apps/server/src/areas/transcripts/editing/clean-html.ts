import { richTextSchemes, richTextTags } from '@clinical/contract/transcripts/rich-text';
import sanitizeHtml from 'sanitize-html';

/** What other editors and word processors write for the same thing. */
const renamed: Record<string, string> = {
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  div: 'p',
};

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: [...richTextSchemes],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // their content is code or form state, never text of a note
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'iframe',
    'object',
    'svg',
    'math',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
  ],
  nestingLimit: 40,
  transformTags: Object.fromEntries(
    Object.entries(renamed).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {}, false)]),
  ),
  // a link that lost its address is only text
  exclusiveFilter: (frame) => (frame.tag === 'a' && !frame.attribs.href ? 'excludeTag' : false),
};

/** HTML cut down to the tags of a note. Anything that could run, load or hide is dropped; text stays. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}
