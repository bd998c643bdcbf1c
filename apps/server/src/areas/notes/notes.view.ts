import type { Note } from '@clinical/contract/notes/notes.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import { noteAbilities } from './notes.policy.ts';
import type { NoteRow } from './notes.queries.ts';

export function viewNote(actor: Pick<Actor, 'cap'>, note: NoteRow): Note {
  return {
    id: note.id,
    title: note.title,
    dateOfBirth: note.dateOfBirth,
    sex: note.sex,
    mrn: note.mrn,
    phone: note.phone,
    email: note.email,
    language: note.language,
    departmentId: note.departmentId,
    isReferralFavorite: note.isReferralFavorite,
    tags: note.tags,
    progress: note.running && (note.running.progress ?? 0),
    message: note.running?.message || null,
    entries: note.entryCount,
    lastVisit: note.lastVisit && { ...note.lastVisit, at: isoTime(note.lastVisit.at) },
    ownerId: note.ownerId,
    createdAt: isoTime(note.createdAt),
    lastActivityAt: isoTime(note.lastActivityAt),
    archivedAt: note.archivedAt === null ? null : isoTime(note.archivedAt),
    version: note.version,
    abilities: noteAbilities(actor, note),
  };
}
