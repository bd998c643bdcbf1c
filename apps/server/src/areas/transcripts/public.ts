export { addEntry, type EntryStart } from './add-entry.ts';
export { publishNoteEdit, addVersion } from './add-version.ts';
export { baseNameOf, extensionOf, type AcceptedType, isTranscriptName, acceptedType } from './assets/file-type.ts';
export { checkFiles, readTextFile, type CheckedFile, checkTextFile } from './assets/read-uploads.ts';
export { alignInPool, cleanPieces } from './editing/clean-and-align.ts';
export { sameSections } from './editing/merge-sections.ts';
export { baseOf, mergeWithStored } from './editing/merge-with-stored.ts';
export { relinkSentences } from './editing/relink-sentences.ts';
export { eraseEntry } from './entries/erase-entry.ts';
export { touchChart, isVisit, visitKinds } from './last-visit.queries.ts';
export { syntheticLine } from './entries/chart-entries.ts';
export { moveEntry } from './entries/move-entry.ts';
export { entryFollowers, type EntryFollower } from './entry-followers.ts';
export { citedSources, type CitedSources, type CitingEntry } from './cited-sources.ts';
export { noteAddenda, type NoteAddendum, type NoteAddenda } from './note-addenda.ts';
export { type FoundInText, noteGuard } from './note-guard.ts';
export { type NoteRequest, plainRequest } from './note-request.ts';
export { noteTooLong } from './note-too-long.ts';
export { insertRun, findRun, storeWrittenSections, beginRun } from './runs.queries.ts';
export { digestsOf } from './section-states.ts';
export { showEntry } from './show-entry.ts';
export { readSourceTexts, type SourceText } from './source/read-texts.ts';
export { readSource, type Source, lineOf } from './source/source-text.ts';
export { untranscribed, isTranscribed, type StoredSpeech } from './stored-speech.ts';
export { transcriptAbilities, isAnswer, isDocument } from './transcripts.policy.ts';
export {
  preferredModel,
  assetsOf,
  changeTranscript,
  type Entry,
  getTranscriptFor,
  lockTranscriptFor,
  insertAssets,
  type AssetRow,
  selectWaitingForCredits,
  type EntryChanges,
  selectThread,
  selectEntries,
  ownLocale,
  isNewestEntry,
} from './transcripts.queries.ts';
export { findVersionOf, findVersion, selectHistory, countVersions } from './versions.queries.ts';
