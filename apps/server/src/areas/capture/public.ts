export { checkDocuments, documentType } from './documents/document-type.ts';
export { inspectDocuments } from './documents/inspect-documents.ts';
export { readDocument } from './documents/read-document.ts';
export { setTranscriptionTask } from './transcription/add-spoken-entry.ts';
export { measureAudio } from './transcription/measure-audio.ts';
export { transcribeEntry } from './transcription/transcribe-entry.ts';
