import type { FaxLabel } from '@clinical/contract/fax/received.schemas';
import type { PageLine } from './page-lines.ts';

/** Words that tell what a paper is, the most telling first: [label, words, weight]. A heading counts double. */
const signs: readonly (readonly [FaxLabel, RegExp, number])[] = [
  [
    'records-request',
    /\b(?:request(?:ing)? (?:for )?(?:medical )?records|records? request|release of (?:information|medical records)|authorization (?:to|for) (?:release|disclos\w+))\b/i,
    4,
  ],
  [
    'refill-request',
    /\b(?:refill(?: authorization)? request|prescription (?:refill|renewal)|refills? requested|renewal request)\b/i,
    4,
  ],
  [
    'authorization',
    /\b(?:prior authorization|pre-?certification|authorization (?:number|request)|coverage determination)\b/i,
    4,
  ],
  [
    'discharge',
    /\b(?:discharge summary|date of discharge|discharge (?:diagnos[ei]s|instructions|medications)|hospital course)\b/i,
    3,
  ],
  [
    'lab-result',
    /\b(?:laborator(?:y|ies)|specimen|reference (?:range|interval)|collected|accession|lab results?|pathology)\b/i,
    2,
  ],
  ['lab-result', /\b(?:g\/dL|mmol\/L|mg\/dL|x10|U\/L|mEq\/L|hemoglobin|creatinine|glucose)\b/i, 1],
  [
    'imaging',
    /\b(?:radiology|imaging|x-?ray|ultrasound|mri|ct (?:scan|of|chest|head|abdomen)|mammogram|echocardiogram|technique:|comparison:)\b/i,
    2,
  ],
  [
    'referral-reply',
    /\b(?:thank you for (?:referring|asking|your (?:kind )?referral|the referral|sending)|consultation (?:report|note|letter)|consult note|i (?:saw|met|evaluated) (?:your|this|mr|mrs|ms|him|her)|whom i (?:saw|met))\b/i,
    4,
  ],
  [
    'referral',
    /\b(?:referral (?:form|request|order)|please (?:see|evaluate)|reason for (?:referral|consult\w*)|refer(?:ring)? (?:this|the|my|our) patient|new referral)\b/i,
    3,
  ],
];
const heading = /^[^a-z]*$/;

/** What a fax is by its words; `other` when nothing tells. */
export function labelFax(lines: readonly PageLine[]): FaxLabel {
  const scores = new Map<FaxLabel, number>();
  for (const { text, at } of lines) {
    for (const [label, words, weight] of signs) {
      if (!words.test(text)) continue;
      const times = heading.test(text) || at < 4 ? 2 : 1;
      scores.set(label, (scores.get(label) ?? 0) + weight * times);
    }
  }
  const [best] = [...scores].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= 3 ? best[0] : 'other';
}
