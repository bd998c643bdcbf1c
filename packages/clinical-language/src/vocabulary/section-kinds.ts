import entries from '../../lexicon/section-kinds.json' with { type: 'json' };
import type { Topic } from '../rules/plan/topics.ts';

/**
 * A kind of section that one field of medicine uses, found by its header. `topics`: parts of the note that it stands for. `cues`:
 * words of content that goes there although it is of another part (`from`).
 */
export type SectionKind = {
  kind: string;
  topics: readonly Topic[];
  from: ReadonlySet<string>;
  cues: RegExp | undefined;
};

type Entry = {
  kind: string;
  headers: string[];
  topics?: string[];
  from?: string[];
  cues?: string[];
};

const kinds = (entries as Entry[]).map(({ kind, headers, topics = [], from = [], cues = [] }) => ({
  header: new RegExp(`^(?:${headers.join('|')})$`),
  found: {
    kind,
    topics: topics as Topic[],
    from: new Set(from),
    cues: cues.length > 0 ? new RegExp(`(?<![\\w-])(?:${cues.join('|')})(?![\\w-])`) : undefined,
  } satisfies SectionKind,
}));

/** The kind of a section by the meaning of its header; undefined for one that every note has, or of a kind of its own. */
export function sectionKindOf(header: string): SectionKind | undefined {
  const text = header
    .toLowerCase()
    .replace(/[^a-z/&\s-]/g, ' ')
    .replaceAll('&', 'and')
    .replace(/\s+/g, ' ')
    .trim();
  return kinds.find(({ header: pattern }) => pattern.test(text))?.found;
}
