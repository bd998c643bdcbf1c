import { limits } from '@clinical/contract/limits';
import type {
  NewTemplate,
  SectionStyle,
  StarterTemplate,
  Template,
  TemplateSection,
} from '@clinical/contract/templates/templates.schemas';

/** A template as it is edited. The parts that this page does not show yet travel along unchanged. */
export type TemplateForm = {
  title: string;
  nickname: string;
  generalInstructions: string;
  sections: TemplateSection[];
  rest: Pick<Template, 'macros' | 'defaultExam' | 'order' | 'type'>;
};

export const sectionStyles: readonly SectionStyle[] = ['concise', 'bulleted', 'paragraph', 'detailed'];

export type TemplateFormProblems = {
  title?: 'titleMissing';
  sections?: 'noSections' | 'tooManySections';
  /** By section key. */
  headers: Map<string, 'headerMissing'>;
};

export const emptyTemplateForm: TemplateForm = {
  title: '',
  nickname: '',
  generalInstructions: '',
  sections: [],
  rest: { macros: [], defaultExam: '', order: 0, type: 'template' },
};

export function formFromTemplate(template: Template): TemplateForm {
  const { title, nickname, generalInstructions, sections, macros, defaultExam, order, type } = template;
  return { title, nickname, generalInstructions, sections, rest: { macros, defaultExam, order, type } };
}

/** Choosing a starter posts this copy of it. */
export function templateFromStarter(starter: StarterTemplate): NewTemplate {
  const { title, nickname, generalInstructions, sections, macros, defaultExam } = starter;
  return { title, nickname, generalInstructions, sections, macros, defaultExam };
}

export function templateFromForm(form: TemplateForm): NewTemplate {
  return {
    ...form.rest,
    title: form.title.trim(),
    nickname: form.nickname.trim(),
    generalInstructions: form.generalInstructions,
    sections: form.sections.map((section) => ({ ...section, header: section.header.trim() })),
  };
}

export function templateFormProblems(form: TemplateForm): TemplateFormProblems | null {
  const problems: TemplateFormProblems = { headers: new Map() };
  if (form.title.trim() === '') problems.title = 'titleMissing';
  if (form.sections.length === 0) problems.sections = 'noSections';
  else if (form.sections.length > limits.templateSections) problems.sections = 'tooManySections';
  for (const section of form.sections) {
    if (section.header.trim() === '') problems.headers.set(section.key, 'headerMissing');
  }
  return problems.title || problems.sections || problems.headers.size > 0 ? problems : null;
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

/** Moves a section by one place; at either end nothing changes. */
export function moveSection(sections: readonly TemplateSection[], key: string, by: -1 | 1): TemplateSection[] {
  const from = sections.findIndex((section) => section.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= sections.length) return [...sections];
  const moved = [...sections];
  [moved[from], moved[to]] = [moved[to]!, moved[from]!];
  return moved;
}
