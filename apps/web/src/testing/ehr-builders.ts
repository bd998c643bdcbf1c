import type { EhrLinkState, EhrPatient, EhrPush, EhrPushPreview } from '@clinical/contract/ehr/ehr.schemas';

const system = { type: 'fhir', name: 'Harbour EHR' };

export const ehrLinkState = (overrides: Partial<EhrLinkState> = {}): EhrLinkState => ({
  systems: [system],
  link: {
    ...system,
    state: 'linked',
    since: '2026-03-01T08:00:00.000Z',
    usedAt: '2026-03-10T08:00:00.000Z',
  },
  waiting: 1,
  ...overrides,
});

export const ehrPatient = (overrides: Partial<EhrPatient> = {}): EhrPatient => ({
  id: 'p1',
  name: 'Maria Lind',
  birthDate: '1961-04-02',
  mrns: ['MRN-4411'],
  agree: ['name', 'birthDate'],
  differ: [],
  fits: true,
  ...overrides,
});

export const ehrPush = (overrides: Partial<EhrPush> = {}): EhrPush => ({
  id: '01900000-0000-7000-8000-0000000000d1',
  transcriptId: '01900000-0000-7000-8000-0000000000b1',
  system,
  state: 'confirmed',
  draft: false,
  reason: null,
  handedOver: true,
  samePatient: true,
  documentId: '17',
  different: [],
  current: true,
  createdAt: '2026-03-10T09:00:00.000Z',
  changedAt: '2026-03-10T09:00:00.000Z',
  ...overrides,
});

export const pushPreview = (overrides: Partial<EhrPushPreview> = {}): EhrPushPreview => ({
  link: ehrLinkState().link,
  text: 'HISTORY\nDry cough for three days.\n',
  digest: 'a'.repeat(64),
  draft: false,
  patient: ehrPatient(),
  match: 'read',
  reason: null,
  pushes: [],
  ...overrides,
});
