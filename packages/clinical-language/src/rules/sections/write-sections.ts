import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { type Clause, clausesOf } from '../clauses/clauses.ts';
import { putRight } from '../frames/put-right.ts';
import type { SectionMap } from '../plan/place.ts';
import type { Topic } from '../plan/topics.ts';
import { toldIn } from '../frames/told.ts';
import { rolesToWriteBy } from '../../writing-roles.ts';
import { sourceCase } from '../grammar/source-case.ts';
import { findPersona, type KnownPatient, type Persona } from '../people/persona.ts';
import { says, toldBeside } from './already-told.ts';
import { writeChiefComplaint } from './chief-complaint.ts';
import type { Chosen, Draft } from './draft.ts';
import { readSeverity } from '../facts/severity.ts';
import { readBackground } from '../facts/background.ts';
import { readFamily } from '../facts/family-history.ts';
import { readHistorySlots } from '../facts/history-slots.ts';
import { readSymptoms, type SymptomFact } from '../facts/symptoms.ts';
import { symptomsIn } from '../../vocabulary/symptoms.ts';
import type { Statement } from '../frames/statements.ts';
import { withEstablished } from './write-established.ts';
import { withBackground, withFamily } from './write-background.ts';
import { withSlots } from './write-slots.ts';
import {
  beyondSymptoms,
  symptomStatements,
  withoutListed,
  withoutContradiction,
  withSeverity,
  withSymptoms,
} from './write-symptoms.ts';
import { isNoHistory } from '../gate/clinician-told.ts';
import { readFindings } from '../facts/findings.ts';
import { writeExamLines } from './write-exam-lines.ts';
import { writeValues, type Writing } from './write-facts.ts';
import { phasesOf } from '../clauses/phases.ts';
import { writeHistory } from './history.ts';
import { judgements, withDecided } from './plan.ts';
import { writePlanFromOrders } from '../problems/write-plan.ts';
import { readOrders } from '../orders/read-orders.ts';
import { planAt } from '../clauses/plan-at.ts';
import { unrepeated } from './unrepeated.ts';
import { writeReviewOfSystems } from './review-of-systems.ts';
import { writeIntroduction } from './introduction.ts';
import { nameTests } from './named-tests.ts';
import { select } from '../plan/select.ts';
import { toldSymptoms } from './told-symptoms.ts';
import { decidedIn } from '../facts/decided.ts';
import { writeVisit } from './write-visit.ts';
import { readFields } from '../fields/field-facts.ts';
import { placeFields } from '../fields/place-fields.ts';
import type { Placed } from './template-texts.ts';

// The clinician's own introduction of the patient.
const introducing = /year[- ]old.*\b(?:presents?|here|history|diagnosed)\b/;

const ofHistory = new Set<Topic>(['hpi', 'pmh', 'psh', 'meds', 'allergies', 'fh', 'sh']);
/** What the clinician says while examining, explaining or planning is not told as history. */
const isOfLater = ({ statement: { role, phase, clauses: from, place }, topic }: Chosen, clauses: readonly Clause[]) =>
  role === 'clinician' &&
  ofHistory.has(topic) &&
  (phase === 'exam' || phase === 'results' || phase === 'plan' || isNoHistory(from[0]!, clauses, place));

// Up to this length nothing of weight is left out; above it only while the speech is tidy.
const shortWords = 500;
const tidyWords = 900;

/** Speech with its stops and few fillers, as people type it or a good recogniser cleans it. */
function isTidy(utterances: readonly Utterance[], spokenWords: number): boolean {
  const text = utterances.map((utterance) => utterance.text).join(' ');
  const fillers = text.match(/\b(?:um|uh|hmm|mm-hmm|you know|i mean|yeah)\b/gi)?.length ?? 0;
  const stops = text.match(/[.?!]/g)?.length ?? 0;
  return fillers * 80 < spokenWords && stops * 20 > spokenWords;
}

/** The complaint as a symptom of the review of systems, where nothing else names it. */
function complainedOf(
  complaint: Draft | undefined,
  clauses: readonly Clause[],
  facts: readonly SymptomFact[],
  utterances: readonly Utterance[],
): Statement[] {
  const link = complaint?.links[0];
  const from = clauses
    .filter(
      ({ u, tokens }) =>
        utterances[u]!.id === link?.utteranceId && tokens.some(({ start }) => start >= link.start && start < link.end),
    )
    .slice(0, 1);
  const named = complaint ? symptomsIn(complaint.words) : [];
  if (from.length === 0) return [];
  return named
    .filter(({ name }) => !facts.some((fact) => fact.name.includes(name) || name.includes(fact.name)))
    .map(({ name }) => ({
      words: [],
      form: 'reported',
      role: 'patient',
      clauses: from,
      phase: 'history',
      place: 0,
      topic: name.split(' '),
    }));
}

const aged = /\b\d+-year-old\b/;
/** Who the patient is and why they came, as an assessment opens. */
const summaryOf = (opening: readonly Draft[]): Draft[] =>
  opening
    .filter(({ text }) => aged.test(text))
    .slice(0, 1)
    .map((draft) => ({ ...draft, topic: 'assessment' }));

/** All sentences of a note with the section each goes to, in order within a section. */
export function writeSections(
  utterances: readonly Utterance[],
  map: SectionMap,
  patient: KnownPatient | undefined,
  onProgress: ((fraction: number) => void) | undefined,
): Placed[] {
  const cased = sourceCase(utterances);
  return writeUncased(utterances, map, patient, onProgress).map(({ key, draft }) => ({
    key,
    draft: { ...draft, text: cased(draft.text) },
  }));
}

function writeUncased(
  given: readonly Utterance[],
  map: SectionMap,
  patient: KnownPatient | undefined,
  onProgress: ((fraction: number) => void) | undefined,
): Placed[] {
  const utterances = rolesToWriteBy(given);
  const persona = findPersona(utterances, patient);
  const names = new Set(
    [persona.name, ...(patient?.name?.split(/\s+/) ?? [])].flatMap((name) => (name ? [name.toLowerCase()] : [])),
  );
  const fields = readFields(clausesOf(utterances), persona, utterances, (kind) => map.hasKind(kind));
  const placed = writeRest(putRight(fields.rest), utterances, map, persona, names, onProgress);
  return placeFields(fields.facts, placed, map, names, utterances);
}

function writeRest(
  clauses: Clause[],
  utterances: readonly Utterance[],
  map: SectionMap,
  persona: Persona,
  names: ReadonlySet<string>,
  onProgress: ((fraction: number) => void) | undefined,
): Placed[] {
  onProgress?.(0.4);
  const spokenWords = utterances.reduce((sum, utterance) => sum + utterance.text.split(/\s+/).length, 0);
  const letters = utterances.reduce((sum, utterance) => sum + utterance.text.length, 0);
  const isShort = spokenWords < shortWords || (spokenWords < tidyWords && isTidy(utterances, spokenWords));
  if (isShort && letters < tidyWords * 12) return writeVisit(clauses, persona, names, map, utterances);
  const writing: Writing = { persona, names, utterances, map };
  const phases = phasesOf(clauses);
  const findings = readFindings(clauses, phases, persona);
  const found = (topic: Topic) => findings.filter((fact) => fact.topic === topic);
  const ofFinding = new Set(findings.flatMap((fact) => fact.clauses));
  const { decided, isDecision } = decidedIn(clauses, persona, utterances);
  const complaint = writeChiefComplaint(clauses, names, utterances);
  const statements = toldIn(clauses, persona, utterances, complaint[0]?.words).filter(
    ({ clauses: from }) => !isDecision(from.at(-1)!) && !ofFinding.has(from.at(-1)!),
  );
  onProgress?.(0.6);
  const chosen = nameTests(select(statements, spokenWords, persona.subject), statements);
  onProgress?.(0.9);
  const summary = writeIntroduction(clauses, complaint, names, utterances);
  const introduction = chosen.find(
    ({ statement }) => statement.role === 'clinician' && introducing.test(statement.words.join(' ')),
  );
  const about = (...topics: Topic[]) =>
    chosen.filter((one) => topics.includes(one.topic) && one !== introduction && !isOfLater(one, clauses));
  const opening = introduction
    ? writeHistory([{ ...introduction, topic: 'hpi' }], persona, names, utterances)
    : summary;
  const symptomFacts = readSymptoms(clauses, phases, persona);
  const complained = complaint.flatMap(({ words }) => words).join(' ');
  const severity = readSeverity(clauses);
  const told = withSymptoms(
    beyondSymptoms(
      withSeverity(
        withoutContradiction(
          about('hpi', 'pmh', 'psh', 'meds', 'allergies', 'fh', 'sh'),
          symptomFacts,
          complaint[0]?.words ?? [],
        ),
        severity,
        persona,
        clauses.length,
      ),
      symptomFacts,
    ),
    symptomFacts,
    complained,
    persona,
    clauses.length,
    true,
  );
  const slots = readHistorySlots(clauses, phases, complained, persona);
  const history = [
    ...opening,
    ...writeHistory(
      withEstablished(
        withFamily(
          withBackground(withSlots(told, slots, clauses.length), readBackground(clauses, persona), clauses.length),
          readFamily(clauses, persona),
          clauses.length,
        ),
        opening.map(({ text }) => text).join(' '),
        clauses,
        phases,
        readOrders(clauses, planAt(clauses)),
        persona,
      ),
      persona,
      names,
      utterances,
    ),
  ];
  const unlisted = [...statements, ...toldSymptoms(chosen.map((one) => one.statement))].flatMap((statement) => {
    const rest = withoutListed(statement);
    return rest ? [rest] : [];
  });
  const symptoms = [
    ...symptomStatements(symptomFacts, clauses.length),
    ...complainedOf(complaint[0], clauses, symptomFacts, utterances),
    ...unlisted,
  ];
  const introduced = toldBeside('cc', opening, map).some((draft) => complaint.every(({ words }) => says(draft, words)));
  const results = unrepeated(writeValues(found('results'), 'results', writing));
  const drafts: Draft[] = [
    ...(introduced ? [] : complaint),
    ...history,
    ...(map.has('ros') ? writeReviewOfSystems(symptoms, names, utterances, toldBeside('ros', history, map)) : []),
    ...writeValues(found('vitals'), 'vitals', writing),
    ...writeExamLines(found('exam'), writing),
    ...results,
    ...summaryOf(opening),
    ...writePlanFromOrders(
      clauses,
      judgements(
        withDecided(about('assessment', 'plan', 'instructions'), decided),
        clauses,
        names,
        utterances,
        persona,
      ),
      complaint[0],
      persona,
      names,
      utterances,
      planAt(clauses),
      results,
    ),
  ];
  return drafts.flatMap((draft) => {
    const key = map.keyFor(draft.topic, draft.words);
    return key === undefined || (draft.topic === 'cc' && !map.has('cc')) ? [] : [{ key, draft }];
  });
}
