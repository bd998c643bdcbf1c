import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { NoteSection, NoteSentence, Utterance } from '@clinical/contract/transcripts/transcripts.schemas';

/** What a note is written from. */
export type NoteSource = {
  utterances: Utterance[];
  recipe: TemplateRecipe;
  patient: { name: string; sex: string | undefined; birthYear: number | undefined };
};

/** A note as its writer hands it over. `engine` is `local` or the model's key. */
export type WrittenNote = {
  sections: NoteSection[];
  sentences: NoteSentence[];
  engine: string;
  model: string | null;
  promptVersion: string | null;
};

/** Told the share that is done, in percent. */
export type OnProgress = (percent: number) => void;
