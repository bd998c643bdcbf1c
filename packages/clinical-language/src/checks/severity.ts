import { symptomSystem } from '../vocabulary/body-systems.ts';
import { clinicalWords } from '../vocabulary/clinical-terms.ts';
import type { Severity } from './check-types.ts';
import type { Reading } from './reading/read-text.ts';
import { isCondition } from './tables/conditions.ts';
import { isDoseUnit } from '../vocabulary/units.ts';

const allergy = /\b(?:allerg(?:y|ies|ic)|anaphyla\w+|nkda)\b/;
const procedure =
  /\b(?:surgery|surgical|biopsy|operation|catheterization|transfusion|injection|resection|replacement|stents?|bypass|transplant|colonoscopy|endoscopy|\w+ectomy|\w+ostomy|\w+plasty)\b/;
const refusal =
  /\b(?:refus\w+|declin\w+|against medical advice|does not want|do not want|not going to take|will not take)\b/;
const plan =
  /\b(?:continue|start|stop|increase|decrease|order|refer|referral|prescribe|recommend\w*|follow[- ]up|return|monitor|schedule|obtain|repeat|check|therapy|discuss\w*|advise\w*)\b/;

/** How grave an error in a text is. major: drug, dose, allergy, diagnosis, procedure, side, refusal. moderate: symptom, finding, plan. */
export function severityOf(reading: Reading): Severity {
  const text = reading.words.join(' ');
  if (
    reading.drugs.length > 0 ||
    reading.numbers.some((number) => isDoseUnit(number.unit)) ||
    reading.sides.length > 0 ||
    allergy.test(text) ||
    procedure.test(text) ||
    refusal.test(text) ||
    reading.stems.some(isCondition) ||
    reading.concepts.some(({ concept }) => isCondition(concept))
  )
    return 'major';
  if (
    reading.numbers.length > 0 ||
    plan.test(text) ||
    reading.words.some((word) => symptomSystem(word) !== undefined) ||
    clinicalWords(reading.words) > 0
  )
    return 'moderate';
  return 'minor';
}
