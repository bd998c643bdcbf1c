/**
 * `npm run -s bench:interview [-- --data DIR] [--show]`: the red-flag rules on their own table, on texts of patients that must raise a flag
 * and on harmless ones; with DIR/semigran.dev.json on the history of vignettes by urgency, and with DIR/avey.dev.json how many findings
 * an interview of ten questions learns from a simulated patient, beside a fixed form in the same run. A thousand hostile replies of a
 * model are merged with raised flags. Prints one JSON line. No clinical validation: all of this is for comparison between versions.
 */
import { findRedFlags } from '@clinical/language/red-flags/find-red-flags';
import { rules } from '@clinical/language/red-flags/rules.data';
import { countWithstood } from './interview/hostile-model.ts';
import { fillForm, type Heard, interviewPatient } from './interview/patient-simulator.ts';
import { readSet, saidBy } from './interview/read-set.ts';
import { historyOf, patientOf, readRows, type Triage, type Vignette } from './interview/vignettes.ts';

const at = process.argv.indexOf('--data');
const folder = at < 0 ? undefined : process.argv[at + 1];
const shows = process.argv.includes('--show');
if (!folder)
  console.error(
    'No vignettes: pass --data DIR with semigran.dev.json and avey.dev.json. Only our own texts are measured.',
  );

const share = (part: number, all: number): number => Math.round((part / all) * 1_000) / 1_000;
const show = (...words: unknown[]): void => {
  if (shows) console.error(...words);
};

/** Examples of the rules that raise the flag of their rule. */
function table(): { examples: number; raised: number } {
  const rows = rules.flatMap(({ id, examples }) =>
    (['en', 'es'] as const).flatMap((locale) =>
      examples[locale].map((example) => ({ id, said: saidBy(example, locale) })),
    ),
  );
  const raised = rows.filter(({ id, said }) => findRedFlags([said], said).some(({ rule }) => rule === id));
  return { examples: rows.length, raised: raised.length };
}

/** Texts of a file that raise any flag. */
function flagged(names: readonly string[], wanted: boolean): { texts: number; flagged: number } {
  const said = names.flatMap(readSet);
  const raised = said.filter((each) => {
    const flags = findRedFlags([each], each);
    if (flags.length > 0 !== wanted)
      show(wanted ? 'not flagged:' : 'flagged:', each.text, flags.map(({ rule }) => rule).join(' '));
    return flags.length > 0;
  });
  return { texts: said.length, flagged: raised.length };
}

function triage(rows: readonly Triage[]): Record<Triage['urgency_level'], string> {
  const of = (level: Triage['urgency_level']): string => {
    const some = rows.filter(({ urgency_level }) => urgency_level === level);
    const raised = some.filter(({ case_description: text, correct_diagnosis }) => {
      const reader = { locale: 'en', patient: patientOf(text), answeredBy: 'staff' } as const;
      const flags = findRedFlags([{ text: historyOf(text) }], reader);
      show(
        level,
        correct_diagnosis,
        flags.map(({ rule, level: urgency }) => `${rule} (${urgency})`).join(', ') || 'no flag',
      );
      return flags.length > 0;
    });
    return `${raised.length} of ${some.length}`;
  };
  return { em: of('em'), ne: of('ne'), sc: of('sc') };
}

function learned(all: readonly Heard[]): { findings: number; told: number; share: number; questions: number } {
  const sum = (of: (heard: Heard) => number): number => all.reduce((total, heard) => total + of(heard), 0);
  const [count, told] = [sum(({ findings }) => findings), sum((heard) => heard.told)];
  return {
    findings: count,
    told,
    share: share(told, count),
    questions: share(
      sum(({ questions }) => questions),
      all.length,
    ),
  };
}

const vignettes = folder ? readRows<Vignette>(folder, 'avey.dev.json') : null;
console.log(
  JSON.stringify({
    table: table(),
    paraphrases: flagged(['paraphrases.first.txt', 'paraphrases.second.txt', 'paraphrases.third.txt'], true),
    nearMisses: flagged(['near-misses.first.txt', 'near-misses.second.txt', 'near-misses.third.txt'], false),
    hostileReplies: countWithstood(1_000),
    ...(folder && vignettes
      ? {
          triage: triage(readRows<Triage>(folder, 'semigran.dev.json')),
          interview: learned(vignettes.map(interviewPatient)),
          form: learned(vignettes.map(fillForm)),
        }
      : {}),
  }),
);
