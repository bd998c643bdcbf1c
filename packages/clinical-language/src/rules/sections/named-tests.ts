import type { Statement } from '../frames/statements.ts';
import { partBeforeNoun } from '../../vocabulary/body-parts.ts';
import type { Chosen } from './draft.ts';

const tests = new RegExp(
  `\\b((?:(?:${partBeforeNoun}|left|right|rapid|lumbar|cervical|thoracic|urine|lipid|metabolic|strep|covid|flu|repeat) )*(?:x-rays?|mri|ct(?: scan)?|echocardiogram|echo|ekg|ecg|ultrasound|biopsy|lipid panel|panel|labs?|blood work|urinalysis|strep test|covid test|flu test|test|mammogram|colonoscopy|angiogram|stress test|pulmonary function tests?))\\b`,
);
const pointing =
  /^(?:it|this|that|these|they)(?: also)?(?: all)? (?=(?:shows?|showed|is|was|are|were|looks?|looked|demonstrates?|demonstrated|reveals?|revealed|came|appears?|does show|did show)\b)/;
const empty = /^(?:this is|that is|here is|here are|these are) (?:an?|the|his|her|their|some|what)\b/;
const reach = 4;

/** "It showed mild regurgitation" after an echocardiogram was named → "echocardiogram showed mild regurgitation". */
export function nameTests(chosen: readonly Chosen[], statements: readonly Statement[]): Chosen[] {
  const places = new Map(statements.map((statement, at) => [statement, at]));
  return chosen.map((one) => {
    if (one.topic !== 'results' || !pointing.test(one.statement.words.join(' '))) return one;
    const at = places.get(one.statement) ?? -1;
    for (let before = at - 1; before >= Math.max(0, at - reach); before--) {
      const earlier = statements[before]!;
      const name = earlier.role === 'clinician' ? tests.exec(earlier.words.join(' '))?.[1] : undefined;
      if (name === undefined) continue;
      const said = one.statement.words.join(' ');
      const also = /^\w+ also /.test(said) ? 'also ' : '';
      const words = `${name} ${also}${said.replace(pointing, '')}`.split(' ');
      const clauses = [...new Set([...earlier.clauses, ...one.statement.clauses])];
      return { ...one, statement: { ...one.statement, words, clauses } };
    }
    return one;
  });
}

const says =
  /\d|\b(?:normal|negative|positive|shows?|showed|show|elevated|high|higher|low|lower|unremarkable|abnormal|good|fine|clear|stable|no|not|fractures?|mild|moderate|severe|improved|worse|increased|decreased|consistent|reveals?|revealed|demonstrat\w+|evidence|looks?|appears?|within|up|down|intact|well)\b/;

/** "This is the x-ray that we did" names a result and tells none. */
export const tellsResult = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return (
    says.test(text) &&
    !(empty.test(text) && !/\b(?:show\w*|normal|negative|positive|is (?:low|high|elevated))\b/.test(text))
  );
};
