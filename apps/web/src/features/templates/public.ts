export type { TemplateChoice } from './template-choice.ts';
export { TemplatePicker, useTemplateChoice } from './TemplatePicker.tsx';
export { useResolveTemplate } from './use-resolve-template.ts';
export { templatesQuery } from './templates.api.ts';
