import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';

type Section = TemplateRecipe['sections'][number];

const section = (key: string, header: string, style: Section['style']): Section => ({
  key,
  header,
  style,
  instruction: '',
  example: '',
  required: false,
  leaveBlankIfNotSaid: true,
});

/** The note that is written when no template is chosen: a general visit. */
export const generalRecipe: TemplateRecipe = {
  generalInstructions: '',
  sections: [
    section('chief-complaint', 'Chief complaint', 'concise'),
    section('history-of-present-illness', 'History of present illness', 'paragraph'),
    section('review-of-systems', 'Review of systems', 'bulleted'),
    section('physical-exam', 'Physical exam', 'bulleted'),
    section('results', 'Results', 'paragraph'),
    section('assessment-and-plan', 'Assessment and plan', 'bulleted'),
  ],
  macros: [],
  defaultExam: '',
};
