import { describe, expect, it } from 'vitest';
import { addSection, emptyTemplateForm, moveSection, templateFormProblems, templateFromForm } from './template-form.ts';

const sections = addSection(addSection([]));

describe('the template form', () => {
  it('gives each new section a key of its own', () => {
    const without = sections.slice(1);
    const keys = addSection(without).map((section) => section.key);
    expect(new Set(keys).size).toBe(2);
  });

  it('moves a section by one place and no further than the ends', () => {
    expect(moveSection(sections, 'section-2', -1).map((section) => section.key)).toEqual(['section-2', 'section-1']);
    expect(moveSection(sections, 'section-1', -1)).toEqual(sections);
  });

  it('needs a title, a section, and a header on each', () => {
    expect(templateFormProblems(emptyTemplateForm)).toMatchObject({ title: 'titleMissing', sections: 'noSections' });
    const problems = templateFormProblems({ ...emptyTemplateForm, title: 'Visit', sections });
    expect([...problems!.headers.keys()]).toEqual(['section-1', 'section-2']);
  });

  it('is fine when all is there, and is sent trimmed', () => {
    const form = { ...emptyTemplateForm, title: ' Visit ', sections: [{ ...sections[0]!, header: ' Plan ' }] };
    expect(templateFormProblems(form)).toBeNull();
    expect(templateFromForm(form)).toMatchObject({ title: 'Visit', sections: [{ header: 'Plan' }], order: 0 });
  });
});
