import type { SpeakerRole, Utterance } from '@clinical/contract/transcripts/source.schemas';
import roleWeights from '../weights/role.json' with { type: 'json' };
import { readModel, scoreOf, type LinearModel } from './learned/linear-model.ts';
import { turnLogOdds } from './rules/clauses/turns.ts';
import { isWord, wordsOf } from './text/words.ts';
import { roleOfLabel } from './vocabulary/speaker-labels.ts';

let model: LinearModel | undefined;

/** Features of an utterance that tell a clinician from a patient: its words and word pairs, its first words, its length. */
export function roleFeatures(text: string): string[] {
  const words = wordsOf(text.length > 4000 ? text.slice(0, 4000) : text)
    .map((word) => word.text)
    .filter((word) => isWord(word) || word === '?');
  const plain = words.filter((word) => word !== '?').map((word) => word.replace(/^\d.*$/, '0'));
  const features = ['bias', `len ${Math.min(7, Math.floor(Math.log2(plain.length + 1)))}`];
  if (words.includes('?')) features.push('?');
  for (let i = 0; i < plain.length; i++) {
    features.push(plain[i]!);
    if (i + 1 < plain.length) features.push(`${plain[i]} ${plain[i + 1]}`);
  }
  if (plain.length > 0) features.push(`^ ${plain[0]}`, `^ ${plain.slice(0, 2).join(' ')}`, `$ ${plain.at(-1)}`);
  return features;
}

/** Log-odds that the clinician said this, from the words alone, between -6 and 6. */
export function clinicianLogOdds(text: string): number {
  model ??= readModel(roleWeights);
  return Math.max(-6, Math.min(6, scoreOf(model, roleFeatures(text))));
}

/**
 * Fills the role of each utterance. A label that names a part decides, unless two were confused throughout; other labels ("speaker_0") get one role each from all
 * that they said. A line under a label whose words leave no doubt is the other person's. Without labels each utterance is judged by its words and its neighbours.
 * Keeps order, ids and texts.
 */
export function assignRoles(utterances: readonly Utterance[]): Utterance[] {
  const byLabel = new Map<string, SpeakerRole>();
  for (const { speaker } of utterances) {
    if (speaker === '' || byLabel.has(speaker)) continue;
    const role = roleOfLabel(speaker);
    if (role) byLabel.set(speaker, role);
  }
  swapMistakenLabels(utterances, byLabel);
  rolesOfNeutralLabels(utterances, byLabel);
  const unlabelled = utterances.filter((utterance) => utterance.speaker === '');
  const guessed = new Map(rolesByContent(unlabelled).map((role, i) => [unlabelled[i]!.id, role]));
  return utterances.map((utterance) => ({
    ...utterance,
    role: bySureWords(utterance.text, byLabel.get(utterance.speaker)) ?? guessed.get(utterance.id) ?? 'unknown',
  }));
}

const surelySaid = 5;
const shortestSure = 60;

/** A recorder gives single lines to the wrong person. A question says too little: both ask about drugs and results. */
function bySureWords(text: string, role: SpeakerRole | undefined): SpeakerRole | undefined {
  if ((role !== 'clinician' && role !== 'patient') || text.length < shortestSure || text.includes('?')) return role;
  const odds = clinicianLogOdds(text);
  if (role === 'patient' && odds > surelySaid) return 'clinician';
  return role === 'clinician' && odds < -surelySaid ? 'patient' : role;
}

const fewestTurns = 8;
const fewestCharacters = 600;
/** Between labels that are right the difference is 2.7 and more. */
const mistakenBelow = -1;

/** Swaps two labels that a recorder confused: in a long talk all that each said belongs to the other part. */
function swapMistakenLabels(utterances: readonly Utterance[], byLabel: Map<string, SpeakerRole>): void {
  if (byLabel.size !== 2 || new Set(byLabel.values()).size !== 2) return;
  const meanOf = (role: SpeakerRole): number | undefined => {
    const own = utterances.filter(({ speaker }) => byLabel.get(speaker) === role);
    const length = own.reduce((sum, { text }) => sum + text.length, 0);
    if (own.length < fewestTurns || length < fewestCharacters) return undefined;
    return own.reduce((sum, { text }) => sum + clinicianLogOdds(text), 0) / own.length;
  };
  const clinician = meanOf('clinician');
  const patient = meanOf('patient');
  if (clinician === undefined || patient === undefined || clinician - patient > mistakenBelow) return;
  for (const [label, role] of byLabel) byLabel.set(label, role === 'clinician' ? 'patient' : 'clinician');
}

function rolesOfNeutralLabels(utterances: readonly Utterance[], byLabel: Map<string, SpeakerRole>): void {
  const odds = new Map<string, number>();
  for (const { speaker, text } of utterances) {
    if (speaker === '' || byLabel.has(speaker)) continue;
    odds.set(speaker, (odds.get(speaker) ?? 0) + clinicianLogOdds(text));
  }
  const ranked = [...odds].toSorted((a, b) => b[1] - a[1]);
  const taken = new Set(byLabel.values());
  for (const [index, [speaker, value]] of ranked.entries()) {
    if (index === 0 && !taken.has('clinician') && (value > 0 || ranked.length > 1)) byLabel.set(speaker, 'clinician');
    else if (index === ranked.length - 1 && !taken.has('patient')) byLabel.set(speaker, 'patient');
    else byLabel.set(speaker, ranked.length > 2 ? 'other' : value > 0 ? 'clinician' : 'patient');
  }
}

/** Roles of texts in the order said, each judged by its words and its neighbours. */
export const rolesOfTexts = (texts: readonly string[]): SpeakerRole[] =>
  rolesByContent(
    texts.map((text) => ({ id: '', speaker: '', role: 'unknown', startMs: null, endMs: null, text, confidence: null })),
  );

/** Two-state path: words speak for a role, and turns either alternate (one line a turn) or run on (text cut into sentences). */
function rolesByContent(utterances: readonly Utterance[]): SpeakerRole[] {
  if (utterances.length === 0) return [];
  const odds = utterances.map((utterance) => clinicianLogOdds(utterance.text) + cueOdds(utterance.text));
  const alternating = bestPath(
    odds,
    odds.map(() => alternationOdds),
  );
  const running = bestPath(
    odds.map((value) => value * wordsAgainstTurns),
    utterances.map((utterance, i) => (i === 0 ? 0 : turnLogOdds(utterances[i - 1]!.text, utterance.text))),
  );
  // text cut into sentences has one speaker for several of them, a turn a line hardly ever
  const stays = alternating.path.filter((role, i) => role === alternating.path[i - 1]).length;
  return alternating.score > running.score && stays <= odds.length * 0.12 ? alternating.path : running.path;
}

const orders =
  /^(?:so |and |then |also |please |just )*(?:continue|avoid|use|take|keep|drink|apply|rest|ice|stop|start|increase|decrease|repeat|recheck|book|rinse|wash|call (?:us|me|the|if)|come (?:back|see)|see me|follow up|return|bring (?:him|her)|try to|make sure|cut (?:down|out)|check your|put the|wear|elevate|no (?:heavy |more )?(?:lifting|driving|baths))\b/i;
const findings =
  /\b(?:on exam|your (?:blood pressure|lungs|heart|temperature|throat|pulse|weight|oxygen|a1c|x-?ray|labs?|knee|abdomen|belly|test|results?)|lungs are|heart is|no murmur|there (?:is|are) no |\d+ degrees|(?:flexion|extension|rotation) is|is (?:positive|negative|tender|soft|intact)\b|(?:i am|i'm|i will|i'll|we will|we'll|we are|we're|i'd like to|i want to|i am going to|i'm going to) (?:prescrib|refer|order|start|send|give you|get you|see you|also|put you|add|increas|stop|have you|repeat|check)\w*|this is an? |i think (?:you|this|it is)|(?:you have|consistent with) an? )/i;

const certain =
  /^(?:so |and |okay |today )*your (?:blood pressure|temperature|heart rate|pulse|oxygen|lungs|heart|throat|a1c|x-?ray|mri|ekg|ldl|tsh) (?:is|are|was|sounds?|shows?|showed|looks?)\b|\b(?:i am|i'm|i will|i'll|we will|we'll|we are|we're) (?:also )?(?:prescrib|referring|refer|ordering|order|sending? (?:you|a)|send a|start(?:ing)? you|admit)\w*/i;

/** What the learned words underrate in text without speakers: orders and findings are the clinician's. */
const cueOdds = (text: string): number =>
  (certain.test(text) ? 5 : 0) + (orders.test(text) ? 2 : 0) + (findings.test(text) ? 2.5 : 0);

const alternationOdds = 3;
// Words of neighbouring sentences of one turn say the same twice, so that each counts less.
const wordsAgainstTurns = 0.7;

function bestPath(odds: readonly number[], changes: readonly number[]): { score: number; path: SpeakerRole[] } {
  let clinician = 0;
  let patient = 0;
  const back: [boolean, boolean][] = [];
  for (const [i, value] of odds.entries()) {
    const logChange = -Math.log1p(Math.exp(-changes[i]!));
    const logStay = -Math.log1p(Math.exp(changes[i]!));
    const spokenByClinician = -Math.log1p(Math.exp(-value));
    const spokenByPatient = -Math.log1p(Math.exp(value));
    const fromSame = clinician + logStay >= patient + logChange;
    const toPatient = patient + logStay >= clinician + logChange;
    const nextClinician = Math.max(clinician + logStay, patient + logChange) + spokenByClinician;
    patient = Math.max(patient + logStay, clinician + logChange) + spokenByPatient;
    clinician = nextClinician;
    back.push([fromSame, toPatient]);
  }
  const path: SpeakerRole[] = [];
  let state: SpeakerRole = clinician >= patient ? 'clinician' : 'patient';
  for (let i = odds.length - 1; i >= 0; i--) {
    path.push(state);
    const [clinicianStays, patientStays] = back[i]!;
    if (state === 'clinician') state = clinicianStays ? 'clinician' : 'patient';
    else state = patientStays ? 'patient' : 'clinician';
  }
  return { score: Math.max(clinician, patient), path: path.toReversed() };
}
