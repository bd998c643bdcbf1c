import type { SectionStyle, StarterTemplate, WholeTemplate } from '@clinical/contract/templates/templates.schemas';
import { templateFromStarter } from '../template-form.ts';

/** What the catalogue calls a starter for everybody. */
const anySpecialty = 'Any specialty';

/** New patient, follow-up, procedure: what a specialty without starters of its own begins with. */
const usual = ['new-patient', 'follow-up', 'procedure-note'];

export function specialtiesOf(starters: readonly StarterTemplate[]): string[] {
  return [...new Set(starters.map(({ specialty }) => specialty))].filter((name) => name !== anySpecialty).toSorted();
}

/** The starters that suit a specialty: its own first, then the usual three. */
export function starterSet(starters: readonly StarterTemplate[], specialty: string | null): StarterTemplate[] {
  const own = starters.filter((starter) => starter.specialty === specialty);
  const rest = usual.flatMap((key) => starters.find((starter) => starter.key === key) ?? []);
  return [...own, ...rest.filter((starter) => !own.includes(starter))];
}

/** @param style null leaves each section as it is */
export function templatesFromStarters(
  starters: readonly StarterTemplate[],
  style: SectionStyle | null,
): WholeTemplate[] {
  return starters.map((starter, order) => {
    const template = templateFromStarter(starter);
    const sections = template.sections.map((section) => ({ ...section, style: style ?? section.style }));
    return { ...template, sections, order };
  });
}
