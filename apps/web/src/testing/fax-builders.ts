import type { Fax, FaxContact, FaxLine } from '@clinical/contract/fax/fax.schemas';

const at = '2026-03-10T09:00:00.000Z';

export const faxLine = (overrides: Partial<FaxLine> = {}): FaxLine => ({
  name: 'Between workspaces of this installation',
  number: '+15551234567',
  reaches: 'installation',
  unsignedAllowed: true,
  contactsOnly: false,
  abilities: { edit: true },
  ...overrides,
});

export const faxContact = (overrides: Partial<FaxContact> = {}): FaxContact => ({
  id: '01900000-0000-7000-8000-0000000000c1',
  name: 'Dr Ann Lee',
  organisation: 'Harbor Cardiology',
  number: '+15557654321',
  specialty: 'Cardiology',
  preferred: true,
  updatedAt: at,
  abilities: { edit: true },
  ...overrides,
});

const fax = (overrides: Partial<Fax>): Fax => ({
  id: '01900000-0000-7000-8000-0000000000f1',
  direction: 'sent',
  noteId: null,
  patient: null,
  pages: 3,
  size: 40_000,
  documents: [],
  unsigned: false,
  from: '+15551234567',
  recipients: [],
  label: null,
  summary: '',
  reading: null,
  owner: null,
  spam: false,
  mayBeSplit: false,
  filed: null,
  createdBy: null,
  createdAt: at,
  abilities: { edit: true, file: false },
  ...overrides,
});

export const sentFax = (overrides: Partial<Fax> = {}): Fax =>
  fax({
    noteId: '01900000-0000-7000-8000-0000000000a1',
    patient: 'Maria Lind',
    documents: ['Note of 2026-03-10'],
    unsigned: true,
    createdBy: 'Ada Okafor',
    recipients: [
      {
        id: '01900000-0000-7000-8000-0000000000b1',
        name: 'Dr Ann Lee',
        number: '+15557654321',
        state: 'failed',
        failure: 'busy',
        pagesSent: null,
        attempts: 3,
        changedAt: at,
        wrongNumber: null,
      },
    ],
    ...overrides,
  });

export const receivedFax = (overrides: Partial<Fax> = {}): Fax =>
  fax({
    id: '01900000-0000-7000-8000-0000000000f2',
    direction: 'received',
    from: '+15557654321',
    reading: { state: 'read', reason: null },
    abilities: { edit: false, file: true },
    ...overrides,
  });
