import { generalRecipe } from '@clinical/language/general-recipe';
import { expect, test } from 'vitest';
import { newAccount } from '../../../test/builders/accounts.ts';
import { scopeOf } from '../../../test/builders/notes.ts';
import { newTemplate } from '../../../test/builders/templates.ts';
import { testServer } from '../../../test/harness.ts';
import { resolveRecipe } from './resolve-recipe.ts';

test('a note is written by the template that is named, or in the general format', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const template = await newTemplate(account);
  const scope = scopeOf(server.engine, account);
  expect(await resolveRecipe(scope, template.id)).toMatchObject({
    templateId: template.id,
    version: 1,
    name: 'Letter',
    recipe: { sections: template.sections, macros: template.macros },
  });
  expect(await resolveRecipe(scope, null)).toEqual({
    recipe: generalRecipe,
    templateId: null,
    version: null,
    name: '',
  });
});

test('a template without sections and one of somebody else write nothing', async () => {
  const server = await testServer();
  const [account, stranger] = [await newAccount(server), await newAccount(server)];
  const empty = await newTemplate(account, { sections: [], macros: [] });
  await expect(resolveRecipe(scopeOf(server.engine, account), empty.id)).rejects.toMatchObject({
    code: 'TEMPLATE_WITHOUT_SECTIONS',
  });
  for (const id of [empty.id, 'x']) {
    await expect(resolveRecipe(scopeOf(server.engine, stranger), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('with templates closed to them a person still writes with their own', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const template = await newTemplate(account);
  const closed = scopeOf(server.engine, account, { restrictedTemplates: true, cap: 'read' });
  expect(await resolveRecipe(closed, template.id)).toMatchObject({ templateId: template.id });
});
