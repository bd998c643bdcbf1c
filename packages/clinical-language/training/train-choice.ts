// node packages/clinical-language/training/train-choice.ts DATA_DIR: writes src/weights/salience-weights.ts and topic-weights.ts
import { featuresOf } from '../src/choosing/features.ts';
import { learnedTopics, type LearnedTopic } from '../src/sections/topic-of.ts';
import { clausesOf } from '../src/speech/clauses.ts';
import { type Statement, statementsOf } from '../src/statements.ts';
import { rolesToWriteBy } from '../src/writing-roles.ts';
import { findPersona, type Persona } from '../src/writing/persona.ts';
import { statementWords } from '../src/compose/history.ts';
import { renderWords } from '../src/writing/render.ts';
import { exchangesOf, utterancesOf, visitsOf } from './data.ts';
import { fit, type Row, storedText } from './fit.ts';
import { referenceSentences, tokens } from './reference-notes.ts';
import { writeWeights } from './write-weights.ts';

const mtsTopics: Record<string, LearnedTopic> = {
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

type Read = { statements: Statement[]; persona: Persona };

const readStatements = (dialogue: string): Read => {
  const utterances = rolesToWriteBy(utterancesOf(dialogue));
  const persona = findPersona(utterances);
  return {
    statements: statementsOf(clausesOf(utterances), persona, utterances),
    persona,
  };
};

const stop = new Set(
  'the a an of to and in is was are were be been has have had he she they his her their it that this for with on at as by from or but not no will would i we patient'.split(
    ' ',
  ),
);

function main(folder: string): void {
  const visits = visitsOf(folder, 'train').map((visit) => ({
    ...visit,
    ...readStatements(visit.dialogue),
    sentences: referenceSentences(visit.note),
  }));
  const frequency = new Map<string, number>();
  for (const visit of visits)
    for (const word of new Set(tokens(visit.dialogue))) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weight = (word: string): number =>
    stop.has(word) ? 0.1 : Math.log(1 + visits.length / (frequency.get(word) ?? 0.5));
  const salience: Row[] = [];
  const topicRows: { features: readonly string[]; topic: LearnedTopic }[] = [];
  for (const visit of visits) {
    const all = tokens(visit.note);
    const single = new Set(all);
    const pairs = new Set(all.slice(1).map((word, i) => `${all[i]} ${word}`));
    const lines = visit.sentences.map((sentence) => ({
      topic: sentence.topic,
      words: new Set(tokens(sentence.text)),
    }));
    for (const [at, statement] of visit.statements.entries()) {
      const words = tokens(renderWords(statementWords(statement, visit.persona), new Set()));
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
      const features = featuresOf(visit.statements, at);
      salience.push({ features, value: 0.6 * rouge + 0.4 * best });
      if (best > 0.45 && words.length > 2)
        topicRows.push({
          features,
          topic: topic === 'ros' || topic === 'cc' ? 'hpi' : topic,
        });
    }
  }
  const fromVisits = topicRows.length;
  for (const exchange of exchangesOf(folder, 'train')) {
    const topic = exchange.section === 'FAM/SOCHX' ? undefined : mtsTopics[exchange.section];
    const { statements } = readStatements(exchange.dialogue);
    for (const at of statements.keys()) {
      const chosen =
        topic ??
        (/\b(?:mother|father|brother|sister|family|mom|dad|grand\w+|aunt|uncle|cancer)\b/.test(
          statements[at]!.words.join(' '),
        ) && exchange.section === 'FAM/SOCHX'
          ? 'fh'
          : exchange.section === 'FAM/SOCHX'
            ? 'sh'
            : undefined);
      // an exchange is short: its place in the visit and phase tell nothing
      if (chosen)
        topicRows.push({
          features: featuresOf(statements, at).filter(
            (feature) => !/^(?:bias|role|phase|rp|place|rplace|prev|next|form|rf|symptom|o |h )/.test(feature),
          ),
          topic: chosen,
        });
    }
  }
  console.log(
    `statements ${salience.length}, labelled ${fromVisits} + ${topicRows.length - fromVisits}, mean value ${(salience.reduce((sum, row) => sum + row.value, 0) / salience.length).toFixed(3)}`,
  );
  const mean = salience.reduce((sum, row) => sum + row.value, 0) / salience.length;
  // small steps and few of them: five-fold tests on the training visits showed larger ones to learn by heart
  const weights = fit(
    salience.map((row) => ({ ...row, value: row.value - mean })),
    { kind: 'ridge', epochs: 30, rate: 0.001, l2: 0.02, least: 3 },
  );
  weights.set('bias', (weights.get('bias') ?? 0) + mean);
  writeWeights(
    'salience-weights',
    'salienceWeights',
    'How much a statement belongs in a note.',
    storedText(new Map([...weights].map(([key, value]) => [key, value * 100])), 0.3),
  );
  const parts = learnedTopics.map((topic) => {
    const rows = topicRows.map((row) => ({
      features: row.features,
      value: row.topic === topic ? 1 : 0,
    }));
    return `#${topic}\n${storedText(fit(rows, { kind: 'logistic', epochs: 8, rate: 0.02, l2: 0.001, least: 5 }), 0.3)}`;
  });
  writeWeights('topic-weights', 'topicWeights', 'What a statement is about.', parts.join('\n'));
}

main(process.argv[2] ?? '');
