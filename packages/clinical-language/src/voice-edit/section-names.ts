/** A section as people name it. */
export type NamedSection = { key: string; header: string };

/** How sections are called in speech, beside their headers. */
const otherNames: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:hpi|history)$/, /^(?:hpi|history of (?:the )?present(?:ing)? illness)$/],
  [/^(?:ros|review of systems)$/, /^(?:ros|review of systems)$/],
  [/^(?:exam|examination|physical|pe)$/, /^(?:(?:physical )?exam(?:ination)?|pe|objective)$/],
  [/^(?:a and p|a p|assessment plan)$/, /^assessment (?:and )?plan$/],
  [/^(?:meds|medicines)$/, /^(?:current )?medications?$/],
  [/^(?:impression|diagnosis)$/, /^assessment$/],
];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[&/+]/g, ' and ')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The section that a few words name, e.g. “plan” where there is “Assessment and plan”; null when none or several fit. */
export function sectionNamed(words: string, sections: readonly NamedSection[]): NamedSection | null {
  const name = plain(words)
    .replace(/^(?:the|my|her|his|their) /, '')
    .replace(/ (?:section|part|heading)$/, '');
  if (name === '') return null;
  const exact = sections.filter(({ header }) => plain(header) === name);
  if (exact.length > 0) return only(exact);
  const aliases = otherNames.find(([said]) => said.test(name));
  const called = aliases ? sections.filter(({ header }) => aliases[1].test(plain(header))) : [];
  if (called.length > 0) return only(called);
  return only(sections.filter(({ header }) => ` ${plain(header)} `.includes(` ${name} `)));
}

const only = (found: readonly NamedSection[]): NamedSection | null => (found.length === 1 ? found[0]! : null);

/** The section that a text begins with, and what follows it: “the plan: rest” → Plan, “rest”. */
export function sectionAtStart(
  text: string,
  sections: readonly NamedSection[],
): { section: NamedSection; rest: string } | null {
  const words = [...text.matchAll(/\S+/g)];
  for (let count = Math.min(7, words.length); count > 0; count--) {
    const end = words[count - 1]!.index + words[count - 1]![0].length;
    const named = text.slice(0, end);
    const section = /^(?:the|a|my)$/i.test(named) ? null : sectionNamed(named, sections);
    if (section) return { section, rest: text.slice(end).replace(/^\s*(?:section\b)?[\s:,–-]*(?:that\b\s*)?/i, '') };
  }
  return null;
}

/** The section that a text ends with after “of”, “in”, “from” or “under”, and what stands before it. */
export function sectionAtEnd(
  text: string,
  sections: readonly NamedSection[],
): { section: NamedSection; rest: string } | null {
  for (const joint of text.matchAll(/,? (?:of|in|from|under|within) /gi)) {
    const section = sectionNamed(text.slice(joint.index + joint[0].length), sections);
    if (section) return { section, rest: text.slice(0, joint.index) };
  }
  return null;
}
