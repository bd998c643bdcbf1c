import { isPlan, isResult, isVital, namesIllness } from '../facts/patterns.ts';
import { isFinding } from '../sections/exam.ts';
import type { Statement } from '../frames/statements.ts';
import { digitise } from '../../text/numbers.ts';
import { topicOf } from './topic-of.ts';
import type { Topic } from './topics.ts';

/** Words that only an examination yields. */
export const onlyExamined =
  /\b(?:palpation|turbinates|uvula|rhonchi|rales|crackles|murmurs?|gallops?|pitting|straight leg raise|ecchymosis|crepitus|auscultation|mcmurray's?|lachman's?|(?:lymph)?adenopathy|thyromegaly|exudates?|varus|valgus|dorsiflexion|plantar flexion|range of (?:motion|movement)|capillary refill|guarding|rebound|jvd|distended|edema|erythema|tenderness|tender|sensation|reflexes|breath sounds|bruits?|oropharynx|pupils|conjunctiva\w*|supination|pronation|abduction|adduction|flexion|extension|effusion|grip strength|strength (?:is|was|in)|[0-5]\/5|cranial nerves?|visual acuity|eye movements|well-(?:appearing|nourished|developed)|no acute distress|alert)\b/;
export const pictured =
  /\b(?:fractures?|dislocations?|bony (?:alignment|abnormalit\w+)|joint space|x-rays?|radiographs?)\b/;
/** What is decided, supposed or explained is no finding. */
const decided =
  /\b(?:will|would|should|recommend\w*|order\w*|prescribe|refer|continue|can|could|might|may|if|help|helps|believe|think|suspect|likely|probably|due to|caus\w+|consistent|because|treat\w*|therapy|reduce|exercises|try|history|pounds|means|called|what we call|diagnosis|explain\w*|concerned|improve\w*|worsen\w*|monitor|related|plan)\b/;
const measured =
  /^(?:(?:his|her|their|the|today|so|and) )*(?:blood pressure|vitals?|vital signs|oxygen(?: saturation)?|temperature|heart rate|pulse|weight|respirations)(?:'s)? (?:is|was|are|were|looks?|looked|appears?)\b/;
const measuredInLab =
  /\b(?:cortisol|cholesterol|triglycerides|alt|ast|ldl|hdl|a1c|tsh|psa|hemoglobin|creatinine|potassium|sodium|platelets|ferritin|estradiol|testosterone|enzymes|panel|white (?:blood )?(?:cell )?count)\b/;
const judged =
  /\b(?:showing signs of|signs (?:and symptoms )?(?:of|consistent with)|consistent with|what we call|i believe|diagnosis|sprain|strain|contusion)\b/;

/** The part of the note that a statement belongs to: by what only one part holds, else as learned. */
export function routeOf(statements: readonly Statement[], at: number): Topic {
  const statement = statements[at]!;
  const text = statement.words.join(' ');
  const learned = topicOf(statements, at);
  if (
    statement.phase !== 'plan' &&
    /\ballerg(?:ic|y|ies) to\b|\b(?:drug|medication|food|known) allergies\b|^(?:he|she|they) (?:denies|reports) allergies\b/.test(
      text,
    )
  )
    return 'allergies';
  if (statement.role === 'clinician' && statement.form === 'told') {
    const own = clinicianRoute(statement, learned, text);
    if (own) return own;
  }
  if (statement.form === 'denied' || statement.form === 'reported')
    return /^(?:plan|exam|results|vitals)$/.test(learned) ? 'hpi' : learned;
  if (learned === 'plan' && statement.role === 'patient') return 'hpi';
  if (learned === 'hpi' && statement.role === 'clinician' && statement.phase === 'plan') return 'plan';
  return learned;
}

function clinicianRoute(statement: Statement, learned: Topic, text: string): Topic | undefined {
  const { phase, place } = statement;
  const said = digitise(statement.words).join(' ').replaceAll(' percent', '%');
  if (/\byear[- ]old\b.*\b(?:presents?|here|history|male|female|man|woman|diagnosed)\b/.test(said)) return 'hpi';
  if (isVital(said) && !isPlan(said)) return 'vitals';
  if (place > 0.3 && decides.test(text) && isPlan(text) && learned !== 'plan') return 'plan';
  const later = phase === 'exam' || phase === 'results' || phase === 'plan' || place > 0.5;
  if (later && measured.test(text) && !/\b(?:will|would|should|recommend\w*|monitor|control\w*)\b/.test(text))
    return 'vitals';
  if (learned === 'results' && told.test(text)) return 'hpi';
  if (
    learned !== 'results' &&
    !told.test(text) &&
    isResult(said) &&
    !isPlan(said) &&
    !/\b(?:will|should|order|check|recommend)\b/.test(said)
  )
    return phase === 'plan' ? learned : 'results';
  if (phase !== 'plan' && /\b(?:alignment|bony abnormalit\w+|no (?:acute )?fractures?)\b/.test(text) && !isPlan(text))
    return 'results';
  if (later && !decided.test(text) && !isPlan(text)) {
    if (pictured.test(text) && !onlyExamined.test(text) && isFinding(statement.words)) return 'results';
    if (onlyExamined.test(text)) return 'exam';
  }
  if (learned === 'exam' && measuredInLab.test(text) && !onlyExamined.test(text)) return 'results';
  const looking = phase === 'exam' || phase === 'results';
  if (looking && /^(?:hpi|pmh|psh|sh|fh)$/.test(learned) && isFinding(statement.words) && findingOpens.test(text))
    return 'exam';
  if (place > 0.5 && /^(?:hpi|pmh)$/.test(learned) && judged.test(text) && namesIllness(text)) return 'plan';
  if (learned === 'plan' && phase === 'exam' && isFinding(statement.words) && !decided.test(text)) return 'exam';
  return undefined;
}

const decides =
  /^(?:we (?:will|can|could)|i recommended|the patient (?:will|should|can)) (?:follow-up|also|start|continue|order|prescribe|refer|give|provide|take|use|increase|decrease|stop|repeat|schedule|get|that the patient|put|keep|see)\b/;
const told =
  /^(?:he|she|they_|the patient) (?:is|was|has been|have been)? ?(?:endors\w+|complain\w+|report\w*|stat\w+|mention\w*|feel\w*|taking|having)\b/;
const findingOpens = /^(?:there (?:is|are)|no|(?:he|she|they_|the patient) (?:has|have|does)|(?:his|her|their|the) )/;
