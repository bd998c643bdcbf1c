export { readGlobalInstructions, storeGlobalInstructions } from './global-instructions.queries.ts';
export { saveRecipe } from './save-recipe.ts';
export { paidWork } from './paid-work.ts';
export { resolveRecipe } from './resolve-recipe.ts';
export { getTemplateFor } from './templates.queries.ts';
export type { TrialNotes } from './template-writer.ts';
