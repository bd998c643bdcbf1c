export type { TemplateChoice } from './template-choice.ts';
export { TemplatePicker, useTemplateChoice } from './TemplatePicker.tsx';
export { ImproveBanner } from './optimization/later.ts';
export { SyntheticDialog } from './synthetic/later.ts';
export { useResolveTemplate } from './use-resolve-template.ts';
export { templatesQuery } from './templates-query.api.ts';
export { editTitle } from './optimization/edit-title.ts';
export { Outcomes } from './optimization/Outcomes.tsx';
export { suggestionsQuery } from './optimization/optimization.api.ts';
