import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { generalRecipe } from '../../general-recipe.ts';
import type { Part } from './visit.ts';

type Style = TemplateRecipe['sections'][number]['style'];

const section = (header: string, style: Style): TemplateRecipe['sections'][number] => ({
  key: header.toLowerCase().replaceAll(' ', '-'),
  header,
  style,
  instruction: '',
  example: '',
  required: false,
  leaveBlankIfNotSaid: true,
});

/** A typical template of an everyday visit, with a section of its own for most parts. */
export const twelveSections: TemplateRecipe = {
  ...generalRecipe,
  sections: [
    section('Chief complaint', 'concise'),
    section('History of present illness', 'paragraph'),
    section('Review of systems', 'bulleted'),
    section('Past medical history', 'bulleted'),
    section('Medications', 'bulleted'),
    section('Allergies', 'concise'),
    section('Social history', 'bulleted'),
    section('Vitals', 'concise'),
    section('Physical exam', 'bulleted'),
    section('Results', 'bulleted'),
    section('Assessment and plan', 'bulleted'),
    section('Follow-up', 'concise'),
  ],
};

/** Keys of the sections of a recipe in which a part of the note may stand. */
export const placesOf = (recipe: TemplateRecipe): Record<Part, string[]> =>
  recipe === twelveSections
    ? {
        cc: ['chief-complaint'],
        hpi: ['history-of-present-illness'],
        ros: ['review-of-systems'],
        pmh: ['past-medical-history'],
        meds: ['medications'],
        allergies: ['allergies'],
        sh: ['social-history'],
        fh: ['past-medical-history'],
        vitals: ['vitals'],
        exam: ['physical-exam'],
        results: ['results'],
        assessment: ['assessment-and-plan'],
        plan: ['assessment-and-plan'],
        followup: ['follow-up'],
      }
    : {
        cc: ['chief-complaint'],
        hpi: ['history-of-present-illness'],
        ros: ['review-of-systems'],
        pmh: ['history-of-present-illness'],
        meds: ['history-of-present-illness'],
        allergies: ['history-of-present-illness'],
        sh: ['history-of-present-illness'],
        fh: ['history-of-present-illness'],
        vitals: ['physical-exam'],
        exam: ['physical-exam'],
        results: ['results'],
        assessment: ['assessment-and-plan'],
        plan: ['assessment-and-plan'],
        followup: ['assessment-and-plan'],
      };
