import type { Api } from './api.ts';
import { coughVisit, kneeVisit } from './visits.ts';

const people = [
  ['Omar Haddad', '1971-11-30', 'male', 'MRN-10233'],
  ['Lucía Fernández Ortega', '2001-07-19', 'female', 'MRN-20991'],
  ['Chrysanthemum-Wilhelmina Featherstonehaugh-Cholmondeley', '1939-02-28', 'female', 'MRN-00017'],
  ['Tom O’Neill', '1986-05-05', 'male', ''],
  ['Mei Wang', '1964-12-01', 'female', 'MRN-31127'],
  ['Ngozi Adeyemi', '2019-08-23', 'female', 'MRN-40410'],
  ['Jonas Lindqvist', '1995-04-11', 'male', 'MRN-50318'],
  ['Priya Raman', '1978-09-09', 'female', 'MRN-61722'],
  ['Émile Dubois', '1950-10-14', 'male', 'MRN-70045'],
  ['Baby Kowalska', '2026-10-02', 'unknown', ''],
] as const;

/** A small practice with invented patients. */
export async function fillWorkspace(api: Api): Promise<{ noteId: string; emptyNoteId: string }> {
  for (const [title, dateOfBirth, sex, mrn] of people) {
    const note = await api.addPatient(title, { dateOfBirth, sex, mrn: mrn || null });
    if (mrn !== '') await api.addEntry(note.id, coughVisit, false);
  }
  const empty = await api.addPatient('Ana Pereira', { dateOfBirth: '1983-03-03', sex: 'female' });
  const full = await api.addPatient('Maria Santos', { dateOfBirth: '1958-03-14', sex: 'female', mrn: 'MRN-20418' });
  const template = await api.adoptStarter('soap');
  await api.addEntry(full.id, coughVisit, true, template.id);
  const entry = await api.addEntry(full.id, kneeVisit, true, template.id);
  const sections = entry.sections.map((section, place) =>
    place === entry.sections.length - 1
      ? { ...section, html: section.html.replace('</ul>', '<li><p>Crutches for one week.</p></li></ul>') }
      : section,
  );
  await api.call('PUT', '/transcripts/update_transcript', { noteId: full.id, createdAt: entry.createdAt, sections });
  return { noteId: full.id, emptyNoteId: empty.id };
}
