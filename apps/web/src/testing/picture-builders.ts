import type { ChartFacts, FactValue } from '@clinical/contract/visualizer/chart-facts.schemas';
import type { Picture } from '@clinical/contract/visualizer/picture.schemas';
import { makePicture } from '@clinical/language/picture/make-picture';
import type { PictureEntry, PictureInput } from '@clinical/language/picture/picture-input';

const entry = (day: string, signed: boolean, lines: Record<string, string[]>): PictureEntry => ({
  id: `entry-${day}`,
  createdAt: `${day}T10:00:00.000Z`,
  day,
  title: '',
  visit: true,
  signed,
  reported: false,
  lines: Object.entries(lines).flatMap(([header, texts]) => texts.map((text) => ({ header, text }))),
});

const observed = (name: string, code: string, value: number, unit: string, date: string): FactValue => ({
  key: `Observation/${code}-${date}`,
  code,
  name,
  text: `${value} ${unit}`,
  comparator: '',
  value,
  second: null,
  unit,
  date,
  time: null,
  low: name === 'Potassium' ? 3.5 : null,
  high: name === 'Potassium' ? 5 : null,
  flag: name === 'Potassium' && value > 5 ? 'high' : '',
  final: true,
});

const facts: ChartFacts = {
  patient: null,
  problems: [
    {
      key: 'Condition/1',
      name: 'Atrial fibrillation',
      status: 'active',
      onset: '2025-03-11',
      ended: null,
      final: true,
    },
  ],
  medications: [
    {
      key: 'MedicationRequest/1',
      name: 'Apixaban 5 MG',
      dose: '5 mg twice daily',
      status: 'active',
      started: '2025-03-11',
      stopped: null,
      final: true,
    },
  ],
  allergies: [
    {
      key: 'AllergyIntolerance/1',
      substance: 'penicillin',
      reaction: 'Anaphylaxis',
      status: 'active',
      none: false,
      recorded: '2011',
      final: true,
    },
  ],
  values: [
    observed('Potassium', '2823-3', 4.4, 'mmol/L', '2025-06-19'),
    observed('Potassium', '2823-3', 4.7, 'mmol/L', '2025-09-16'),
    observed('Potassium', '2823-3', 5.4, 'mmol/L', '2026-08-20'),
    observed('HbA1c', '4548-4', 8.1, '%', '2026-02-01'),
  ],
};

/** The picture of a synthetic chart of two visits and one file, as the program makes it. */
export const picture = (more: Partial<PictureInput> = {}): Picture =>
  makePicture({
    note: { id: 'note-1', title: 'Maria Lind', dateOfBirth: '1950-02-09', sex: 'female' },
    madeAt: '2026-11-28T10:00:00.000Z',
    today: '2026-11-28',
    dayFirst: false,
    entries: [
      entry('2026-05-05', true, {
        Assessment: ['Hypertension.', 'Type 2 diabetes.'],
        Vitals: ['BP 150/90 mmHg.', 'Weight 81.2 kg.'],
        Plan: ['Start lisinopril 10 mg daily.', 'Order TSH.'],
      }),
      entry('2026-11-20', false, {
        Allergies: ['No known drug allergies.'],
        Assessment: ['Hypertension is worsening.'],
        Vitals: ['BP 160/95 mmHg.', 'Weight 80.8 kg.'],
        Results: ['HbA1c was 8.6 % on 02/01/2026.', 'Hemoglobin is 8.2.'],
        Plan: ['Increase lisinopril to 20 mg daily.'],
      }),
    ],
    imports: [{ id: 'file-1', createdAt: '2026-11-01T00:00:00.000Z', facts }],
    customPrompt: '',
    from: null,
    to: null,
    unread: 0,
    ...more,
  });
