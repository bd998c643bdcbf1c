import { limits } from '@clinical/contract/limits';
import type {
  SectionStyle,
  StarterTemplate,
  Template,
  TemplateMacro,
  TemplateRecipe,
  TemplateSection,
  WholeTemplate,
} from '@clinical/contract/templates/templates.schemas';

/** A template as it is edited. What the page shows elsewhere travels along unchanged. */
export type TemplateForm = TemplateRecipe & {
  title: string;
  nickname: string;
  rest: Pick<Template, 'order' | 'type'>;
};

export const sectionStyles: readonly SectionStyle[] = ['concise', 'bulleted', 'paragraph', 'detailed'];

export type TemplateFormProblems = {
  title?: 'titleMissing';
  sections?: 'noSections' | 'tooManySections';
  /** By section key. */
  headers: Map<string, 'headerMissing'>;
  /** By place in the list. */
  macros: Map<number, 'triggerMissing' | 'macroTextMissing'>;
};

export const emptyTemplateForm: TemplateForm = {
  title: '',
  nickname: '',
  generalInstructions: '',
  sections: [],
  macros: [],
  defaultExam: '',
  rest: { order: 0, type: 'template' },
};

export function formFromTemplate(template: Template): TemplateForm {
  const { title, nickname, generalInstructions, sections, macros, defaultExam, order, type } = template;
  return { title, nickname, generalInstructions, sections, macros, defaultExam, rest: { order, type } };
}

/** Choosing a starter posts this copy of it. */
export function templateFromStarter(starter: StarterTemplate): WholeTemplate {
  const { title, nickname, generalInstructions, sections, macros, defaultExam } = starter;
  return { title, nickname, generalInstructions, sections, macros, defaultExam };
}

export function templateFromForm({ rest, ...form }: TemplateForm): WholeTemplate {
  return {
    ...form,
    ...rest,
    title: form.title.trim(),
    nickname: form.nickname.trim(),
    sections: form.sections.map((section) => ({ ...section, header: section.header.trim() })),
    // a macro goes nowhere of its own when its section was removed
    macros: form.macros.map(({ section, ...macro }) => ({
      ...macro,
      trigger: macro.trigger.trim(),
      ...(form.sections.some(({ key }) => key === section) ? { section } : {}),
    })),
  };
}

export function recipeOfForm({ generalInstructions, sections, macros, defaultExam }: TemplateForm): TemplateRecipe {
  return { generalInstructions, sections, macros, defaultExam };
}

export function templateFormProblems(form: TemplateForm): TemplateFormProblems | null {
  const problems: TemplateFormProblems = { headers: new Map(), macros: new Map() };
  if (form.title.trim() === '') problems.title = 'titleMissing';
  if (form.sections.length === 0) problems.sections = 'noSections';
  else if (form.sections.length > limits.templateSections) problems.sections = 'tooManySections';
  for (const section of form.sections) {
    if (section.header.trim() === '') problems.headers.set(section.key, 'headerMissing');
  }
  for (const [place, { trigger, text }] of form.macros.entries()) {
    if (trigger.trim().length < 2) problems.macros.set(place, 'triggerMissing');
    else if (text.trim() === '') problems.macros.set(place, 'macroTextMissing');
  }
  const wrong = problems.headers.size + problems.macros.size > 0;
  return problems.title || problems.sections || wrong ? problems : null;
}

/** A key that no section has yet: `section-1`, `section-2` … Keys are stable when a header is renamed, so they never follow it. */
function freshKey(sections: readonly TemplateSection[]): string {
  const taken = new Set(sections.map((section) => section.key));
  let number = sections.length + 1;
  while (taken.has(`section-${number}`)) number += 1;
  return `section-${number}`;
}

export function addSection(sections: readonly TemplateSection[]): TemplateSection[] {
  return [
    ...sections,
    {
      key: freshKey(sections),
      header: '',
      style: 'paragraph',
      instruction: '',
      example: '',
      required: false,
      leaveBlankIfNotSaid: true,
    },
  ];
}

export const emptyMacro: TemplateMacro = { trigger: '', text: '' };

/** The list with one item at another place; a place outside the list is its nearest end. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  const [item] = moved.splice(from, 1);
  if (item === undefined) return moved;
  moved.splice(Math.max(0, Math.min(to, moved.length)), 0, item);
  return moved;
}
