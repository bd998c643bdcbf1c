export { resolveRecipe } from './resolve-recipe.ts';
export { getTemplateFor } from './templates.queries.ts';
