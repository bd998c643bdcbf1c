import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { ChartMaterial } from '@clinical/language/chart/chart-material';
import type { VisitPlan } from './visit-plan.ts';
import type { NoteRequest } from '../transcripts/public.ts';

/** What a note is written from. */
export type NoteSource = {
  utterances: Utterance[];
  /** The transcription language that they were heard in; absent where they were typed. */
  heardIn?: string | undefined;
  recipe: TemplateRecipe;
  /** What the writer's person has said that holds for all their templates; a model follows it. */
  globalInstructions?: string;
  patient: { name: string; sex: string | undefined; birthYear: number | undefined };
  request: NoteRequest;
  /** A model follows it; the embedded engine follows the template alone. */
  plan?: Pick<VisitPlan, 'reason' | 'prompt'> | null;
  /** What else of the chart the note may rest on: precharts, then the chosen entries, newest first. */
  materials: ChartMaterial[];
};

/** A note as its writer hands it over; of some sections only, when only these were asked for. `engine` is `local` or the model's key. */
export type WrittenNote = {
  sections: NoteSection[];
  sentences: NoteSentence[];
  engine: string;
  model: string | null;
  promptVersion: string | null;
};

/** Told the share that is done, in percent, and each section as it is written. */
export type OnProgress = (percent: number, section?: NoteSection) => void;

/** The recipe's sections that are asked for, in its order. */
export function wantedSections({
  recipe,
  request,
}: Pick<NoteSource, 'recipe' | 'request'>): TemplateRecipe['sections'] {
  const { sections: keys } = request;
  return keys ? recipe.sections.filter(({ key }) => keys.includes(key)) : recipe.sections;
}
