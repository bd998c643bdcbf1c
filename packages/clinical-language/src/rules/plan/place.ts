import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { stem } from '../../text/stem.ts';
import { wordsOfHeader } from './header-words.ts';
import { topicsOfHeader } from './classify-header.ts';
import { type SectionKind, sectionKindOf } from '../../vocabulary/section-kinds.ts';
import type { Topic } from './topics.ts';

type Section = TemplateRecipe['sections'][number];

// Where content goes when a template has no section of its topic, nearest first.
const parents: Record<Topic, Topic[]> = {
  cc: ['cc', 'hpi'],
  hpi: ['hpi', 'pmh', 'cc', 'assessment'],
  ros: ['ros'],
  pmh: ['pmh', 'hpi', 'assessment'],
  psh: ['psh', 'pmh', 'hpi', 'assessment'],
  meds: ['meds', 'pmh', 'hpi', 'plan'],
  allergies: ['allergies', 'meds', 'pmh', 'hpi'],
  fh: ['fh', 'pmh', 'sh', 'hpi'],
  sh: ['sh', 'pmh', 'hpi'],
  vitals: ['vitals', 'exam', 'results', 'hpi'],
  exam: ['exam', 'vitals', 'results', 'assessment', 'hpi'],
  results: ['results', 'exam', 'assessment', 'plan', 'hpi'],
  procedure: ['procedure', 'plan', 'assessment', 'hpi'],
  assessment: ['assessment', 'plan', 'hpi'],
  plan: ['plan', 'assessment', 'instructions', 'hpi'],
  instructions: ['instructions', 'plan', 'assessment'],
};

// "Data" of a data–assessment–plan note holds what was told and what was seen
const dataTopics = [...topicsOfHeader('subjective'), ...topicsOfHeader('objective')];

const common = new Set(
  'the and for with any list note write use patient that this from have has are not was were their when what include history sentence sentences bulleted concise paragraph detailed only about each every section leave blank said mention describe document if was one two short'.split(
    ' ',
  ),
);

/** The sections of a recipe with what each is about. Finds the section for a topic, or for words that a free header names. */
export class SectionMap {
  readonly sections: readonly {
    section: Section;
    topics: readonly Topic[];
    /** Of a section that one field of medicine uses. */
    kind: SectionKind | undefined;
    words: Set<string>;
    /** Those of them that the header itself says. */
    named: Set<string>;
  }[];

  constructor(recipe: TemplateRecipe) {
    const dataNote = !recipe.sections.some(({ header }) => topicsOfHeader(header).includes('hpi'));
    this.sections = recipe.sections.map((section) => {
      const kind = sectionKindOf(section.header);
      const topics =
        dataNote && /^\s*data\s*$/i.test(section.header)
          ? dataTopics
          : (kind?.topics ?? topicsOfHeader(section.header));
      const text = topics.length === 0 && !kind ? `${section.header} ${section.instruction}` : '';
      const words = (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !common.has(word)).map(stem);
      if (topics.length === 0) words.push(...wordsOfHeader(section.header).map(stem));
      const named = new Set((section.header.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(stem));
      return { section, topics, kind, words: new Set(words), named };
    });
  }

  /** True when a section stands for the topic itself. */
  has(topic: Topic): boolean {
    return this.sections.some(({ topics }) => topics.includes(topic));
  }

  /** True when a section of one field is there. */
  hasKind(kind: string): boolean {
    return this.ofKind(kind) !== undefined;
  }

  /** The first section of a kind. */
  ofKind(kind: string): Section | undefined {
    return this.sections.find((one) => one.kind?.kind === kind)?.section;
  }

  /** The kind of a section that only one field of medicine uses. */
  kindOf(key: string | undefined): string | undefined {
    return this.sections.find(({ section }) => section.key === key)?.kind?.kind;
  }

  /** The style of a section. */
  styleOf(key: string): Section['style'] | undefined {
    return this.sections.find(({ section }) => section.key === key)?.section.style;
  }

  /** The key of the section where content of the topic goes. A section of its kind, or one whose header names it, comes first. */
  keyFor(topic: Topic, words: readonly string[] = []): string | undefined {
    const text = words.join(' ');
    const claimed = this.sections.find(({ kind }) => kind?.from.has(topic) && kind.cues?.test(text));
    if (claimed) return claimed.section.key;
    const stems = new Set(words.map(stem));
    let best: { key: string; shared: number } | undefined;
    for (const { section, kind, words: own, named } of this.sections) {
      if (kind && !kind.from.has(topic)) continue;
      let shared = 0;
      for (const word of own) if (stems.has(word)) shared += named.has(word) ? 2 : 1;
      if (shared > 0 && shared > (best?.shared ?? 0)) best = { key: section.key, shared };
    }
    if (best) return best.key;
    for (const parent of parents[topic]) {
      const exact =
        this.sections.find(({ topics }) => topics[0] === parent) ??
        this.sections.find(({ topics }) => topics.includes(parent));
      if (exact) return exact.section.key;
    }
    // a template of free headers only: what fits none goes to the first, so that nothing said is lost
    return topic === 'ros' ? undefined : this.sections[0]?.section.key;
  }
}
