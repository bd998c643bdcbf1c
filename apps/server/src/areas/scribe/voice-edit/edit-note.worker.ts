import { editNote, type NoteEditRequest, type NoteEditResult } from '@clinical/language/voice-edit/edit-note';

/** The embedded engine's voice edit, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function edit(request: NoteEditRequest): NoteEditResult {
  return editNote(request);
}
