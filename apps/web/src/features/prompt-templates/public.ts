export { promptTemplatesQuery } from './prompt-templates.api.ts';
