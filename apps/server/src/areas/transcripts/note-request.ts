/** What a note is to be written with, beside its source, template and model. */
export type NoteRequest = {
  /** Typed by a person; facts from it are marked as typed. */
  extraContext: string;
  /** Tag of the language to write in; null leaves it to the template and the source. */
  language: string | null;
  /** Keys of the sections to write; null for the whole note. */
  sections: string[] | null;
  /** Entries of the chart that it may also rest on. Absent in what was asked for before there was a choice. */
  contextEntryIds?: string[];
  /** What a model shall make of the source; the embedded engine follows the template alone. */
  instruction?: string;
};

/** What is asked for when nothing is. */
export const plainRequest: NoteRequest = { extraContext: '', language: null, sections: null };
