import type { Clause } from '../clauses/clauses.ts';
import { clinicalWords } from '../../vocabulary/clinical-terms.ts';

const social =
  /\b(?:traffic|parking|weather|rain(?:ed|ing|y)?|snow(?:ed|ing|y)?|sunny|weekend|vacation|holidays?|trip|travel(?:l?ed|l?ing)?|cruise|beach|lake|cabins?|camping|fishing|boat|wedding|birthday|party|christmas|thanksgiving|barbecue|restaurant|movies?|concert|football|soccer|baseball|basketball|hockey|the game|playoffs|grandkids|grandchildren|the kids|kids|puppy|the dogs?|the cats?|graduat\w+|garden|leaves|decorat\w+|remodel\w*|new house)\b/;
const bodily =
  /\b(?:hurt\w*|ach(?:es?|ing)|pain\w*|sore|swoll?en|swell\w*|itch\w*|bleed\w*|bled|burn\w*|numb\w*|dizz\w*|tired|sleep\w*|slept|fever|cough\w*|sick|ill|vomit\w*|nause\w*|worse|fell|(?<!\b(?:the|early|late|this|last|next) )falls?|fallen|twist\w*|injur\w*|(?<!\ba (?:little )?)bit|bitten|stung|scratched|breath\w*|pop(?:ped)?|snapp?(?:ed)?|crack(?:ed)?|faint\w*|passed out|lump|rash|(?:my|your|his|her|lower|upper) back|weak\w*|stiff\w*|smok\w*|weight|pounds|eat\w*|appetite|doctor|hospital|clinic|mood|anxious|stress\w*|worr\w+)\b/;
// What brings a visit back to its matter.
const matter =
  /\b(?:brings? you|(?:can|may) i (?:help|do)|how (?:are|have) you (?:been )?(?:feeling|doing)|going on|what happened|tell me|since (?:your|the) last)\b/;
// Words of clinical lists that small talk uses as well.
const everyday = new Set(
  'family mother father history drink drinks normal regular clear ice boot stop start started continue physical rest range order test tests heat soft back side head face hand hands foot feet eye eyes'.split(
    ' ',
  ),
);

const isClinical = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return clinicalWords(words.filter((word) => !everyday.has(word))) > 0 || bodily.test(text) || matter.test(text);
};

/** Whether one thing that was told is small talk by itself: "the traffic was awful". */
export const isSmallTalk = (words: readonly string[]): boolean =>
  social.test(words.join(' ')) && !bodily.test(words.join(' ')) && clinicalWords(words) === 0;

/**
 * The clauses of small talk: an utterance about the lake or the game without anything of the body in it, and what goes on from
 * there until the matter comes back.
 */
export function smallTalkIn(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const found = new Set<Clause>();
  let astray = false;
  for (const [, own] of Map.groupBy(clauses, (clause) => clause.u)) {
    const words = own.flatMap((clause) => clause.words);
    if (isClinical(words)) astray = false;
    else if (social.test(words.join(' '))) astray = true;
    if (astray) for (const clause of own) found.add(clause);
  }
  return found;
}
