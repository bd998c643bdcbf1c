import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { StarterTemplate, Template } from '@clinical/contract/templates/templates.schemas';
import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { ThreadLine } from '@clinical/contract/transcripts/thread.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { clinician } from './fake-auth.ts';

export function note(overrides: Partial<Note> = {}): Note {
  return {
    id: '0190a000-0000-7000-8000-0000000000a1',
    title: 'Maria Santos',
    dateOfBirth: '1958-04-12',
    sex: 'female',
    mrn: '4471-A',
    phone: null,
    email: null,
    language: null,
    departmentId: null,
    isReferralFavorite: false,
    tags: [],
    progress: null,
    message: null,
    entries: 2,
    lastVisit: { at: '2026-03-10T08:00:00.000Z', reason: 'Knee pain', state: 'draft' },
    ownerId: clinician.id,
    createdAt: '2026-03-01T08:00:00.000Z',
    lastActivityAt: '2026-03-10T08:00:00.000Z',
    archivedAt: null,
    version: 1,
    abilities: { edit: true, delete: true, seeLog: true },
    ...overrides,
  };
}

export function utterance(id: string, text: string, overrides: Partial<Utterance> = {}): Utterance {
  return { id, speaker: 'Patient', role: 'patient', startMs: null, endMs: null, text, confidence: null, ...overrides };
}

/** A sentence that rests on the whole of one utterance, or on none. */
export function sentence(text: string, source: Utterance | null, overrides: Partial<NoteSentence> = {}): NoteSentence {
  const link = source && {
    utteranceId: source.id,
    start: 0,
    end: source.text.length,
    startMs: source.startMs,
    endMs: source.endMs,
    quote: source.text,
  };
  return { text, section: 'hpi', kind: 'said', links: link ? [link] : [], ...overrides };
}

/** An entry with a note of one section and two sentences, the second without a source. */
export function transcript(overrides: Partial<Transcript> = {}): Transcript {
  const cough = utterance('u1', 'I have a cough at night.', { startMs: 12_000, endMs: 15_000 });
  const thanks = utterance('u2', 'Thank you.');
  const sections = overrides.sections ?? [
    { key: 'hpi', header: 'History', html: '<p>She has a cough at night. No fever.</p>' },
  ];
  return {
    id: '0190a000-0000-7000-8000-0000000000e1',
    noteId: '0190a000-0000-7000-8000-0000000000a1',
    createdAt: '2026-03-10T09:00:00.000Z',
    updatedAt: '2026-03-10T09:00:00.000Z',
    kind: 'typed',
    fileName: null,
    question: 'Patient: I have a cough at night.\nPatient: Thank you.',
    utterances: [cough, thanks],
    answer: '',
    sections,
    sectionStates: sections.map(({ key, html }) => ({ key, status: html === '' ? 'empty' : 'populated', redo: true })),
    sentences: [sentence('She has a cough at night.', cough), sentence('No fever.', null)],
    version: 1,
    tag: '',
    templateId: null,
    model: null,
    extraContext: '',
    builtFrom: [],
    engine: 'local',
    taskId: null,
    writing: null,
    failure: null,
    hold: null,
    speech: null,
    speakersChanged: false,
    sourceEdited: false,
    assets: [],
    signature: null,
    abilities: { edit: true, delete: true, generate: true, annotate: true, release: true },
    ...overrides,
  };
}

/** What the outline of a thread says of an entry. */
export function threadLine(entry: Transcript): ThreadLine {
  const { id, createdAt, updatedAt, kind, fileName, taskId, failure, abilities } = entry;
  return { id, createdAt, updatedAt, kind, fileName, taskId, failure, annotate: abilities.annotate, weight: 100 };
}

const section = (header: string): Template['sections'][number] => ({
  key: header.toLowerCase(),
  header,
  style: 'paragraph',
  instruction: `What belongs under ${header}.`,
  example: '',
  required: false,
  leaveBlankIfNotSaid: true,
});

export function template(overrides: Partial<Template> = {}): Template {
  return {
    id: '0190a000-0000-7000-8000-0000000000d1',
    title: 'My visit',
    nickname: '',
    type: 'template',
    order: 0,
    userId: clinician.id,
    author: 'Ada Okafor',
    sharing: 'me',
    departments: [],
    archived: false,
    copyOf: null,
    version: 3,
    generalInstructions: '',
    sections: [section('History'), section('Plan')],
    macros: [],
    defaultExam: '',
    createdAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-01T08:00:00.000Z',
    abilities: { edit: true, delete: true, copy: false },
    ...overrides,
  };
}

export function starter(overrides: Partial<StarterTemplate> = {}): StarterTemplate {
  return {
    key: 'soap',
    title: 'SOAP note',
    nickname: 'SOAP',
    specialty: 'Any specialty',
    description: 'Four sections.',
    generalInstructions: '',
    sections: [section('Subjective'), section('Plan')],
    macros: [],
    defaultExam: '',
    ...overrides,
  };
}
