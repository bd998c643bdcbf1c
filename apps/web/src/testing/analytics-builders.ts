import type {
  BurnoutMetrics,
  Change,
  DocumentationTime,
  GroupFigures,
  TemplatePatterns,
  TimeBreakdown,
} from '@clinical/contract/analytics/analytics.schemas';
import { workKinds } from '@clinical/contract/analytics/analytics.rules';

const period = { from: '2026-02-09T00:00:00.000Z', to: '2026-03-10T12:00:00.000Z', days: 2, hours: true };
const change = (value: number, n: number, before: number | null = null): Change => ({
  value,
  n,
  before: { value: before, n: before === null ? 0 : n },
});

export const documentationTime = (overrides: Partial<DocumentationTime> = {}): DocumentationTime => ({
  period,
  days: [
    { date: '2026-03-08', length: 1_380, inHours: null, afterHours: null, notes: 0 },
    { date: '2026-03-09', length: 1_440, inHours: 74, afterHours: 39, notes: 11 },
    { date: '2026-03-10', length: 1_440, inHours: 40, afterHours: 0, notes: 5 },
  ],
  perNote: change(6.1, 16, 7.4),
  editing: change(1.5, 16),
  toSign: change(42, 9),
  templates: [{ templateId: 't-1', title: 'SOAP', notes: 16, editing: 1.5 }],
  leftOut: 3,
  ...overrides,
});

export const timeBreakdown = (overrides: Partial<TimeBreakdown> = {}): TimeBreakdown => ({
  period,
  earlier: { from: '2026-02-09', to: '2026-02-23', days: 1 },
  later: { from: '2026-02-24', to: '2026-03-10', days: 1 },
  kinds: workKinds.map((kind, n) => ({
    kind,
    earlier: { all: n * 4, afterHours: n },
    later: { all: n * 3, afterHours: n },
  })),
  perEight: {
    ehr: { value: 96, n: 2 },
    note: { value: 60, n: 2 },
    inbox: { value: 20, n: 2 },
    outside: { value: 25, n: 2 },
  },
  scheduledHours: 18,
  ...overrides,
});

export const burnoutMetrics = (overrides: Partial<BurnoutMetrics> = {}): BurnoutMetrics => ({
  period,
  afterHoursPerDay: change(39, 2, 40),
  afterHoursShare: change(0.34, 2, 0.3),
  weekendShare: change(0, 2),
  editsPerNote: change(2.1, 16),
  notesPerDay: change(8, 2),
  weeks: [
    { week: '2026-03-02', days: 0, minutesPerDay: null, afterHoursShare: null },
    { week: '2026-03-09', days: 2, minutesPerDay: 96.5, afterHoursShare: 0.34 },
  ],
  ...overrides,
});

export const templatePatterns = (overrides: Partial<TemplatePatterns> = {}): TemplatePatterns => ({
  period,
  notes: 16,
  most: 300,
  templates: [
    {
      templateId: 't-1',
      title: 'SOAP',
      own: true,
      notes: 16,
      edited: 9,
      sections: [
        { key: 'plan', header: 'Plan', edited: 9 },
        { key: 'exam', header: 'Physical exam', edited: 3 },
      ],
    },
  ],
  ...overrides,
});

export const groupFigures = (overrides: Partial<GroupFigures> = {}): GroupFigures => ({
  weeks: ['2026-02-23', '2026-03-02'],
  asOf: '2026-01-07',
  groups: [
    {
      departmentId: null,
      name: 'Harbour',
      people: 13,
      hidden: null,
      weeks: [
        { week: '2026-02-23', minutesPerNote: 7, afterHours: 45 },
        { week: '2026-03-02', minutesPerNote: 6, afterHours: 40 },
      ],
    },
    {
      departmentId: 'd-1',
      name: 'Medicine',
      people: 6,
      hidden: null,
      weeks: [
        { week: '2026-02-23', minutesPerNote: 5, afterHours: 35 },
        { week: '2026-03-02', minutesPerNote: null, afterHours: 30 },
      ],
    },
    { departmentId: 'd-2', name: 'Pediatrics', people: 4, hidden: 'small', weeks: [] },
    { departmentId: 'd-3', name: 'Urgent care', people: 5, hidden: 'rest', weeks: [] },
  ],
  ...overrides,
});
