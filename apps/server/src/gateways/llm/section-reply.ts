import { JsonTexts } from './json-texts.ts';
import type { WrittenSection } from './port.ts';

/** What the model is told about the form of its answer. */
export function replyForm(sectionKeys: readonly string[]): string {
  return [
    'Answer in exactly this form and write nothing outside it. Before each section put its mark on a line of its own, after the last one the end mark:',
    ...sectionKeys.map((key) => `[[section: ${key}]]\n(text of this section, or nothing)`),
    '[[end]]',
    'Plain text only: no HTML, no Markdown.',
  ].join('\n');
}

/** What a model is told that answers in JSON of a given form. */
export const jsonForm =
  'Answer with one JSON object. Its keys are the keys of the sections, its values their texts, empty where there is nothing to write. Plain text only in the values: no HTML, no Markdown; a list has one item a line.';

/** That form: every section is a text, none is left out and none is added. */
export function replySchema(sectionKeys: readonly string[]) {
  return {
    type: 'object' as const,
    properties: Object.fromEntries(sectionKeys.map((key) => [key, { type: 'string' as const }])),
    required: [...sectionKeys],
    additionalProperties: false,
  };
}

const mark = /^[\s*#]*\[\[\s*(?:section\s*:\s*([a-z0-9-]+)|(end))\s*\]\][\s*]*$/i;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Reads a reply while it streams in. `push` returns the sections that became complete with this piece of text; `finish` returns
 * all of them in the order of the keys, or null when nothing usable came. Models forget forms, so `finish` also takes a JSON
 * object by key, headings that name the sections, and as the last resort running text, which becomes the first section.
 */
export class SectionReply {
  readonly #keys: readonly string[];
  readonly #texts = new Map<string, string>();
  #all = '';
  #partialLine = '';
  #open: { key: string; lines: string[] } | undefined;
  readonly #object = new JsonTexts();
  #ended = false;

  constructor(sectionKeys: readonly string[]) {
    this.#keys = sectionKeys;
  }

  get length(): number {
    return this.#all.length;
  }

  /** Whether the reply came to its end mark, or to the end of its object. */
  get isWhole(): boolean {
    return this.#ended || this.#object.ended;
  }

  /** Whether it is an object whose end is missing. */
  get isCut(): boolean {
    return this.#object.begun;
  }

  push(piece: string): WrittenSection[] {
    this.#all += piece;
    const texts = this.#object.push(piece);
    if (texts) return texts.filter(({ key }) => this.#keys.includes(key));
    const lines = (this.#partialLine + piece).split('\n');
    this.#partialLine = lines.pop() ?? '';
    return lines.flatMap((line) => this.#line(line));
  }

  finish(): WrittenSection[] | null {
    this.#line(this.#partialLine);
    this.#partialLine = '';
    this.#close();
    const texts =
      this.#texts.size > 0
        ? this.#texts
        : (readJson(this.#all, this.#keys) ?? readHeadings(this.#all, this.#keys) ?? this.#runningText());
    if (!texts) return null;
    return this.#keys.map((key) => ({ key, text: texts.get(key) ?? '' }));
  }

  #line(line: string): WrittenSection[] {
    const found = mark.exec(line);
    if (!found) {
      this.#open?.lines.push(line);
      return [];
    }
    const done = this.#close();
    this.#ended ||= found[2] !== undefined;
    const key = found[1]?.toLowerCase();
    if (key !== undefined && this.#keys.includes(key)) this.#open = { key, lines: [] };
    return done;
  }

  #close(): WrittenSection[] {
    if (!this.#open) return [];
    const { key, lines } = this.#open;
    this.#open = undefined;
    const text = [this.#texts.get(key), lines.join('\n').trim()].filter(Boolean).join('\n');
    this.#texts.set(key, text);
    return [{ key, text }];
  }

  #runningText(): Map<string, string> | null {
    const text = this.#all.trim();
    const first = this.#keys[0];
    if (first === undefined || text === '' || /^(?:[[{<]|```)/.test(text) || !/\p{L}/u.test(text)) return null;
    return new Map([[first, text]]);
  }
}

function readJson(text: string, keys: readonly string[]): Map<string, string> | null {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) return null;
  let value: unknown;
  try {
    value = JSON.parse(text.slice(start, end + 1));
  } catch {
    return null;
  }
  const texts = new Map<string, string>();
  const add = (name: unknown, content: unknown): void => {
    const key = typeof name === 'string' ? keys.find((candidate) => candidate === slug(name)) : undefined;
    const words =
      typeof content === 'string'
        ? content
        : Array.isArray(content)
          ? content.filter((item) => typeof item === 'string').join('\n')
          : undefined;
    if (key !== undefined && words !== undefined) texts.set(key, words.trim());
  };
  const body = isObject(value) && 'sections' in value ? value.sections : value;
  if (Array.isArray(body)) {
    for (const item of body) if (isObject(item)) add(item.key ?? item.header ?? item.title, item.text ?? item.content);
  } else if (isObject(body)) {
    for (const [name, content] of Object.entries(body)) add(name, content);
  }
  return texts.size > 0 ? texts : null;
}

function readHeadings(text: string, keys: readonly string[]): Map<string, string> | null {
  const texts = new Map<string, string[]>();
  let open: string[] | undefined;
  for (const line of text.split('\n')) {
    const heading = /^\s*(?:#{1,4}\s+|\*\*)?([\p{L}][^:*\n]{1,80})(?::?\*\*:?|:|\s*$)(.*)$/u.exec(line);
    const key = heading ? keys.find((candidate) => candidate === slug(heading[1]!)) : undefined;
    if (key === undefined) {
      open?.push(line);
      continue;
    }
    open = texts.get(key) ?? [];
    texts.set(key, open);
    if (heading![2]!.trim() !== '') open.push(heading![2]!.trim());
  }
  if (texts.size === 0) return null;
  return new Map([...texts].map(([key, lines]) => [key, lines.join('\n').trim()]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
