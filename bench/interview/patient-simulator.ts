import { addAnswer, nextQuestion, startInterview } from '@clinical/language/interview/interview';
import { readSigns } from '@clinical/language/red-flags/read-signs';
import { isSign, signOf } from '@clinical/language/red-flags/signs';
import { stem } from '@clinical/language/text/stem';
import { wordsOf } from '@clinical/language/text/words';
import { findings, patientOf, type Vignette } from './vignettes.ts';

/** What a question asks for, and how a finding that answers it is worded. */
const topics: readonly (readonly [RegExp, RegExp])[] = [
  [
    /when did|how long/i,
    /\b(?:ago|since|hours?|days?|weeks?|months?|years?|began|started|sudden\w*|gradual\w*|initially|onset|first)\b/i,
  ],
  [
    /where is|spread/i,
    /\b(?:left|right|side|upper|lower|middle|lateral|radiat\w+|spread\w*|localized|generalized|behind|quadrant|located|bilateral|both)\b/i,
  ],
  [
    /feel like/i,
    /\b(?:sharp|dull|burning|throbbing|aching|ache|stabbing|tight\w*|pressure|cramp\w*|gnawing|steady|colicky|pressing|squeezing|painless)\b/i,
  ],
  [/how bad|0 to 10/i, /\b(?:severe\w*|mild\w*|moderate\w*|excruciating|intense|worst|bothersome)\b/i],
  [
    /come and go/i,
    /\b(?:intermittent|episod\w+|constant\w*|continuous\w*|times|frequen\w+|recurrent|occasional\w*|lasts?|lasting|progressive\w*|remained|attacks?)\b/i,
  ],
  [
    /worse|better/i,
    /\b(?:wors\w+|better|reliev\w+|aggravat\w+|improv\w+|exacerbat\w+|trigger\w*|helps?|resolv\w+|unrelieved)\b/i,
  ],
  [
    /cause/i,
    /\b(?:after|injur\w+|fell|trauma|travel\w*|trip|ate|eating|sick|exposed|contact|sex\w*|swimming|camping|playing|accident|lifting|insect)\b/i,
  ],
  [
    /health problems|operations/i,
    /\b(?:history of|previous\w*|before|similar|past|diagnosed|surgery|known|first time|suffers|diabet\w+|hypertension|asthma|chronic)\b/i,
  ],
  [
    /medicines/i,
    /\b(?:taking|takes|took|medications?|medicines?|drugs?|pills?|treat\w*|antibiotics?|contracepti\w+|allerg\w+)\b/i,
  ],
  [/smoke|alcohol/i, /\b(?:smok\w+|alcohol\w*|drink\w*|cigarettes?|packs?)\b/i],
  [/work do you|work\b/i, /\b(?:works?|job|occupation)\b/i],
  [/run in|relatives|family/i, /\b(?:family|mother|father|brother|sister|uncle|aunt|cousin|siblings?|parents?)\b/i],
  [/pregnant|period/i, /\b(?:pregnan\w+|menstru\w+|periods?|lmp|menses|cycles?|contracepti\w+|ocps?|spotting)\b/i],
  [/anything else/i, /./],
];
const common = new Set(
  'tell which what else noticed there this that with when have been from your their does like feel feels main reason visit words time going once slow come goes makes make think cause other could normal want know anything problem problems'.split(
    ' ',
  ),
);
const contentOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map(({ text: word }) => word)
      .filter((word) => word.length > 3 && !common.has(word))
      .map(stem),
  );

type Asked = { text: string; signs: readonly string[] };

/** Whether a question asks for a finding: by its topic, by a word of both, or by a sign that it names. */
function asksFor({ text, signs }: Asked, finding: string): boolean {
  const said = contentOf(finding);
  const isNamed = [...contentOf(text)].some((word) => said.has(word));
  const told = readSigns(finding, { locale: 'en', patient: {}, answeredBy: 'staff' });
  const names = signs.filter(isSign).map((id) => signOf(id).name.en);
  const isSignTold = told.some(
    ({ sign, status }) => status === 'present' && isSign(sign) && names.includes(signOf(sign).name.en),
  );
  return isNamed || isSignTold || topics.some(([asks, tells]) => asks.test(text) && tells.test(finding));
}

/** A patient who tells the finding that was asked for and at most one more, and otherwise says no. */
function makePatient(vignette: Vignette): { left: string[]; answer: (question: Asked) => string } {
  const left = findings(vignette);
  return {
    left,
    answer: (question) => {
      const at = left.findIndex((finding) => asksFor(question, finding));
      if (at < 0) return 'No.';
      return left
        .splice(at, 1)
        .concat(left.splice(at < left.length ? at : 0, 1))
        .join('. ');
    },
  };
}

export type Heard = { findings: number; told: number; questions: number; isFlagged: boolean };
const most = 10;

/** An interview with the patient. A flag ends it for a person; here the questions go on, so that they can be compared. */
export function interviewPatient(vignette: Vignette): Heard {
  const { left, answer } = makePatient(vignette);
  const all = left.length;
  const { ageYears, sex } = patientOf(vignette.demographics);
  let state = startInterview({
    template: 'intake',
    complaint: vignette.chief_complaints,
    chart: { ageYears, sex },
    locale: 'en',
    country: 'US',
    answeredBy: 'patient',
  });
  let isFlagged = state.flags.length > 0;
  let next = nextQuestion({ ...state, flags: [] });
  while (next.kind === 'question' && state.answers.length < most) {
    ({ state } = addAnswer({ ...state, flags: [] }, answer(next.question)));
    isFlagged ||= state.flags.length > 0;
    next = nextQuestion({ ...state, flags: [] });
  }
  return { findings: all, told: all - left.length, questions: state.answers.length, isFlagged };
}

/** The same patient with the questions of a form on paper, the same for every complaint. */
const form: readonly string[] = [
  'When did it start?',
  'How bad is it from 0 to 10?',
  'Do you have fever?',
  'Do you have pain?',
  'What health problems have you had?',
  'What operations have you had?',
  'What medicines do you take?',
  'Are you allergic to anything?',
  'Do you smoke or drink alcohol?',
  'What illnesses run in your family?',
];
export function fillForm(vignette: Vignette): Heard {
  const { left, answer } = makePatient(vignette);
  const all = left.length;
  // the complaint is the first question of ten
  for (const text of form.slice(0, most - 1)) answer({ text, signs: [] });
  return { findings: all, told: all - left.length, questions: most, isFlagged: false };
}
