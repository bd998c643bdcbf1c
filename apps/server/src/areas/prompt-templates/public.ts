export { getPromptTemplateFor } from './prompt-templates.queries.ts';
