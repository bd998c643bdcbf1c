import type { Topic } from './topics.ts';

const table: [RegExp, Topic[]][] = [
  [
    /\bassessment\b.*\bplan\b|\bimpression\b.*\bplan\b|^a ?(?:\/|&|and) ?p$|^a\/p\b/,
    ['assessment', 'plan', 'instructions'],
  ],
  [/^hpc$|\bhistory of (?:the )?presenting (?:complaint|problem|illness)\b/, ['hpi']],
  [
    /\bchief complaint|\bpresenting (?:complaint|problem)|\breason for (?:visit|consult|referral|encounter)|^(?:cc|pc)$|^visit$|^(?:pregnancy|presenting) concerns?$/,
    ['cc'],
  ],
  [/\breview of systems\b|^ros$|\bsystems? review\b/, ['ros']],
  [/\bfamily (?:[a-z]+ )?(?:history|hx)\b|^fh$|^fhx$/, ['fh']],
  [/\bsocial\b|^sh$|^shx$|\blifestyle\b|\bhabits\b/, ['sh']],
  [/\bsurgical\b|\bsurgeries\b|\bprocedure history\b|^psh$/, ['psh']],
  [/\ballerg/, ['allergies']],
  [/\bmedications?\b|\bmeds\b|\bdrugs?\b|\bprescriptions?\b|^dh$/, ['meds']],
  [/\bpost-?(?:procedure|operative|op)?\b.*\binstructions?\b|\baftercare\b|\bhome care\b/, ['instructions']],
  [
    /^procedures?(?: (?:note|details?|description|performed))?$|\binterventions?\b|\btechnique\b|\btreatment (?:provided|given|today)\b/,
    ['procedure'],
  ],
  [/\bindications?\b/, ['cc', 'hpi']],
  [/\bvitals?\b/, ['vitals']],
  [/\bsubjective\b|^s$/, ['cc', 'hpi', 'pmh', 'psh', 'meds', 'allergies', 'fh', 'sh', 'ros']],
  [/\bobjective\b|^o$/, ['vitals', 'exam', 'results']],
  [
    /\bpast (?:medical )?(?:history|hx)\b|\bmedical history\b|^pmhx?$|\bpast history\b|\bbackground\b|\bcomorbid/,
    ['pmh'],
  ],
  [
    /\bhistory of present|\bhpi\b|\bpresent illness\b|\binterval history\b|\bhistory\b|\bpresentation\b|\bsummary\b|\bcourse\b/,
    ['hpi'],
  ],
  [
    /\bresults?\b|\bradiograph|\bx-?rays?\b|\blabs?\b|\blaborator|\bimaging\b|\bradiolog|\btests?\b|\bdata\b|\binvestigations?\b|\bdiagnostics?\b|\bstudies\b/,
    ['results'],
  ],
  [/\bexam(?:ination)?\b|\bfindings\b|^pe$|\bphysical\b|\bmental (?:status|state)\b|^(?:ex|o\/e)$/, ['exam']],
  [/\bassessment\b|\bimpression\b|^imp$|\bdiagnos[ei]s\b|\bproblems?\b|^a$|\bformulation\b/, ['assessment']],
  [
    /\binstructions?\b|\bfollow[- ]?up\b|\bnext (?:visit|appointment)|\breturn\b|\bdisposition\b|\beducation\b|\bcounsel|\bsafety[- ]net/,
    ['instructions'],
  ],
  [/\bplan\b|\btreatment\b|\brecommendations?\b|\borders?\b|\bmanagement\b|\bnext steps\b|^p$/, ['plan']],
];

/** The topics that a section header stands for; none for a header of its own kind ("Sleep"), which is matched by its words. */
export function topicsOfHeader(header: string): Topic[] {
  const text = header
    .toLowerCase()
    .replace(/[^a-z/&\s-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? [];
}
