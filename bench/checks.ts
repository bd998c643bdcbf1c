// node bench/checks.ts [--data DIR]: the checker on seeded errors, prints one JSON line. With --data DIR also on notes of the visits
// in DIR/aci-bench.train.json and DIR/aci-bench.valid.json, by the embedded engine and by another writer (their reference notes).
import { checkNote } from '@clinical/language/checks/check-note';
import { runSelfTest } from '@clinical/language/checks/self-test';
import { allVisits } from '@clinical/language/testing/visits/all-visits';
import { classSuite } from './checks/by-class.ts';
import { identitySuite } from './checks/identity.ts';
import { type CheckedNote, engineNotes, readRows, referenceNotes, type Row, sections } from './checks/notes.ts';
import { omissionSuite } from './checks/omissions.ts';
import { silenceSuite } from './checks/silence.ts';
import { cleanSuite, linkSuite, mutationSuite } from './checks/suites.ts';

const at = process.argv.indexOf('--data');
const rows = readRows(at < 0 ? undefined : process.argv[at + 1]);
if (!rows)
  console.error(
    'No benchmark data: pass --data DIR with aci-bench.train.json and aci-bench.valid.json. Only our own dialogues are measured.',
  );

/** Milliseconds to check 60 sentences: the median of runs on the longest note, after warming up. */
function sixtySentencesMs(notes: readonly CheckedNote[], runs = 15): number {
  const longest = notes.toSorted((a, b) => b.sentences.length - a.sentences.length)[0]!;
  const sentences = Array.from({ length: 60 }, (_, i) => longest.sentences[i % longest.sentences.length]!);
  const times = Array.from({ length: runs + 3 }, () => {
    const start = performance.now();
    checkNote({ utterances: longest.utterances, sentences, sections });
    return performance.now() - start;
  }).slice(3);
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(runs / 2)]! * 10) / 10;
}

const suitesOn = (notes: readonly CheckedNote[]) => ({
  links: linkSuite(notes),
  clean: cleanSuite(notes),
  mutations: mutationSuite(notes, 'kept'),
  mutationsEdited: mutationSuite(notes, 'edited'),
  mutationsAligned: mutationSuite(notes, 'aligned'),
  omissions: omissionSuite(notes),
});

const ownRows: Row[] = allVisits.map(({ source, title }) => ({ id: title, source: 'own', dialogue: source, note: '' }));
const ownNotes = engineNotes(ownRows);
const written = rows && engineNotes(rows);
console.log(
  JSON.stringify({
    selfTest: runSelfTest(),
    ownDialogues: suitesOn(ownNotes),
    silence: silenceSuite(),
    identity: identitySuite(rows ?? []),
    sixtySentencesMs: sixtySentencesMs(written ?? ownNotes),
    ...(rows && written
      ? {
          engine: suitesOn([...written, ...ownNotes]),
          otherWriter: suitesOn(referenceNotes(rows)),
          byClass: classSuite(referenceNotes(rows)).report,
        }
      : {}),
  }),
);
