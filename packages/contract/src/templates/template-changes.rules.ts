import type { TemplateRecipe, TemplateSection } from './templates.schemas.ts';

/** A template as far as a version keeps it. */
export type TemplateText = TemplateRecipe & { title: string; nickname: string };

export type TemplatePlace =
  | 'title'
  | 'nickname'
  | 'generalInstructions'
  | 'order'
  | 'section'
  | 'macro'
  | 'defaultExam';
export type SectionField = Exclude<keyof TemplateSection, 'key'>;

/**
 * One place in which two templates differ. `name` is the section's header or the macro's trigger; `field` the part of a section that
 * changed, null when the whole of it came or went. `before` and `after` are the texts there, for a place that came or went one of
 * them is empty.
 */
export type TemplateChange = {
  place: TemplatePlace;
  name: string;
  field: SectionField | null;
  kind: 'added' | 'removed' | 'changed';
  before: string;
  after: string;
};

const fields: readonly SectionField[] = [
  'header',
  'style',
  'instruction',
  'example',
  'required',
  'leaveBlankIfNotSaid',
];

/** What changes from one template to another, in the order of the form. */
export function templateChanges(before: TemplateText, after: TemplateText): TemplateChange[] {
  const texts = (['title', 'nickname', 'generalInstructions'] as const).flatMap((place) =>
    changed(place, before[place], after[place]),
  );
  const exam = changed('defaultExam', before.defaultExam, after.defaultExam);
  return [
    ...texts,
    ...orderChange(before, after),
    ...sectionChanges(before, after),
    ...macroChanges(before, after),
    ...exam,
  ];
}

function changed(place: TemplatePlace, before: string, after: string): TemplateChange[] {
  return before === after ? [] : [{ place, name: '', field: null, kind: 'changed', before, after }];
}

/** The sections that both have, in another order. */
function orderChange(before: TemplateText, after: TemplateText): TemplateChange[] {
  const headers = (one: TemplateText, other: TemplateText) =>
    one.sections.filter(({ key }) => other.sections.some((section) => section.key === key));
  const [was, is] = [headers(before, after), headers(after, before)];
  if (was.every(({ key }, at) => key === is[at]?.key)) return [];
  const said = (sections: TemplateSection[]) => sections.map(({ header }) => header).join('\n');
  return [{ place: 'order', name: '', field: null, kind: 'changed', before: said(was), after: said(is) }];
}

function sectionChanges(before: TemplateText, after: TemplateText): TemplateChange[] {
  const changes = after.sections.flatMap((section): TemplateChange[] => {
    const was = before.sections.find(({ key }) => key === section.key);
    const common = { place: 'section', name: section.header } as const;
    if (!was) return [{ ...common, field: null, kind: 'added', before: '', after: section.instruction }];
    return fields
      .filter((field) => was[field] !== section[field])
      .map((field) => ({
        ...common,
        field,
        kind: 'changed',
        before: String(was[field]),
        after: String(section[field]),
      }));
  });
  const gone = before.sections.filter(({ key }) => !after.sections.some((section) => section.key === key));
  return [
    ...changes,
    ...gone.map(({ header, instruction }): TemplateChange => ({
      place: 'section',
      name: header,
      field: null,
      kind: 'removed',
      before: instruction,
      after: '',
    })),
  ];
}

function macroChanges(before: TemplateText, after: TemplateText): TemplateChange[] {
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const said = ({ section, text }: TemplateRecipe['macros'][number]) => (section ? `[${section}] ${text}` : text);
  const changes = after.macros.flatMap((macro): TemplateChange[] => {
    const was = before.macros.find(({ trigger }) => same(trigger, macro.trigger));
    const common = { place: 'macro', name: macro.trigger, field: null, after: said(macro) } as const;
    if (!was) return [{ ...common, kind: 'added', before: '' }];
    return said(was) === said(macro) ? [] : [{ ...common, kind: 'changed', before: said(was) }];
  });
  const gone = before.macros.filter(({ trigger }) => !after.macros.some((macro) => same(macro.trigger, trigger)));
  return [
    ...changes,
    ...gone.map((macro): TemplateChange => ({
      place: 'macro',
      name: macro.trigger,
      field: null,
      kind: 'removed',
      before: said(macro),
      after: '',
    })),
  ];
}
