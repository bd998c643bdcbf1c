const he = '(?:he|she|they_|it|i|we)';
const be = '(?:is|are|was|were|am|has|have|had|does|do|did|will|would|can|could)';

/** Beginnings that the speaker gave up: "she has not been she has been eating" → "she has been eating". */
const givenUp: [RegExp, string][] = [
  [new RegExp(`^${he} \\w+ , (?=${he} )`), ''],
  [new RegExp(`(^| that )${he} ${be}(?: not)?(?: been)? (?=${he} )`), '$1'],
  [new RegExp(`\\b(${he}) ${be} (?=(?:his|her|their) \\w+ ${be}\\b)`, 'g'), ''],
  [
    /\bwe will (?:start or|recommend(?: that)?|want to|see if) (?:we |i )?(?=give|prescribe|order|start|get|put)/g,
    'we will ',
  ],
  [/\b(?:i am|we are) also (?=we will)/g, ''],
  [/\bwe will we will\b/g, 'we will'],
  [/\b(we will(?: also)?) (?:get|put|give) (him|her|them) on (?:get|put) (?:him|her|them)\b/g, '$1 get $2'],
  [/\bcould be very well have\b/g, 'could very well have'],
  [/\b(\w{5,}ing) (?:he|she|they_) putting\b/g, '$1'],
  [/\btaking (?:some )?(\w+) putting (?:some )?\1\b/g, 'putting $1'],
  [/\b(he|she|they_) (?:just |also )?(still )?(?=(?:having|taking|getting|using|feeling|doing|working) )/g, '$1 is $2'],
  [/\b(is|was|are|were|has been|have been|be|been) (\w+) (?:is|was|are|were) (\w+ing)$/, '$1 $2 $3'],
];

/** "when she stands up , she is dizzy" → "she is dizzy when she stands up": the main clause first, as notes are written. */
const whenFirst = /^when ([^,]+?) , ((?:he|she|they_|it|we|i|the patient|his|her|their|the) [^,]+(?: ,[^,]+)?)$/;

export function withoutRestarts(text: string): string {
  let out = text;
  for (const [pattern, replacement] of givenUp) out = out.replace(pattern, replacement);
  return out.replace(whenFirst, '$2 when $1');
}
