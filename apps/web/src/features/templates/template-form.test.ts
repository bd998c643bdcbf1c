import { describe, expect, it } from 'vitest';
import {
  addSection,
  emptyMacro,
  emptyTemplateForm,
  moveItem,
  templateFormProblems,
  templateFromForm,
} from './template-form.ts';

const sections = addSection(addSection([]));

describe('the template form', () => {
  it('gives each new section a key of its own', () => {
    const without = sections.slice(1);
    const keys = addSection(without).map((section) => section.key);
    expect(new Set(keys).size).toBe(2);
  });

  it('moves a section no further than the ends', () => {
    expect(moveItem(sections, 1, 0).map((section) => section.key)).toEqual(['section-2', 'section-1']);
    expect(moveItem(sections, 0, -1)).toEqual(sections);
    expect(moveItem(sections, 0, 9).map((section) => section.key)).toEqual(['section-2', 'section-1']);
    expect(moveItem(sections, 7, 0)).toEqual(sections);
  });

  it('needs a title, a section, and a header on each', () => {
    expect(templateFormProblems(emptyTemplateForm)).toMatchObject({ title: 'titleMissing', sections: 'noSections' });
    const problems = templateFormProblems({ ...emptyTemplateForm, title: 'Visit', sections });
    expect([...problems!.headers.keys()]).toEqual(['section-1', 'section-2']);
  });

  it('needs the words and the text of each macro', () => {
    const macros = [emptyMacro, { trigger: 'usual advice', text: ' ' }, { trigger: 'rest', text: 'Rest.' }];
    const problems = templateFormProblems({ ...emptyTemplateForm, title: 'Visit', sections, macros });
    expect([...problems!.macros]).toEqual([
      [0, 'triggerMissing'],
      [1, 'macroTextMissing'],
    ]);
  });

  it('sends a macro without the section that is gone', () => {
    const macros = [{ trigger: ' rest ', text: 'Rest.', section: 'gone' }];
    expect(templateFromForm({ ...emptyTemplateForm, macros }).macros).toEqual([{ trigger: 'rest', text: 'Rest.' }]);
  });

  it('is fine when all is there, and is sent trimmed', () => {
    const form = { ...emptyTemplateForm, title: ' Visit ', sections: [{ ...sections[0]!, header: ' Plan ' }] };
    expect(templateFormProblems(form)).toBeNull();
    expect(templateFromForm(form)).toMatchObject({ title: 'Visit', sections: [{ header: 'Plan' }], order: 0 });
  });
});
