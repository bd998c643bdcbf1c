import type { FactProblem, PartialDay } from '@clinical/contract/visualizer/chart-facts.schemas';
import type { PictureProblem, PictureSource } from '@clinical/contract/visualizer/picture.schemas';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import {
  dayOf,
  distinctSources,
  earlierOf,
  importSource,
  type PictureImport,
  laterOf,
  type SourceLine,
} from './picture-input.ts';
import { isSupposed, ofKind, readMentions, type ReadMention } from './sentences.ts';

type Told = {
  name: string;
  status: PictureProblem['status'];
  course: '' | 'worse' | 'better';
  first: PartialDay | null;
  last: PartialDay | null;
  /** The day on which the source says so. */
  day: string;
  source: PictureSource;
};

const listed = new Set(['pmh', 'assessment']);
const history =
  /\b(?:history|hx) (?:of|significant for|is significant for|includes?|notable for|positive for)\b|\b(?:diagnosed with|known|diagnosis of)\b/i;
const over = /\b(?:resolved|in remission|remote history|status post|s\/p|cured|healed|no longer has)\b/i;
const unsure =
  /\b(?:possible|possibly|probable|probably|likely|suspect(?:ed|s)?|suspicious|concern(?:ing)? for|versus|vs|rule out|r\/o|differential|query|questionable)\b/i;
const worse =
  /\b(?:worse(?:ning|ned)?|uncontrolled|poorly controlled|not (?:well )?controlled|exacerbation|deteriorat\w+|progress(?:ed|ing|ion)|flare\w*)\b/i;
const better = /\b(?:better|improv(?:ed|ing|ement)|well[- ]controlled|resolving|under (?:good )?control|stable)\b/i;
/** Words of a problem list that a complaint does not have, so that a heading may name it. */
const notProblems = new Set([
  'annual exam',
  'stress',
  'allergies',
  'allergic reaction',
  'exacerbation',
  'strain',
  'sprain',
]);

/** Problems of a chart: of problem lists, histories and assessments, and of other systems. */
export function problemsOf(
  lines: readonly SourceLine[],
  imports: readonly PictureImport[],
  since: string | null,
): Omit<PictureProblem, 'focused'>[] {
  const told = [
    ...lines.flatMap(toldIn),
    ...imports.flatMap((one) => one.facts.problems.map((fact) => toldBy(one, fact))),
  ];
  return [...Map.groupBy(told, ({ name }) => name.toLowerCase())]
    .map(([, of]) => problemOf(of, since))
    .toSorted((a, b) => rank[a.status] - rank[b.status] || compareDays(b.last, a.last) || (a.name < b.name ? -1 : 1));
}

const rank: Record<PictureProblem['status'], number> = { active: 0, suspected: 1, unknown: 2, resolved: 3 };
export const compareDays = (a: PartialDay | null, b: PartialDay | null): number =>
  (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0;

function toldIn(line: SourceLine): Told[] {
  const { header, text, entry, source } = line;
  const [topic] = topicsOfHeader(header);
  if (topic === 'fh' || /\?\s*$/.test(text)) return [];
  const { mentions, hasRelative, text: read } = readMentions(text);
  const inList = topic !== undefined && listed.has(topic);
  if (hasRelative || (!inList && !history.test(text))) return [];
  return ofKind(mentions, 'condition').flatMap((mention): Told[] => {
    if (mention.polarity === -1 || notProblems.has(mention.name)) return [];
    if (isSupposed(mention) && !unsure.test(mention.before)) return [];
    if (!inList && !history.test(mention.before)) return [];
    const doubtful = unsure.test(mention.before.slice(-60));
    const ended = over.test(mention.before) || over.test(mention.after);
    return [
      {
        name: mention.name,
        status: ended ? 'resolved' : doubtful ? 'suspected' : 'active',
        course: courseOf(mention, read),
        first: dayOf(entry),
        last: dayOf(entry),
        day: dayOf(entry) ?? '',
        source,
      },
    ];
  });
}

function courseOf({ before, after }: ReadMention, sentence: string): Told['course'] {
  const near = sentence.length < 160 ? sentence : `${before.slice(-60)} ${after}`;
  if (/\bnot (?:any )?(?:better|improv\w+)\b/i.test(near) || worse.test(near)) return 'worse';
  return better.test(near) ? 'better' : '';
}

function toldBy(one: PictureImport, { key, name, status, onset, ended, final }: FactProblem): Told {
  const quote = [name, status, onset === null ? '' : `since ${onset}`, ended === null ? '' : `until ${ended}`]
    .filter(Boolean)
    .join(', ');
  return {
    name: nameOf(name),
    status: ended !== null ? 'resolved' : final ? status : 'suspected',
    course: '',
    first: onset,
    last: ended ?? onset,
    day: one.createdAt.slice(0, 10),
    source: importSource(one, quote, key, final),
  };
}

/** The lexicon's name where it covers the whole one, so that a note and another system speak of the same problem. */
function nameOf(name: string): string {
  const { mentions, text } = readMentions(name.replace(/^essential /i, ''));
  const [only, ...others] = ofKind(mentions, 'condition');
  return only && others.length === 0 && only.length === text.split(' ').length ? only.name : name;
}

function problemOf(told: readonly Told[], since: string | null): Omit<PictureProblem, 'focused'> {
  const newest = told.toSorted((a, b) => compareDays(a.last, b.last) || (a.day < b.day ? -1 : 1)).at(-1)!;
  const first = told.map((one) => one.first).reduce(earlierOf, null);
  const last = told.map((one) => one.last).reduce(laterOf, null);
  const ofLast = told.filter((one) => one.last === last);
  const isNew = since !== null && first !== null && first > since;
  const nowOver = newest.status === 'resolved' && since !== null && (newest.last ?? '') > since;
  const course = since !== null && newest.day > since ? newest.course : '';
  return {
    name: newest.name,
    status: newest.status,
    change: nowOver ? 'resolved' : isNew ? 'new' : course,
    first,
    last,
    conflict: ofLast.some(({ status }) => status === 'resolved') && ofLast.some(({ status }) => status === 'active'),
    sources: distinctSources(told.map(({ source }) => source)).toReversed(),
  };
}
