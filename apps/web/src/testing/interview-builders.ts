import type { PatientLink } from '@clinical/contract/patient-links/links.schemas';
import type { LinkView } from '@clinical/contract/patient-links/patient-links.schemas';
import { interviewPrompts } from '@clinical/contract/pre-chats/interviews.rules';
import type {
  PreChat,
  PreChatItem,
  PreChatSequence,
  PreChatTurn,
  RedFlag,
} from '@clinical/contract/pre-chats/interviews.schemas';

const at = '2026-03-10T09:00:00.000Z';

export const preChatItem = (overrides: Partial<PreChatItem> = {}): PreChatItem => ({
  id: '01900000-0000-7000-8000-0000000000d1',
  kind: 'pre-chat',
  title: '',
  noteId: '01900000-0000-7000-8000-0000000000a1',
  patient: 'Maria Lind',
  state: 'open',
  flags: [],
  templates: ['intake'],
  answers: 1,
  author: 'Ada Okafor',
  readAt: null,
  createdAt: at,
  updatedAt: at,
  ...overrides,
});

export const patientLink = (overrides: Partial<PatientLink> = {}): PatientLink => ({
  id: '01900000-0000-7000-8000-0000000000d9',
  state: 'unopened',
  createdBy: 'Ada Okafor',
  createdAt: at,
  expiresAt: '2026-03-13T09:00:00.000Z',
  openedAt: at,
  answeredAt: at,
  ...overrides,
});

export const linkView = (overrides: Partial<LinkView> = {}): LinkView => ({
  visit: 'visit-1',
  workspace: 'Harbour',
  kind: 'pre-chat',
  locale: 'en',
  state: 'asking',
  introduction: null,
  question: { text: 'What is the main reason for this visit?', choices: [], number: 1, most: 10 },
  closing: null,
  summary: null,
  readAt: null,
  ...overrides,
});

export const preChatTurn = (overrides: Partial<PreChatTurn> = {}): PreChatTurn => ({
  id: '01900000-0000-7000-8000-0000000000d2',
  question: 'What is the main reason for this visit?',
  choices: [],
  answer: 'A cough for two weeks.',
  answeredBy: 'patient',
  author: 'Ada Okafor',
  answeredAt: at,
  version: 1,
  corrections: [],
  ...overrides,
});

export const preChatSequence = (overrides: Partial<PreChatSequence> = {}): PreChatSequence => {
  const turn = preChatTurn();
  return {
    prompt_id: interviewPrompts.intake,
    template: 'intake',
    followUp: null,
    state: 'open',
    question: { text: 'When did it start?', choices: [], number: 2, most: 10, introduction: null },
    closing: null,
    turns: [turn],
    summary: {
      lines: [
        { slot: 'complaint', name: 'Reason for the visit', text: turn.answer, turnId: turn.id, isCorrected: false },
      ],
      present: [{ name: 'a cough', turnId: turn.id }],
      absent: [],
      unclear: [],
      conflicts: [],
      notAsked: ['Medicines'],
      score: null,
    },
    startedAt: at,
    ...overrides,
  };
};

export const redFlag = (overrides: Partial<RedFlag> = {}): RedFlag => ({
  id: '01900000-0000-7000-8000-0000000000d3',
  prompt_id: interviewPrompts.intake,
  level: 'emergency',
  name: 'Possible heart attack',
  source: 'a public page',
  by: 'rules',
  quotes: [{ turnId: preChatTurn().id, quote: 'My chest hurts.' }],
  raisedAt: at,
  cleared: null,
  ...overrides,
});

export const preChat = ({ flags = [], ...overrides }: Partial<PreChat> = {}): PreChat => ({
  ...preChatItem(),
  question: preChatTurn().question,
  answer: preChatTurn().answer,
  locale: 'en',
  country: 'US',
  answeredBy: 'patient',
  sequences: [preChatSequence()],
  link: null,
  transferred: null,
  abilities: { answer: true, transfer: true, clear: true, delete: true, link: true },
  ...overrides,
  flags,
});
