export { readGlobalInstructions, storeGlobalInstructions } from './global-instructions.queries.ts';
export { paidWork } from './paid-work.ts';
export { resolveRecipe } from './resolve-recipe.ts';
export { saveRecipe } from './save-recipe.ts';
export { type TrialNotes, trialNotes } from './template-writer.ts';
export { getTemplateFor } from './templates.queries.ts';
