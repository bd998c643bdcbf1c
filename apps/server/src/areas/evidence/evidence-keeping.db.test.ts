import { exportOwnData } from '@clinical/contract/accounts/accounts.calls';
import * as calls from '@clinical/contract/evidence/evidence.calls';
import { limits } from '@clinical/contract/limits';
import { handOver } from '@clinical/contract/teams/members.calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { addFiles, answerOf, nbibOf, newPublication } from '../../../test/builders/evidence.ts';
import { pdf } from '../../../test/documents.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';
import { area } from './area.ts';

let server: TestServer;
let account: TestAccount;
const question = 'Does exercise reduce knee pain in adults?';

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

describe('what is kept', () => {
  it('is in an export of one’s own data', async () => {
    await newPublication(server, account);
    await answerOf(account, { question });
    const reply = await server.fetch(`/api${exportOwnData.path}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    const files = readZip(Buffer.from(await reply.arrayBuffer()));
    const name = [...files.keys()].find((path) => path.startsWith('deep-evidentia/'))!;
    expect(name).toContain('Does exercise reduce knee pain');
    expect(JSON.parse(files.get(name)!.toString())).toMatchObject({ question, match: true });
  });

  it('goes after a year', async () => {
    await newPublication(server, account);
    const { id } = await answerOf(account, { question });
    const tidy = (at: number) => area.tidy!(server.engine.db, at);
    await tidy(server.clock.now() + limits.evidenceAnswers - 60_000);
    expect(await account.ok(calls.listAnswers, {})).toMatchObject([{ id }]);
    const rows = await server.engine.query('select created_at from evidence_answers where id = $1', [id]);
    await tidy(Number(rows[0]!['created_at']) + limits.evidenceAnswers + 1);
    expect(await account.ok(calls.listAnswers, {})).toEqual([]);
    const cited = await server.engine.query('select 1 from evidence_citations where answer_id = $1', [id]);
    expect(cited).toEqual([]);
  });

  it('of a person who leaves goes to who takes over, who may then delete it', async () => {
    const leaving = await newColleague(server, account);
    const guideline = {
      name: 'Knee guideline 2024.pdf',
      content: pdf([{ lines: ['Exercise is recommended for all.'] }]),
    };
    expect(await addFiles(server, leaving, [guideline])).toMatchObject({ status: 200 });
    const successor = await newColleague(server, account);
    await account.ok(handOver, { params: { id: leaving.userId }, body: { toUserId: successor.userId } });
    const { sources } = await successor.ok(calls.getLibrary, { query: { query: 'Knee guideline' } });
    expect(sources).toMatchObject([{ kind: 'file', abilities: { delete: true } }]);
    await successor.ok(calls.deleteLibrarySource, { params: { id: sources[0]!.citation.sourceId } });
  });
});

describe('two at once', () => {
  it('add the same records one time', async () => {
    const content = [1, 2, 3].map((at) => nbibOf({ pmid: `50${at}`, title: `Braces for knees, part ${at}` })).join('');
    const replies = await Promise.all(
      [1, 2, 3].map((at) => addFiles(server, account, [{ name: `part-${at}.nbib`, content }])),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.flatMap(({ body }) => body).reduce((sum, { added }) => sum + added, 0)).toBe(3);
    expect((await account.ok(calls.getLibrary, { query: {} })).counts.abstracts).toBe(3);
  });
});

describe('who only reads', () => {
  it('asks and sees the library, and adds nothing', async () => {
    await newPublication(server, account);
    const reader = await newColleague(server, account, 'read');
    expect(await answerOf(reader, { question })).toMatchObject({ match: true });
    expect((await reader.ok(calls.getLibrary, { query: {} })).abilities).toEqual({ add: false });
    const { body } = await addFiles(server, reader, [{ name: 'pubmed.nbib', content: nbibOf({ pmid: '601' }) }]);
    expect(body.code).toBe('CONFLICT');
  });
});
