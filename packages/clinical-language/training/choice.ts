import { featuresOf } from '../src/rules/plan/features.ts';
import { statementWords } from '../src/rules/sections/history.ts';
import { learnedTopics, type LearnedTopic } from '../src/rules/plan/topic-of.ts';
import { clausesOf } from '../src/rules/clauses/clauses.ts';
import { type Statement, statementsOf } from '../src/rules/frames/statements.ts';
import { rolesToWriteBy } from '../src/writing-roles.ts';
import { findPersona, type Persona } from '../src/rules/people/persona.ts';
import { renderWords } from '../src/rules/grammar/render.ts';
import { type Exchange, type Split, type TrainingData, utterancesOf, type Visit } from './data.ts';
import { fit, type FitOptions, type Row, storedModel } from './fit.ts';
import { referenceSentences, tokens } from './reference-notes.ts';
import { correlation, type Trained } from './trained.ts';

type TopicRow = { features: readonly string[]; topic: LearnedTopic };

/** Topics of an exchange's statements by the section that it belongs to. */
const topicsOfSections: Record<string, LearnedTopic> = {
  GENHX: 'hpi',
  MEDICATIONS: 'meds',
  CC: 'hpi',
  PASTMEDICALHX: 'pmh',
  ALLERGY: 'allergies',
  PASTSURGICAL: 'psh',
  ROS: 'hpi',
  EXAM: 'exam',
  PLAN: 'plan',
  ASSESSMENT: 'plan',
  LABS: 'results',
  IMAGING: 'results',
  GYNHX: 'pmh',
  IMMUNIZATIONS: 'pmh',
};

const stop = new Set(
  'the a an of to and in is was are were be been has have had he she they his her their it that this for with on at as by from or but not no will would i we patient'.split(
    ' ',
  ),
);

function readStatements(dialogue: string): { statements: Statement[]; persona: Persona } {
  const utterances = rolesToWriteBy(utterancesOf(dialogue));
  const persona = findPersona(utterances);
  return { statements: statementsOf(clausesOf(utterances), persona, utterances), persona };
}

/** How much a word tells: rare ones more than common ones. */
function weigher(visits: readonly Visit[]): (word: string) => number {
  const frequency = new Map<string, number>();
  for (const { dialogue } of visits)
    for (const word of new Set(tokens(dialogue))) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return (word) => (stop.has(word) ? 0.1 : Math.log(1 + visits.length / (frequency.get(word) ?? 0.5)));
}

/** What of a visit its note says, by the words that they share. */
function visitRows(
  { dialogue, note }: Visit,
  weight: (word: string) => number,
): { salience: Row[]; topics: TopicRow[] } {
  const { statements, persona } = readStatements(dialogue);
  const all = tokens(note);
  const single = new Set(all);
  const pairs = new Set(all.slice(1).map((word, i) => `${all[i]} ${word}`));
  const lines = referenceSentences(note).map(({ topic, text }) => ({ topic, words: new Set(tokens(text)) }));
  const salience: Row[] = [];
  const topics: TopicRow[] = [];
  for (const [at, statement] of statements.entries()) {
    const words = tokens(renderWords(statementWords(statement, persona), new Set()));
    if (words.length === 0) continue;
    const hits =
      words.filter((word) => single.has(word)).length +
      2 * words.slice(1).filter((word, i) => pairs.has(`${words[i]} ${word}`)).length;
    const rouge = hits / (words.length + 2 * (words.length - 1));
    const content = [...new Set(words)];
    const total = content.reduce((sum, word) => sum + weight(word), 0);
    let best = 0;
    let topic: (typeof lines)[number]['topic'] = 'hpi';
    for (const line of lines) {
      const shared = content.reduce((sum, word) => sum + (line.words.has(word) ? weight(word) : 0), 0) / total;
      if (shared > best + (line.topic === 'ros' ? 0.05 : 0)) {
        best = shared;
        topic = line.topic;
      }
    }
    const features = featuresOf(statements, at);
    salience.push({ features, value: 0.6 * rouge + 0.4 * best });
    if (best > 0.45 && words.length > 2)
      topics.push({ features, topic: topic === 'ros' || topic === 'cc' ? 'hpi' : topic });
  }
  return { salience, topics };
}

const ofFamily = /\b(?:mother|father|brother|sister|family|mom|dad|grand\w+|aunt|uncle|cancer)\b/;
/** An exchange is short: its place in the visit and phase tell nothing. */
const ofPlace = /^(?:bias|role|phase|rp|place|rplace|prev|next|form|rf|symptom|o |h )/;

function exchangeRows({ section, dialogue }: Exchange): TopicRow[] {
  const { statements } = readStatements(dialogue);
  const social = (words: readonly string[]): LearnedTopic => (ofFamily.test(words.join(' ')) ? 'fh' : 'sh');
  return statements.flatMap(({ words }, at) => {
    const topic = section === 'FAM/SOCHX' ? social(words) : topicsOfSections[section];
    if (!topic) return [];
    return [{ features: featuresOf(statements, at).filter((feature) => !ofPlace.test(feature)), topic }];
  });
}

function rowsOf({ visits, exchanges }: Split): { salience: Row[]; topics: TopicRow[] } {
  const weight = weigher(visits);
  const fromVisits = visits.map((visit) => visitRows(visit, weight));
  return {
    salience: fromVisits.flatMap(({ salience }) => salience),
    topics: [...fromVisits.flatMap(({ topics }) => topics), ...exchanges.flatMap(exchangeRows)],
  };
}

// small steps and few of them: five-fold tests on the training visits showed larger ones to learn by heart
const salienceOptions: FitOptions = { kind: 'ridge', epochs: 30, rate: 0.001, l2: 0.02, least: 3 };
const topicOptions: FitOptions = { kind: 'logistic', epochs: 8, rate: 0.02, l2: 0.001, least: 5 };
const smallest = 0.3;

function trainSalience(rows: readonly Row[], unseen: readonly Row[]): Trained {
  const mean = rows.reduce((sum, { value }) => sum + value, 0) / rows.length;
  const weights = fit(
    rows.map((row) => ({ ...row, value: row.value - mean })),
    salienceOptions,
  );
  weights.set('bias', (weights.get('bias') ?? 0) + mean);
  return {
    name: 'salience',
    predicts: 'how much a statement belongs in a note, 0 to 100',
    options: { ...salienceOptions, smallest },
    rows: rows.length,
    scores: { correlation: correlation(weights, unseen) },
    weights: storedModel(new Map([...weights].map(([feature, weight]) => [feature, weight * 100])), smallest),
  };
}

function trainTopics(rows: readonly TopicRow[], unseen: readonly TopicRow[]): Trained {
  const models = learnedTopics.map((topic) => {
    const ofTopic = rows.map((row) => ({ features: row.features, value: row.topic === topic ? 1 : 0 }));
    return [topic, fit(ofTopic, topicOptions)] as const;
  });
  const guess = (features: readonly string[]): LearnedTopic => {
    const sums = models.map(([topic, weights]): [LearnedTopic, number] => [
      topic,
      features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0),
    ]);
    return sums.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
  };
  const right = unseen.filter(({ features, topic }) => guess(features) === topic).length;
  return {
    name: 'topic',
    predicts: 'what a statement is about',
    options: { ...topicOptions, smallest },
    rows: rows.length,
    scores: { accuracy: Math.round((1_000 * right) / Math.max(1, unseen.length)) / 1_000 },
    weights: Object.fromEntries(models.map(([topic, weights]) => [topic, storedModel(weights, smallest)])),
  };
}

export function trainChoice({ train, valid }: TrainingData): Trained[] {
  const [rows, unseen] = [rowsOf(train), rowsOf(valid)];
  return [trainSalience(rows.salience, unseen.salience), trainTopics(rows.topics, unseen.topics)];
}
