import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { describe, expect, test } from 'vitest';
import { alignSentences } from '../align-sentences.ts';
import { composeNote } from '../compose-note.ts';
import { sentencesOfHtml } from '../note-html.ts';
import { parseTranscript } from '../parse-transcript.ts';
import { assignRoles } from '../speaker-roles.ts';
import { verifyLink } from '../verify-link.ts';
import { carryForward } from './carry-forward.ts';
import { type ChartMaterial, chartLines, spokenLines } from './chart-material.ts';
import { addChartFacts, markChartSentences } from './chart-note.ts';
import { measuresIn } from './measures.ts';
import { pickLines } from './pick-lines.ts';
import { writeBrief } from './pre-visit-brief.ts';
import { sourceLines } from './source-lines.ts';

const section = (key: string, header: string) => ({
  key,
  header,
  style: 'bulleted' as const,
  instruction: '',
  example: '',
  required: false,
  leaveBlankIfNotSaid: true,
});
const recipe = {
  generalInstructions: '',
  sections: [
    section('hpi', 'History of present illness'),
    section('meds', 'Medications'),
    section('allergies', 'Allergies'),
    section('social', 'Social history'),
    section('results', 'Results'),
    section('plan', 'Plan'),
  ],
  macros: [],
  defaultExam: '',
};
const visit = (...lines: string[]): Utterance[] => assignRoles(parseTranscript(lines.join('\n')).utterances);
const spoken = visit(
  'Doctor: Good morning, what brings you in today?',
  'Patient: I have had a sore throat and a fever for three days.',
  'Doctor: Are you still taking the metformin?',
  'Patient: Yes, I take the metformin every day.',
  'Doctor: I will prescribe azithromycin 500 mg once a day for three days.',
);
const prechart = (html: string, header = ''): ChartMaterial => ({
  kind: 'prechart',
  id: 'p',
  date: '20 Nov 2026',
  lines: chartLines('p@1', [{ header, html }]),
});
const entry = (id: string, date: string, ...sections: [header: string, html: string][]): ChartMaterial => ({
  kind: 'entry',
  id,
  date,
  lines: chartLines(
    `${id}@1`,
    sections.map(([header, html]) => ({ header, html })),
  ),
});

describe('what the embedded engine takes from the chart', () => {
  test('every fact of a prechart that the visit is silent on, in its section and marked as such', () => {
    const facts = carryForward(
      [prechart('<ul><li>Lives alone on the third floor.</li><li>Allergic to penicillin</li></ul>')],
      spoken,
      recipe,
    );
    expect(facts.map(({ text, section: key }) => [key, text])).toEqual([
      ['social', 'Lives alone on the third floor (from the prechart).'],
      ['allergies', 'Allergic to penicillin (from the prechart).'],
    ]);
    expect(facts[1]?.links).toMatchObject([{ quote: 'Allergic to penicillin', source: { kind: 'prechart', id: 'p' } }]);
  });

  test('neither questions to ask, nor headings, nor what the visit speaks of itself', () => {
    const html =
      '<p>History:</p><p>Metformin 1 g twice daily. Sore throat with fever for three days.</p><p>Ask about smoking. Any chest pain?</p>';
    expect(carryForward([prechart(html)], spoken, recipe)).toEqual([]);
  });

  test('nothing that a prechart only gathered from earlier entries', () => {
    const gathered = prechart('<p>The knee was swollen. Lives alone.</p>');
    const lines = gathered.lines.map((line, at) => ({ ...line, gathered: at === 0 }));
    expect(carryForward([{ ...gathered, lines }], spoken, recipe).map(({ text }) => text)).toEqual([
      'Lives alone (from the prechart).',
    ]);
  });

  test('of earlier entries what still holds, once', () => {
    const older = entry('a', '1 Mar 2026', ['Allergies', '<p>Penicillin: rash.</p>'], ['Plan', '<p>Ice the knee.</p>']);
    const newer = entry(
      'b',
      '1 Jun 2026',
      ['Allergies', '<p>Penicillin: rash (carried forward, not discussed today).</p>'],
      ['History of present illness', '<p>Knee pain after a fall.</p>'],
      ['Medications', '<ul><li>Lisinopril 10 mg daily</li><li>Metformin 1 g twice daily</li></ul>'],
    );
    expect(carryForward([newer, older], spoken, recipe).map(({ text, section: key }) => [key, text])).toEqual([
      ['allergies', 'Penicillin: rash (carried forward, not discussed today).'],
      ['meds', 'Lisinopril 10 mg daily (carried forward, not discussed today).'],
    ]);
  });

  test('stands in the note as sentences of kind chart, beside those that were said', () => {
    const note = composeNote({ utterances: spoken, recipe });
    const materials = [prechart('<p>Allergic to penicillin. HbA1c 7.9% in March.</p>')];
    const both = addChartFacts(note, carryForward(materials, spoken, recipe));
    const chart = both.sentences.filter(({ kind }) => kind === 'chart');
    expect(chart.map(({ text }) => text)).toEqual([
      'Allergic to penicillin (from the prechart).',
      'HbA1c 7.9% in March (from the prechart).',
    ]);
    expect(both.sentences.filter(({ kind }) => kind !== 'chart')).toEqual(note.sentences);
    expect(both.sections.flatMap(({ html }) => sentencesOfHtml(html).map(({ text }) => text))).toEqual(
      both.sentences.map(({ text }) => text),
    );
    for (const { links } of chart) expect(links.every((link) => verifyLink(link, materials[0]!.lines))).toBe(true);
  });
});

describe('what a model takes from the chart', () => {
  const materials = [
    prechart('<p>Allergic to penicillin, with a rash.</p>'),
    entry('b', '1 Jun 2026', ['Medications', '<p>Lisinopril 10 mg once a day.</p>']),
  ];
  const written = (...texts: string[]) => {
    const sections = [{ key: 'hpi', header: 'HPI', html: texts.map((text) => `<p>${text}</p>`).join('') }];
    const plain = texts.map((text) => ({ text, section: 'hpi' }));
    return { sections, sentences: alignSentences(plain, spoken) as NoteSentence[] };
  };

  test('is told from what was said, linked and marked, whether or not the model says so', () => {
    const { sections, sentences } = markChartSentences(
      written(
        'The patient reports a sore throat and fever for three days.',
        'The patient is allergic to penicillin with a rash.',
        'Takes lisinopril 10 mg once a day (carried forward, not discussed today).',
      ),
      materials,
      spoken,
    );
    expect(sentences.map(({ kind, text }) => [kind, text])).toEqual([
      ['said', 'The patient reports a sore throat and fever for three days.'],
      ['chart', 'The patient is allergic to penicillin with a rash (from the prechart).'],
      ['chart', 'Takes lisinopril 10 mg once a day (carried forward, not discussed today).'],
    ]);
    expect(sentences[2]?.links).toMatchObject([{ source: { kind: 'entry', id: 'b' } }]);
    expect(sentencesOfHtml(sections[0]!.html).map(({ text }) => text)).toEqual(sentences.map(({ text }) => text));
  });

  test('keeps no mark when it was said after all', () => {
    const { sentences } = markChartSentences(
      written('The patient has a sore throat and a fever for three days (from the prechart).'),
      materials,
      spoken,
    );
    expect(sentences).toMatchObject([
      { kind: 'said', text: 'The patient has a sore throat and a fever for three days.' },
    ]);
  });

  test('is not vouched for when a number, drug, side or denial differs', () => {
    const { sentences } = markChartSentences(
      written('Takes lisinopril 100 mg once a day.', 'The patient is not allergic to penicillin, no rash.'),
      materials,
      spoken,
    );
    expect(sentences.some(({ kind }) => kind === 'chart')).toBe(false);
  });
});

describe('the brief before a visit', () => {
  const first = entry(
    'a',
    '1 Mar 2026',
    ['Chief complaint', '<p>Follow-up of diabetes.</p>'],
    ['Results', '<p>HbA1c 8.4%. Blood pressure 150/95.</p>'],
    ['Plan', '<ul><li>Start metformin 500 mg twice daily.</li></ul>'],
  );
  const second = entry(
    'b',
    '1 Jun 2026',
    ['Chief complaint', '<p>Follow-up of diabetes and blood pressure.</p>'],
    ['Results', '<p>HbA1c 7.6 percent. BP was 138 over 86.</p>'],
    [
      'Assessment and plan',
      '<ul><li>Type 2 diabetes, better controlled.</li><li>Repeat HbA1c in three months.</li></ul>',
    ],
  );

  test('says why, how values went and what was planned, each with its source', () => {
    const parts = writeBrief([second, first]);
    expect(parts.map(({ header, items }) => [header, items.map(({ text }) => text)])).toEqual([
      [
        'Why here',
        ['1 Jun 2026: Follow-up of diabetes and blood pressure.', '1 Jun 2026: Type 2 diabetes, better controlled.'],
      ],
      [
        'Trends',
        ['HbA1c: 8.4% (1 Mar 2026) → 7.6% (1 Jun 2026)', 'Blood pressure: 150/95 (1 Mar 2026) → 138/86 (1 Jun 2026)'],
      ],
      ['Planned for today', ['Repeat HbA1c in three months.']],
    ]);
    const lines = [...first.lines, ...second.lines];
    const links = parts.flatMap(({ items }) => items.map((one) => one.links));
    expect(links.every((own) => own.length > 0 && own.every((link) => verifyLink(link, lines)))).toBe(true);
  });

  test('leaves out what the chart does not hold', () => {
    expect(writeBrief([])).toEqual([]);
    expect(writeBrief([entry('a', '1 Mar 2026', ['Plan', '<p>None.</p>'])])).toEqual([]);
  });
});

describe('the lines that an instruction asks for', () => {
  const older = entry('a', '1 Mar 2026', ['Results', '<p>HbA1c 8.4%.</p>'], ['Social history', '<p>Lives alone.</p>']);
  const newer = entry(
    'b',
    '1 Jun 2026',
    ['Medications', '<p>Lisinopril 10 mg once a day.</p>'],
    ['Plan', '<p>Ice.</p>'],
  );

  test('come by entry, newest first, word for word', () => {
    const parts = pickLines('Show HbA1c over time and all medication.', [newer, older]);
    expect(parts.map(({ header, items }) => [header, ...items.map(({ text }) => text)])).toEqual([
      ['1 Jun 2026', 'Lisinopril 10 mg once a day.'],
      ['1 Mar 2026', 'HbA1c 8.4%.'],
    ]);
  });

  test('are none when nothing fits', () => {
    expect(pickLines('Vaccinations', [newer, older])).toEqual([]);
  });
});

test('lines of a model keep their sources only when numbers and drugs are there', () => {
  const source = entry('b', '1 Jun 2026', ['Medications', '<p>Lisinopril 10 mg once a day.</p>']);
  const [part] = sourceLines(
    [{ header: 'Why here', lines: ['Takes lisinopril 10 mg daily.', 'Takes lisinopril 20 mg daily.', 'Has gout.'] }],
    [source],
  );
  expect(part?.items.map(({ links }) => links.length > 0)).toEqual([true, false, false]);
});

test('measured values are told from doses', () => {
  expect(measuresIn('Metformin 500 mg twice daily.')).toEqual([]);
  expect(measuresIn('Weight was 82.5 kg, pulse 72. Pain today is a 4 out of 10.')).toEqual([
    { name: 'Weight', value: '82.5 kg' },
    { name: 'Heart rate', value: '72' },
    { name: 'Pain', value: '4/10' },
  ]);
});

test('what was said in an entry without a note can be a line, too', () => {
  const lines = spokenLines('a@0', spoken);
  expect(lines[1]).toMatchObject({
    id: 'a@0.u2',
    header: '',
    text: 'I have had a sore throat and a fever for three days.',
  });
});
