import { addToLibrary, askQuestion } from '@clinical/contract/evidence/evidence.calls';
import type { AskEvent, EvidenceAnswer } from '@clinical/contract/evidence/answer.schemas';
import type { AskQuestionInput, LibraryImport } from '@clinical/contract/evidence/evidence.schemas';
import type { TestServer } from '../harness.ts';
import type { TestAccount } from './accounts.ts';
import { sendForm, type Upload } from './uploads.ts';

type Publication = {
  title?: string;
  abstract?: string;
  pmid?: string;
  journal?: string;
  year?: number;
  type?: string;
  more?: string;
};

/** A publication as PubMed exports it. */
export const nbibOf = ({
  pmid = '101',
  title = 'Exercise for knee pain: a randomised trial',
  abstract = 'METHODS: 120 adults were randomised. RESULTS: Exercise reduced knee pain (mean difference -1.2, 95% CI -1.9 to -0.5).',
  journal = 'Journal of Knees',
  year = 2020,
  type = 'Journal Article',
  more = '',
}: Publication = {}): string =>
  `PMID- ${pmid}\nTI  - ${title}\nAB  - ${abstract}\nJT  - ${journal}\nDP  - ${year}\nPT  - ${type}\n${more}\n`;

export async function addFiles(
  server: TestServer,
  account: TestAccount,
  files: readonly Upload[],
): Promise<{ status: number; body: LibraryImport[] & { code?: string; message?: string } }> {
  const reply = await sendForm(server, account, addToLibrary.path, files, {});
  return reply as unknown as { status: number; body: LibraryImport[] & { code?: string; message?: string } };
}

export async function newPublication(
  server: TestServer,
  account: TestAccount,
  publication: Publication = {},
): Promise<void> {
  const { status, body } = await addFiles(server, account, [{ name: 'pubmed.nbib', content: nbibOf(publication) }]);
  if (status !== 200) throw new Error(`the library took no publication: ${JSON.stringify(body)}`);
}

/** All that a question is answered with. */
export async function askedOf(account: TestAccount, body: AskQuestionInput): Promise<AskEvent[]> {
  const reply = await account.call(askQuestion, { body });
  return [...String(reply.body).matchAll(/^data: (\{.*)$/gm)].map(([, json]) => JSON.parse(json!) as AskEvent);
}

export async function answerOf(account: TestAccount, body: AskQuestionInput): Promise<EvidenceAnswer> {
  const events = await askedOf(account, body);
  const last = events.at(-1);
  if (last?.type !== 'answer') throw new Error(`no answer: ${JSON.stringify(events)}`);
  return last.answer;
}
