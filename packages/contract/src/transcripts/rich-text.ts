/** What a note's HTML may hold: the server keeps nothing else, and the editor offers nothing else. */
export const richTextTags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
  'strong',
  'em',
  'u',
  's',
  'a',
  'br',
  'blockquote',
] as const;
/** Where its links may point. */
export const richTextSchemes = ['http', 'https', 'mailto'] as const;
