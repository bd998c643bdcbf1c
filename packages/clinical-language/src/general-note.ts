import { composeNote, type ComposedNote, type ComposeInput } from './compose-note.ts';
import { generalRecipe } from './general-recipe.ts';

/** The note of a visit for which no template is chosen. */
export const generalNote = (visit: Omit<ComposeInput, 'recipe'>): ComposedNote =>
  composeNote({ ...visit, recipe: generalRecipe });
