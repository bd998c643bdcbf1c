import { expect, test } from 'vitest';
import { templateForm } from '../../../test/builders/templates.ts';
import { templateContent } from './template-content.ts';

/** The places that are refused. */
function refused(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return (error as { detail: { loc: unknown }[] }).detail.map(({ loc }) => loc);
  }
  return null;
}

test('what a form leaves out gets its default', () => {
  expect(templateContent({ title: ' Letter ', sections: [{ key: 'plan', header: 'Plan' }] })).toEqual({
    title: 'Letter',
    nickname: '',
    type: 'template',
    sortOrder: 0,
    recipe: {
      generalInstructions: '',
      defaultExam: '',
      macros: [],
      sections: [
        {
          key: 'plan',
          header: 'Plan',
          style: 'paragraph',
          instruction: '',
          example: '',
          required: false,
          leaveBlankIfNotSaid: true,
        },
      ],
    },
  });
});

test('two sections under one key are told apart by nothing', () => {
  const section = { key: 'plan', header: 'Plan' };
  expect(refused(() => templateContent(templateForm({ sections: [section, section], macros: [] })))).toEqual([
    ['body', 'sections', 1, 'key'],
  ]);
});

test('a macro goes to a section that is there', () => {
  const macros = [
    { trigger: 'usual advice', text: 'Given.' },
    { trigger: 'usual risks', text: 'Explained.', section: 'risks' },
  ];
  expect(refused(() => templateContent(templateForm({ macros }), ['body', 3]))).toEqual([
    ['body', 3, 'macros', 1, 'section'],
  ]);
});

test('signs that the database cannot hold are left out, and a title of nothing else is refused', () => {
  expect(templateContent(templateForm({ defaultExam: 'Lungs\0 clear \ud800' })).recipe.defaultExam).toBe(
    'Lungs clear \ufffd',
  );
  expect(refused(() => templateContent(templateForm({ title: '\0' })))).toEqual([['body', 'title']]);
});
