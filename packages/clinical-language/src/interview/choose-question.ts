import { isNo, isYes, presentSigns, signsOfAnswer, valueOfSigns } from '../red-flags/find-red-flags.ts';
import { plainText } from '../red-flags/said.ts';
import { isSign, type SignId } from '../red-flags/signs.ts';
import { anyComplaint, type Complaint, complaints } from './complaints.data.ts';
import { choices, type InstrumentId, instruments } from './instruments.data.ts';
import { followUpQuestions, followUps, intakeQuestions, postOpQuestions, type QuestionRow } from './questions.data.ts';
import { askOpenly, askRow, askSigns } from './question-text.ts';
import { type SlotId, slotIds, slots } from './slots.data.ts';
import { type AskedQuestion, type InterviewState, readerOf } from './state.ts';

/** A question that could be asked, and how much its answer would tell. */
type Candidate = { question: AskedQuestion; value: number };
const [first, ...later] = [4.2, 2.5, 2.1];
/** Signs that would complete a rule, beyond those of the complaint. */
const completing = 3.3;
const mostSigns = 5;
const fertile = { from: 11, to: 56 };

/** Signs whose presence an answer told or denied. */
function knownSigns(state: InterviewState): Set<string> {
  const reader = readerOf(state);
  const told = state.answers.flatMap(({ question, text }) => [
    ...question.signs,
    ...signsOfAnswer({ text, asked: question.signs }, reader).flatMap(({ sign, status }) =>
      status === 'present' || status === 'absent' ? [sign] : [],
    ),
  ]);
  return new Set<string>(told);
}

/** Slots that were asked for, or that a free answer told. */
export function filledSlots({ answers, locale }: InterviewState): Set<SlotId> {
  const told = answers.flatMap(({ question, text }) => {
    const plain = plainText(text);
    const free = isYes(text) || isNo(text) ? plain.length > 12 : true;
    return [
      ...question.slots,
      ...(free ? slotIds.filter((id) => slots[id].told?.[locale].test(plain) && mayTell(id, question)) : []),
    ];
  });
  return new Set(told);
}
/** Of a questionnaire's words, or of a list of medicines, nothing is told by the way. */
const mayTell = (id: SlotId, question: AskedQuestion): boolean =>
  question.choices.length === 0 && !(question.id === 'medicines' && (id === 'onset' || id === 'location'));

/** The complaint that the first answer tells. */
export function complaintOf(state: InterviewState): Complaint {
  const [opening] = state.answers;
  if (!opening || opening.question.id !== 'complaint') return anyComplaint;
  const found = presentSigns([{ text: opening.text }], { ...readerOf(state), answeredBy: 'patient', patient: {} });
  return complaints.find(({ is }) => is.some((id) => found.has(id))) ?? anyComplaint;
}

/** What the chart says of slots that are still open, as the patient is asked to confirm it. */
function knownOf({ chart }: InterviewState, open: readonly SlotId[]): string[] {
  const lines: Partial<Record<SlotId, readonly string[]>> = {
    history: chart.conditions,
    medication: chart.medications,
    allergies: chart.allergies?.map((name) => (/allerg|alerg/i.test(name) ? name : `allergy: ${name}`)),
    habits: chart.smoking ? [chart.smoking] : [],
  };
  return open.flatMap((slot) => lines[slot] ?? []);
}

/** The question whose answer tells most; null when all is known. */
export function chooseQuestion(state: InterviewState): AskedQuestion | null {
  const { template } = state;
  if (template === 'phq-2' || template === 'phq-9' || template === 'gad-7') return nextItem(state, template);
  if (state.answers.length === 0 && (template === 'intake' || state.firstQuestion !== null)) return askFirst(state);
  const candidates = candidatesOf(state);
  return (
    candidates.reduce<Candidate | null>((best, each) => (each.value > (best?.value ?? 0) ? each : best), null)
      ?.question ?? null
  );
}

/** An intake opens with the complaint, however the question is worded. */
function askFirst(state: InterviewState): AskedQuestion {
  const { template, firstQuestion } = state;
  const open = askOpenly(state);
  const asked: AskedQuestion = template === 'intake' ? open : { ...open, id: 'first', slots: ['other'] };
  return firstQuestion === null ? asked : { ...asked, text: firstQuestion };
}

function nextItem({ answers, locale }: InterviewState, id: InstrumentId): AskedQuestion | null {
  const { stem, items } = instruments[id];
  const item = items[locale][answers.length];
  if (item === undefined) return null;
  return {
    id: `${id}:${answers.length + 1}`,
    text: `${stem[locale]} ${item}?`,
    slots: [],
    signs: [],
    choices: choices[locale].map((choice, score) => `${score} ${choice}`),
    confirms: [],
  };
}

/** Questions that are left, each with its value: for red flags first, then for what is still open. */
export function candidatesOf(state: InterviewState): Candidate[] {
  const filled = filledSlots(state);
  const rows = rowsOf(state).flatMap((row) => {
    const open = row.slots.filter((slot) => !filled.has(slot));
    if (open.length === 0 || state.answers.some(({ question }) => question.id === row.id)) return [];
    return [{ question: askRow(state, row, knownOf(state, open)), value: row.weight * open.length }];
  });
  return [...rows, ...signCandidates(state)];
}

function rowsOf(state: InterviewState): readonly QuestionRow[] {
  if (state.template === 'follow-up')
    return [...followUpQuestions, followUps[state.followUp ?? 'after-hospital'].own, ...usual(['medicines', 'other'])];
  if (state.template === 'post-op')
    return [...followUpQuestions, followUps['post-op'].own, ...postOpQuestions, ...usual(['medicines', 'other'])];
  const complaint = complaintOf(state);
  const { sex, ageYears, isPregnant } = state.chart;
  const mayBePregnant =
    sex === 'female' && isPregnant == null && (ageYears == null || (ageYears >= fertile.from && ageYears < fertile.to));
  return intakeQuestions.filter(
    ({ id }) => (id !== 'place' || complaint.hurts) && (id !== 'pregnancy' || (complaint.pregnancy && mayBePregnant)),
  );
}
const usual = (ids: readonly string[]): QuestionRow[] => intakeQuestions.filter(({ id }) => ids.includes(id));

function signCandidates(state: InterviewState): Candidate[] {
  const known = knownSigns(state);
  const reader = readerOf(state);
  const found = presentSigns(
    state.answers.map(({ question, text }) => ({ text, asked: question.signs })),
    reader,
  );
  const values = valueOfSigns(found, known, reader);
  const groups = groupsOf(state);
  const fits = (id: SignId): boolean => !known.has(id) && !(reader.patient.sex === 'male' && ofWomen.has(id));
  const listed = groups.flatMap((group, at) => {
    // a group that was asked for is not asked for again, though one of its signs is open
    const ids = group.filter(fits);
    if (ids.length === 0 || ids.length < group.length / 2) return [];
    const danger = ids.reduce((sum, id) => sum + (values.get(id) ?? 0), 0) / ids.length;
    return [{ question: askSigns(state, ids), value: (at === 0 ? first! : later[at - 1]!) + danger }];
  });
  const inGroups = new Set<string>(groups.flat());
  const more = [...values]
    .filter(([id, value]) => value >= 1 && !inGroups.has(id) && isSign(id) && fits(id) && !unasked.has(id))
    .map(([id]) => id as SignId)
    .slice(0, mostSigns);
  const wasAsked = state.answers.some(({ question }) => question.signs.some((id) => !inGroups.has(id)));
  return more.length < 2 || wasAsked ? listed : [...listed, { question: askSigns(state, more), value: completing }];
}

const ofWomen: ReadonlySet<string> = new Set<SignId>([
  'vaginal-bleeding',
  'vaginal-discharge',
  'period-change',
  'pregnancy-possible',
  'bleeding-heavy-pads',
  'pregnant-said',
  'postpartum',
  'baby-still',
  'waters-broke',
  'contractions',
  'breast-change',
]);
/** Signs that are read where they are told, and that no question should put into a person's mouth. */
const unasked: ReadonlySet<string> = new Set<SignId>([
  'heart-attack',
  'dying',
  'feels-dying',
  'pain',
  'as-prescribed',
  'on-purpose',
  'infection',
  'ate-something',
]);

function groupsOf(state: InterviewState): readonly (readonly SignId[])[] {
  if (state.template === 'follow-up') return followUps[state.followUp ?? 'after-hospital'].asks;
  if (state.template === 'post-op') return followUps['post-op'].asks;
  return complaintOf(state).asks;
}
