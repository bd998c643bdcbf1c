import { describe, expect, it } from 'vitest';
import { filesOf } from './fixture.ts';
import { routes } from './routes.ts';
import { verbs } from './verbs.ts';

const calls = `
  export const getFax = call<{ params: ById }, Fax>('GET', '/faxes/{id}');
  export const sendFax = call<{ body: NewFax }, Fax>('POST', '/faxes/');
`;
const contract = `
  import * as calls from './fax.calls.ts';
  export const getFax = route(calls.getFax, { access: 'session', permission: 'fax.read', phi: true, summary: 'One.', response: Fax });
  export const sendFax = route(calls.sendFax, { access: 'session', permission: 'fax.send', summary: 'Send.', response: Fax });
`;
const bound = `
  import * as contract from '@clinical/contract/fax/fax.contract';
  import { getFax } from './get-fax.ts';
  import { sendFax } from './send-fax.ts';
  export const routes = [
    bind(contract.getFax, (ctx, { params }) => getFax(ctx, params.id)),
    bind(contract.sendFax, (ctx, { body }) => sendFax(ctx, body)),
  ];
`;
const good = {
  'packages/contract/src/fax/fax.calls.ts': calls,
  'packages/contract/src/fax/fax.contract.ts': contract,
  'apps/server/src/areas/fax/fax.routes.ts': bound,
  'apps/server/src/areas/fax/get-fax.ts': `export async function getFax(ctx) { await getFaxFor(ctx, id, 'read'); await ctx.audit('fax.read', fax); }`,
  'apps/server/src/areas/fax/send-fax.ts': `import { record } from './record-fax.ts'; export const sendFax = (ctx) => ctx.transaction((tx) => record(tx));`,
  'apps/server/src/areas/fax/record-fax.ts': `export const record = (tx) => tx.audit('fax.send', fax);`,
};

const messages = (check: typeof routes, changed: Partial<typeof good>) =>
  check(filesOf({ ...good, ...changed })).map((problem) => problem.message);

describe('routes', () => {
  it('pass when they say who may call them and are bound once', () => {
    expect(messages(routes, {})).toEqual([]);
  });

  it('name access, permission and an existing call', () => {
    const bare = contract.replace(`permission: 'fax.read', `, '').replace('calls.sendFax', 'calls.sentFax');
    expect(messages(routes, { 'packages/contract/src/fax/fax.contract.ts': bare })).toEqual([
      'getFax: does not name its permission',
      'sendFax: its call is not in the calls file beside it',
    ]);
  });

  it('are bound, and once only', () => {
    const twice = bound.replace('contract.sendFax', 'contract.getFax');
    expect(messages(routes, { 'apps/server/src/areas/fax/fax.routes.ts': twice })).toEqual([
      'getFax: is bound more than once',
      'sendFax: no area binds it',
    ]);
  });
});

describe('verbs', () => {
  it('pass when a write is a transaction with an audit row and a read goes through a getter', () => {
    expect(messages(verbs, {})).toEqual([]);
  });

  it('may leave both to what another area offers by that name', () => {
    const verb = `import { keepFax } from '../notes/public.ts';\nexport const sendFax = (ctx) => keepFax(ctx);`;
    const kept = `export const keepFax = (ctx) => ctx.transaction((tx) => tx.audit('fax.send'));`;
    const others = (offered: string) => ({
      'apps/server/src/areas/fax/send-fax.ts': verb,
      'apps/server/src/areas/notes/keep-fax.ts': kept,
      'apps/server/src/areas/notes/other.ts': `export const keepFax = (ctx) => insertFax(ctx);`,
      'apps/server/src/areas/notes/public.ts': `export { keepFax } from './${offered}.ts';`,
    });
    expect(messages(verbs, others('keep-fax'))).toEqual([]);
    expect(messages(verbs, others('other'))).toEqual(['sendFax: a write without transaction and audit row']);
  });

  it('may not write without transaction and audit row', () => {
    const verb = `export const sendFax = (ctx) => insertFax(ctx);`;
    expect(messages(verbs, { 'apps/server/src/areas/fax/send-fax.ts': verb })).toEqual([
      'sendFax: a write without transaction and audit row',
    ]);
  });

  it('may not read patient data without ability and audit row', () => {
    const verb = `export const getFax = (ctx, id) => selectFax(ctx, id);`;
    expect(messages(verbs, { 'apps/server/src/areas/fax/get-fax.ts': verb })).toEqual([
      'getFax: reads patient data without getter with an ability and audit row',
    ]);
  });
});
