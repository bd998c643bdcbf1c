import type { EvidenceLevel, StudyDesign } from '@clinical/contract/evidence/answer.schemas';

export type DesignOf = {
  design: StudyDesign;
  level: EvidenceLevel;
  /** The words that told it; empty where none did. */
  words: string;
};

type DesignRule = { design: StudyDesign; level: EvidenceLevel; pattern: RegExp; titleOnly?: boolean };

const animals =
  /\b(?:in vitro(?! fertili)|in (?:mice|rats|dogs|pigs|rabbits)|mouse model|rat model|animal model|murine|rats\b|mice\b|cell lines?\b|cadaver\w*)/i;
const people =
  /\b(?:patients?|participants?|adults?|child(?:ren)?|infants?|neonates?|women|men|boys|girls|volunteers?|subjects?|humans?|people|persons?|individuals?|in vitro fertili\w+)\b/i;

/** Words of animals or cells where no people were studied: a randomised trial of rats is laboratory work. */
function laboratoryWords(title: string, abstract: string): string | null {
  const named = people.test(title) ? null : animals.exec(title);
  const told = named ?? (people.test(`${title} ${abstract}`) ? null : animals.exec(abstract));
  return told?.[0] ?? null;
}

const randomised = String.raw`randomi[sz](?:ed|ation|e)\b(?!\s+(?:effects?|controlled trials? (?:are|is) (?:needed|required|warranted)))`;

/**
 * The design by words, in the order in which they are tried: what says most stands first. What the title says counts before the abstract. Levels follow the common five steps: 1 reviews of
 * randomised trials and randomised trials, 2 parts of those, non-randomised trials and prospective cohorts, 3 retrospective cohorts
 * and case-control studies, 4 descriptions without a comparison, 5 opinion and laboratory work. Protocols and guidelines have none.
 */
const rules: readonly DesignRule[] = [
  {
    design: 'protocol',
    level: null,
    pattern: /\b(?:study|trial) protocol\b|\bprotocol (?:for|of) an?\b/,
    titleOnly: true,
  },
  { design: 'meta-analysis', level: 1, pattern: /\bmeta-?analy(?:sis|ses|tic)\b/ },
  {
    design: 'systematic-review',
    level: 1,
    pattern: /\bsystematic(?:ally)?(?: literature)? review(?:ed)?\b|\bCochrane review\b/,
  },
  {
    design: 'case-report',
    level: 4,
    pattern: /\b(?:a )?case report\b|\bwe (?:report|present|describe) (?:a|the) case\b/,
  },
  {
    design: 'randomised-part',
    level: 2,
    pattern:
      /\b(?:post[- ]?hoc|sub-?group|secondary|exploratory|ancillary|interim) (?:analysis|study|analyses)\b|\b(?:pilot|feasibility)(?:,? \w+){0,3} (?:trial|study|RCT)\b/,
  },
  { design: 'retrospective', level: 3, pattern: /\bretrospective (?:cohort|study|analysis)\b/, titleOnly: true },
  { design: 'cohort', level: 2, pattern: /\bprospective (?:cohort|observational)\b/, titleOnly: true },
  { design: 'cohort', level: 3, pattern: /\b(?:observational|cohort) study\b/, titleOnly: true },
  { design: 'non-randomised', level: 2, pattern: /\bnon-?randomi[sz]ed\b|\bquasi-experimental\b|\bpre-?post\b/ },
  {
    design: 'randomised',
    level: 1,
    pattern: new RegExp(
      String.raw`\b${randomised}|\brandomly (?:assigned|allocated|divided)\b|\bRCTs?\b|\bplacebo[- ]controlled\b|\bcross-?over (?:trial|study|design)\b`,
    ),
  },
  {
    design: 'guideline',
    level: null,
    pattern: /\b(?:practice )?guidelines?\b(?!-)|\bconsensus statement\b|\bposition statement\b/,
    titleOnly: true,
  },
  {
    design: 'laboratory',
    level: 5,
    pattern: animals,
  },
  { design: 'case-control', level: 3, pattern: /\b(?:nested )?case[- ]control(?:led)?\b|\bmatched controls\b/ },
  { design: 'cross-sectional', level: 4, pattern: /\bcross-?sectional\b|\bprevalence study\b/ },
  { design: 'cross-sectional', level: 4, pattern: /\bsurvey\b/, titleOnly: true },
  {
    design: 'retrospective',
    level: 3,
    pattern:
      /\bretrospective(?:ly)?\b|\b(?:chart|record|registry|database|medical record)s? (?:review|analysis|data)\b|\bhistorical (?:cohort|controls?)\b/,
  },
  {
    design: 'non-randomised',
    level: 2,
    pattern: /\b(?:controlled (?:before|clinical trial)|open-label (?:trial|study)|single-arm)\b/,
  },
  { design: 'cohort', level: 2, pattern: /\bprospective(?:ly)?\b/ },
  {
    design: 'cohort',
    level: 3,
    pattern: /\b(?:cohort|longitudinal|observational|follow(?:ed)?[- ]up (?:study|for))\b/,
  },
  { design: 'case-series', level: 4, pattern: /\bcase series\b/ },
  {
    design: 'review',
    level: 5,
    pattern: /\b(?:literature|narrative|this|brief|state-of-the-art) review\b|\bwe review(?:ed)?\b/,
  },
  {
    design: 'opinion',
    level: 5,
    pattern: /\b(?:editorial|commentary|viewpoint|perspective|expert opinion|letter to the editor)\b/,
    titleOnly: true,
  },
];

/** What a database calls a publication, which counts before words. */
const types: readonly [RegExp, StudyDesign][] = [
  [/^clinical trial protocol$/i, 'protocol'],
  [/^meta-analysis$/i, 'meta-analysis'],
  [/^systematic review$/i, 'systematic-review'],
  [/guideline$/i, 'guideline'],
  [/^randomi[sz]ed controlled trial$/i, 'randomised'],
  [/^(?:controlled )?clinical trial/i, 'non-randomised'],
  [/^case reports?$/i, 'case-report'],
  [/^(?:editorial|comment|letter)$/i, 'opinion'],
];

const levelOf = (design: StudyDesign): EvidenceLevel => rules.find((rule) => rule.design === design)?.level ?? null;
/** A review of anything but trials is no better than what it reviews. */
const observational = /\bobservational\b|\bcohort studies\b|\bcase[- ]control studies\b/i;
const negated =
  /\b(?:no|not|non|without|lack of|absence of|future|further|need(?:ed)? for|larger)[\s-]+(?:\w+\s+){0,3}$/i;

/** How a study was made, by its publication types and the words of its title and abstract. */
export function designOf({
  title,
  abstract,
  types: given = [],
}: {
  title: string;
  abstract: string;
  types?: readonly string[];
}): DesignOf {
  const laboratory = laboratoryWords(title, abstract);
  if (laboratory !== null) return { design: 'laboratory', level: 5, words: laboratory };
  for (const [pattern, design] of types) {
    const found = given.find((type) => pattern.test(type));
    if (found === undefined) continue;
    if (design === 'randomised' || design === 'non-randomised') {
      const part = firstMatch(
        rules.find((rule) => rule.design === 'randomised-part')!,
        title,
      );
      if (part !== null) return { design: 'randomised-part', level: 2, words: part };
    }
    return { design, level: reviewLevel(design, levelOf(design), abstract), words: found };
  }
  for (const where of [title, abstract])
    for (const rule of rules) {
      if (rule.titleOnly && where !== title) continue;
      const words = firstMatch(rule, where);
      if (words === null) continue;
      // "a subgroup analysis" counts of a randomised trial only
      if (rule.design === 'randomised-part' && !new RegExp(randomised, 'i').test(`${title} ${abstract}`)) continue;
      if (rule.design === 'randomised-part' && where !== title && !/\bpost[- ]?hoc\b|\bpilot\b/i.test(words)) continue;
      return { design: rule.design, level: reviewLevel(rule.design, rule.level, abstract), words };
    }
  return { design: 'unknown', level: null, words: '' };
}

function reviewLevel(design: StudyDesign, level: EvidenceLevel, abstract: string): EvidenceLevel {
  const isReview = design === 'meta-analysis' || design === 'systematic-review';
  if (isReview && observational.test(abstract) && !new RegExp(randomised, 'i').test(abstract)) return 3;
  return level;
}

function firstMatch({ pattern }: DesignRule, text: string): string | null {
  for (const match of text.matchAll(new RegExp(pattern.source, 'gi')))
    if (!negated.test(text.slice(Math.max(0, match.index - 40), match.index))) return match[0];
  return null;
}
