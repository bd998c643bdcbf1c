/** Headers of a kind of their own, with the words that belong under them: "Sleep" is about naps and nights, not only about "sleep". */
const table: [RegExp, string][] = [
  [
    /\bnutrition|\bdiet|\bfeeding|\bappetite/,
    'diet eat eating drink milk formula ounces breastfeeding meals appetite food calories juice vegetables',
  ],
  [/\bsleep/, 'sleep sleeping asleep nap naps insomnia wake waking snore snoring cpap'],
  [
    /\bdevelopment|\bmilestones/,
    'walking walk crawl crawling sits sitting stands talking words babbling smiles milestones speech rolls reads school',
  ],
  [
    /\bimmuni[sz]ations?|\bvaccin/,
    'vaccine vaccines vaccinated immunization immunizations shots mmr varicella tetanus influenza hepatitis polio',
  ],
  [
    /\bfunctional|\bfunction\b|\blimitations|\badls?\b|\bactivities of daily/,
    'cannot unable difficulty reach lift dress climb stairs walk stand limited fasten',
  ],
  [/\brange of motion|\brom\b|\bmobility/, 'flexion extension abduction adduction rotation degrees'],
  [/\bstrength|\bmuscle test/, 'strength'],
  [/\bgoals?\b/, 'goal goals'],
  [/\bsafety|\brisk\b|\bsuicid/, 'hurting suicidal suicide homicidal harm kill weapons gun unsafe'],
  [/\bmood\b|\baffect\b|\bmental\b/, 'mood anxious depressed sad affect panic tearful hopeless'],
  [/\bsubstance|\bdrug use|\balcohol/, 'alcohol drink smoke marijuana cannabis cocaine tobacco vaping'],
  [
    /\banticipatory guidance/,
    'seat car brush teeth screen helmet smoke detector rear-facing pool firearm dentist supervise childproof',
  ],
  [/\bcomplications?|\btolerance|\btolerated/, 'complications complication tolerated bleeding'],
  [/\bexercise|\bactivity/, 'exercise exercises walks gym runs swimming activity'],
  [/\bwork\b|\boccupation/, 'work works job retired'],
  [/\bpain\b/, 'pain hurts sore ache'],
  [/\bskin\b/, 'rash lesion mole skin itch'],
];

/** The words that content under such a header shares; none for an unknown header. */
export const wordsOfHeader = (header: string): string[] =>
  table.flatMap(([pattern, words]) => (pattern.test(header.toLowerCase()) ? words.split(' ') : []));
