import type { EvidenceLevel, StudyDesign } from '@clinical/contract/evidence/answer.schemas';

export type DesignOf = {
  design: StudyDesign;
  level: EvidenceLevel;
  /** The words that told it; empty where none did. */
  words: string;
};

/** `own`: what an abstract has to say of its own study; without it, `pattern` is enough there. */
type DesignRule = { design: StudyDesign; level: EvidenceLevel; pattern: RegExp; own?: RegExp; titleOnly?: boolean };

const species =
  'rats|mice|cats|dogs|horses|sheep|cows|cattle|calves|goats|pigs|piglets|rabbits|hamsters|monkeys|chickens|lambs|ewes|foals|mares|kittens|puppies';
const animals = new RegExp(
  String.raw`\b(?:in vitro(?! fertili)|in (?:the |an? )?(?:mouse|cat|dog|horse|cow|rabbit|rat|pig)\b|(?:mouse|rat|animal) model|murine|(?:${species})\b|cell lines?\b|cadaver\w*)`,
  'i',
);
/** Animals that were themselves given something: "adult cats were randomized". */
const studiedAnimals = new RegExp(
  String.raw`\b(?:${species})\b(?: [^.;]{0,60})? (?:were|was) (?:\w+ ){0,2}(?:randomi[sz]ed|assigned|allocated|divided|given|treated|injected|fed|included|enrol\w+)`,
  'i',
);
const studiedPeople =
  /\b(?:patients?|participants?|women|men|children|infants|volunteers|couples|people|individuals)\b(?: [^.;]{0,60})? (?:were|was) (?:\w+ ){0,2}(?:randomi[sz]ed|assigned|allocated|divided|given|treated|included|enrol\w+)/i;
const people =
  /\b(?:patients?|participants?|adults?|child(?:ren)?|infants?|neonates?|women|men|boys|girls|volunteers?|subjects?|humans?|people|persons?|individuals?|in vitro fertili\w+)\b/i;

/** Words of animals or cells where no people were studied: a randomised trial of rats is laboratory work. */
function laboratoryWords(title: string, abstract: string): string | null {
  const studied = studiedPeople.test(abstract) ? null : studiedAnimals.exec(abstract);
  const named = people.test(title) ? null : animals.exec(title);
  const told = named ?? (people.test(`${title} ${abstract}`) ? null : animals.exec(abstract));
  return (told ?? studied)?.[0] ?? null;
}

const randomised = String.raw`randomi[sz](?:ed|ation|e)\b(?!\s+(?:effects?|controlled trials? (?:are|is) (?:needed|required|warranted)))`;

const doing = String.raw`(?:perform|conduct|carried out|undert[ao]ok|did|completed?)(?:ed)?`;
const own = (what: string): string =>
  String.raw`\b(?:we|the authors) (?:\w+ ){0,2}${doing} [^.;]{0,60}${what}|\b(?:this|our|the (?:present|current)) (?:[\w-]+,? ){0,8}${what}|${what}[^.;]{0,60} (?:was|were) (?:\w+ )?${doing}|(?<=^## [^\n]*(?:design|method)[^\n]*\n)(?:an? )?(?:[\w-]+,? ){0,6}${what}`;
const ownRandomised = String.raw`\b(?:(?:were|was|we) (?:(?!previously|originally|earlier)[\w:-]+ ){0,4}|(?:and|then) )(?:randomly (?:assigned|allocated|divided)|randomi[sz]ed\b(?! (?:trials|studies|evidence)))|${own(String.raw`(?:randomi[sz]ed|placebo[- ]controlled|cross-?over)\b[^.;]{0,60}(?:trial|study|design)\b`)}`;

const ownRetrospective =
  /\bretrospectively (?:\w+ )?(?:review|analy[sz]|evaluat|collect|stud|examin|identif|compar|assess|includ|investigat)\w*|\b(?:review|analy[sz]|evaluat|collect|stud|examin|identif|compar|assess)\w* (?:[^.;]{0,40} )?retrospectively\b|\b(?:this|our|we (?:\w+ ){1,3}a) (?:\w+,? ){0,3}retrospective\b|\b(?:chart|medical record)s? (?:were|was) (?:\w+ )?reviewed\b/;

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
  // what an abstract says of its own patients comes before what it says of others' trials
  {
    design: 'retrospective',
    level: 3,
    pattern: ownRetrospective,
  },
  {
    design: 'case-series',
    level: 4,
    pattern:
      /\bcase series\b|\b(?:we|this report) (?:report|describe|present)s? (?:\w+ )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:\w+ ){0,3}(?:patients|cases|children|women|men|infants)\b/,
  },
  {
    design: 'meta-analysis',
    level: 1,
    pattern: /\bmeta-?analy(?:sis|ses|tic)\b/,
    own: new RegExp(
      String.raw`${own(String.raw`meta-?analy(?:sis|ses)\b`)}|\bwe (?:\w+ )?meta-?analy[sz]ed\b|\b(?:random|fixed)-effects? meta-?analys`,
    ),
  },
  {
    design: 'systematic-review',
    level: 1,
    pattern: /\bsystematic(?:ally)?(?: literature)? review(?:ed)?\b|\bCochrane review\b/,
    own: new RegExp(
      String.raw`${own(String.raw`systematic(?: literature)? review\b`)}|\bwe systematically (?:reviewed|searched)\b`,
    ),
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
    own: new RegExp(ownRandomised),
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
  [/\bveterinary\b/i, 'laboratory'],
  [/^clinical trial protocol$/i, 'protocol'],
  [/^meta-analysis$/i, 'meta-analysis'],
  [/^systematic review$/i, 'systematic-review'],
  [/guideline$/i, 'guideline'],
  [/^randomi[sz]ed controlled trial$/i, 'randomised'],
  [/^(?:controlled )?clinical trial/i, 'non-randomised'],
  [/^case reports?$/i, 'case-report'],
  [/^(?:editorial|comment|letter)$/i, 'opinion'],
  [/^review$/i, 'review'],
  [/^observational study$/i, 'cohort'],
];
/** What an observational study may be. */
const refined: readonly StudyDesign[] = [
  'retrospective',
  'case-control',
  'cross-sectional',
  'case-series',
  'case-report',
  'cohort',
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
    if (design === 'review' || design === 'cohort') return lesser(design, found, title, abstract);
    return { design, level: reviewLevel(design, levelOf(design), abstract), words: found };
  }
  return byWords(title, abstract);
}

/** A review is systematic by its title alone; an observational study is what its words say, but no trial. */
function lesser(design: 'review' | 'cohort', found: string, title: string, abstract: string): DesignOf {
  const told = design === 'review' ? byWords(title, '') : byWords(title, abstract);
  if (design === 'review') {
    const isSystematic = told.design === 'meta-analysis' || told.design === 'systematic-review';
    return isSystematic
      ? { ...told, level: reviewLevel(told.design, 1, abstract) }
      : { design, level: 5, words: found };
  }
  return refined.includes(told.design) ? told : { design, level: 3, words: found };
}

function byWords(title: string, abstract: string): DesignOf {
  for (const where of [title, abstract])
    for (const rule of rules) {
      if (rule.titleOnly && where !== title) continue;
      const words = firstMatch(where === title ? rule : { pattern: rule.own ?? rule.pattern }, where);
      if (words === null) continue;
      // "a subgroup analysis" counts of a randomised trial only
      const isTrial = new RegExp(randomised, 'i').test(title) || new RegExp(ownRandomised, 'im').test(abstract);
      if (rule.design === 'randomised-part' && !isTrial) continue;
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

function firstMatch({ pattern }: Pick<DesignRule, 'pattern'>, text: string): string | null {
  for (const match of text.matchAll(new RegExp(pattern.source, 'gim')))
    if (!negated.test(text.slice(Math.max(0, match.index - 40), match.index))) return match[0];
  return null;
}
