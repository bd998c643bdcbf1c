import { createTemplate } from '@clinical/contract/templates/templates.calls';
import type { Template, WholeTemplate } from '@clinical/contract/templates/templates.schemas';
import type { TestAccount } from './accounts.ts';

/** What a template form sends, with two sections and a macro. */
export function templateForm(overrides: Partial<WholeTemplate> = {}): WholeTemplate {
  return {
    title: 'Clinic letter',
    nickname: 'Letter',
    generalInstructions: 'Write to the referring colleague.',
    sections: [
      { key: 'history', header: 'History', style: 'paragraph', instruction: 'In order of time.' },
      { key: 'plan', header: 'Plan', style: 'bulleted' },
    ],
    macros: [{ trigger: 'usual advice', text: 'Usual advice was given.', section: 'plan' }],
    ...overrides,
  };
}

export function newTemplate(account: TestAccount, overrides: Partial<WholeTemplate> = {}): Promise<Template> {
  return account.ok(createTemplate, { body: templateForm(overrides) });
}
