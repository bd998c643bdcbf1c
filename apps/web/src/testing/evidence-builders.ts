import type { EvidenceAnswer, Study } from '@clinical/contract/evidence/answer.schemas';
import type { Journal, LibrarySource } from '@clinical/contract/evidence/evidence.schemas';

const citation = {
  sourceId: 's-1',
  title: 'Exercise for knee pain: a randomised trial',
  journal: 'Journal of Knees',
  year: 2020,
  pmid: '101',
  pmcid: null,
  doi: null,
  licence: null,
  fileName: null,
  url: 'https://pubmed.ncbi.nlm.nih.gov/101/',
};

export const study = (changes: Partial<Study> = {}): Study => ({
  citation,
  design: 'randomised',
  level: 1,
  designWords: 'randomised',
  size: '120 adults',
  effect: 'mean difference -1.2, 95% CI -1.9 to -0.5',
  status: 'current',
  statusNote: '',
  used: true,
  ...changes,
});

const line = {
  text: 'Exercise reduced knee pain.',
  quote: 'Exercise reduced knee pain.',
  sourceId: 's-1',
  page: 1,
  part: 'Results',
};

export const evidenceAnswer = (changes: Partial<EvidenceAnswer> = {}): EvidenceAnswer => ({
  id: 'a-1',
  question: 'Does exercise reduce knee pain in [name]?',
  removed: { name: 1 },
  engine: 'local',
  createdAt: '2026-03-10T09:00:00.000Z',
  match: true,
  levelOne: true,
  lines: [line],
  studies: [study()],
  dosing: [],
  contraindications: [],
  groups: [],
  wouldChange: [{ ...line, text: 'Further trials are needed.', quote: 'Further trials are needed.' }],
  searches: [{ service: null, words: 'knee OR pain', found: 12, read: 12 }],
  unknownWords: [],
  searched: 215,
  dropped: 0,
  ...changes,
});

export const journal = (changes: Partial<Journal> = {}): Journal => ({
  id: 'j-1',
  title: 'Journal of Knees',
  specialty: 'Orthopedics and sports',
  nlmId: '0123456',
  kind: 'journal',
  sources: 12,
  usage: 100,
  ...changes,
});

export const librarySource = (changes: Partial<LibrarySource> = {}): LibrarySource => ({
  citation,
  kind: 'abstract',
  pages: 1,
  design: 'randomised',
  level: 1,
  status: 'current',
  statusNote: '',
  starter: false,
  addedAt: '2026-03-10T09:00:00.000Z',
  abilities: { delete: true },
  ...changes,
});
