import type { Clause } from '../rules/clauses/clauses.ts';
import { mentionsIn } from '../vocabulary/order-terms.ts';
import { team } from './promise-rule.ts';

/** A clause without the name of its doer, and who that is. */
export type DoneBy = {
  text: string;
  doer: string | null;
  /** A bare name: a pharmacy, a laboratory or another hospital may be called so as well. */
  byName: boolean;
};

const openers = '(?:(?:and|so|then|okay|well|also) |, )*';
const acts =
  '(?:(?:also|just|then|both|be able to|go ahead and) )*(?:fax|mail|email|send|book|schedule|call|phone|ring|contact|draw|print|fill|arrange|set|give you a (?:call|ring)|get (?:you|it|that) (?:set up|scheduled|booked)|reach out)';
const wills = '(?:will|is going to|are going to)';
const byRole = new RegExp(
  `^(?<open>${openers})(?:my|our|the) (?<role>${team})(?:,? (?<name>[a-z]+),?)? ${wills} (?=${acts}\\b)`,
);
const byName = new RegExp(`^(?<open>${openers})(?<name>[a-z]{3,}) ${wills} (?=${acts}\\b)`);

/** Words that open a sentence with a capital and name nobody of the clinic. */
const nobody = new Set(
  'you she they this that there who which what somebody someone nobody everybody everyone everything insurance medicare medicaid mom mum dad patient patients people things'.split(
    ' ',
  ),
);

/** "Dana will fax it", "our front desk will book it": who does it. The name has a capital where it was written with capitals. */
export function doneBy({ tokens, words }: Clause): DoneBy {
  const text = words.join(' ').replaceAll(' ,', '');
  const role = byRole.exec(text);
  if (role) {
    const { name, role: doer } = role.groups ?? {};
    return { text: name ? text.replace(` ${name}`, '') : text, doer: name ?? doer ?? null, byName: false };
  }
  const named = byName.exec(text);
  const { open = '', name } = named?.groups ?? {};
  const isName =
    name !== undefined &&
    !nobody.has(name) &&
    mentionsIn([name]).length === 0 &&
    tokens.some(({ t, raw }) => t === name && /^[A-Z][a-z]+$/.test(raw));
  return isName
    ? { text: `${open}somebody will ${text.slice(named![0].length)}`, doer: name, byName: true }
    : { text, doer: null, byName: false };
}
