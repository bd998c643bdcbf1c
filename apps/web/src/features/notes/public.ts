export { noteQuery, noteSearchQuery } from './notes.api.ts';
export { PatientBanner } from './PatientBanner.tsx';
export { PatientSearch } from './PatientSearch.tsx';
