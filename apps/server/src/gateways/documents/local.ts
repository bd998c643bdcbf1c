import type { FaxPage } from '@clinical/contract/fax/received.schemas';
import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../platform/app-error.ts';
import { readableFolders } from '../../platform/work/readable-folders.ts';
import { ProgramFailed } from '../../platform/work/run-limited.ts';
import { createSlots } from '../../platform/work/slots.ts';
import type { FaultKind } from './document-fault.ts';
import { longestSide, mostPixels, type PictureSize } from './picture-size.ts';
import { wordsByPoppler } from './poppler.ts';
import type {
  BoundPages,
  DocumentBinder,
  DocumentFacts,
  DocumentPage,
  DocumentReader,
  DocumentRequest,
  FilledForm,
  FillRequest,
  ReadForm,
} from './port.ts';
import type { ReadingMessage, ReadingOrder } from './reading-orders.ts';
import { showsText } from './shown-texts.ts';

export type ReadingProcess = Pick<ChildProcess, 'send' | 'kill' | 'on' | 'once'>;
/** `start`: what carries out one order and ends; a process of its own unless given. */
export type LocalReaderOptions = { mostPages: number; start?: () => ReadingProcess };

type Bounds = Pick<ReadingOrder, 'do' | 'memoryMb' | 'processorMs'> & {
  /** Whatever it is doing, the process is ended after this long. */
  wallMs: number;
};
const looking: Bounds = { do: 'inspect', memoryMb: 400, processorMs: 4_000, wallMs: 30_000 };
const reading: Bounds = { do: 'read', memoryMb: 1_200, processorMs: 900_000, wallMs: 1_100_000 };

const readingForm: Bounds = { do: 'read-form', memoryMb: 600, processorMs: 30_000, wallMs: 90_000 };
const finding: Bounds = { do: 'find-fields', memoryMb: 1_200, processorMs: 600_000, wallMs: 1_100_000 };
const filling: Bounds = { do: 'fill-form', memoryMb: 800, processorMs: 60_000, wallMs: 180_000 };
const binding: Bounds = { do: 'bind', memoryMb: 800, processorMs: 60_000, wallMs: 180_000 };
const splitting: Bounds = { ...binding, do: 'split' };
const unwrapping: Bounds = { ...binding, do: 'from-tiff' };
const readingFax: Bounds = { ...reading, do: 'read-fax' };

/** More documents than these are asked to come again. */
const mostWaiting = 200;

const here = dirname(fileURLToPath(import.meta.url));
const program = join(here, 'reading-worker.ts');

/** What a person is told; `picture` is the size that a picture declares. */
const told: Record<FaultKind, (picture: PictureSize | null) => AppError> = {
  broken: () => unreadable('it is damaged, or not the type its name says.'),
  locked: () => unreadable('it is locked with a password. Save a copy without one and choose that.'),
  size: () => unreadable('it is empty.'),
  pages: () => new AppError('TOO_LARGE', { message: 'it has too many pages.' }),
  pixels: (picture) =>
    new AppError('TOO_LARGE', {
      message: `${describeSize(picture)}. The most is ${mostPixels / 1e6} megapixels, and ${count(longestSide)} pixels on each side. Save it smaller.`,
    }),
  work: (picture) =>
    new AppError('TOO_LARGE', {
      message: picture
        ? `${describeSize(picture)} and takes too much memory or time to open. Save it smaller.`
        : 'it takes too much memory or time to open.',
    }),
  'no-filling': () => unreadable('its author has forbidden filling it in. Ask them for a copy that may be filled in.'),
  signed: () => unreadable('it is signed already, and a signature ends with any change. Choose the blank form.'),
  xfa: () =>
    unreadable(
      'it is an XFA form without fields of its own. Print it to PDF with the program that made it, and choose that.',
    ),
  'no-ocr': () => new AppError('UNAVAILABLE', { message: 'reading pictures is not installed on this server.' }),
};

const count = (pixels: number) => pixels.toLocaleString('en');

function describeSize(picture: PictureSize | null): string {
  if (!picture) return 'the picture is too large';
  return `the picture is ${count(picture.width)} pixels wide and ${count(picture.height)} pixels high`;
}

function unreadable(message: string): AppError {
  return new AppError('UNREADABLE_SOURCE', { message });
}

/** Reads documents on this machine: PDF text by pdf.js, pictures by Tesseract, each document in a process of its own. */
export function createLocalReader({
  mostPages,
  start = startOwn,
}: LocalReaderOptions): DocumentReader & DocumentBinder {
  // Looking is short and waited for; reading takes all the processor it gets.
  const turns = {
    inspect: createSlots(2, mostWaiting),
    read: createSlots(Math.max(1, availableParallelism() - 1), mostWaiting),
    'read-form': createSlots(2, mostWaiting),
    'find-fields': createSlots(1, mostWaiting),
    'fill-form': createSlots(2, mostWaiting),
    bind: createSlots(2, mostWaiting),
    split: createSlots(2, mostWaiting),
    'from-tiff': createSlots(2, mostWaiting),
    // faxes wait behind nobody's upload, and keep nobody waiting
    'read-fax': createSlots(1, mostWaiting),
  };

  type Request = DocumentRequest & Pick<ReadingOrder, 'fill' | 'parts' | 'after'>;
  async function run(bounds: Bounds, request: Request, hear: (message: ReadingMessage) => void): Promise<void> {
    const { signal, ...order } = request;
    signal.throwIfAborted();
    const giveBack = await turns[bounds.do].take(signal);
    if (!giveBack) throw new AppError('UNAVAILABLE', { retryAfter: 10 });
    try {
      await runProcess(start(), bounds, { ...bounds, ...order, mostPages }, signal, hear);
    } finally {
      giveBack();
    }
  }

  return {
    async inspect(request) {
      let facts: DocumentFacts | null = null;
      await run(looking, request, (message) => {
        if (message.type === 'facts') facts = message.facts;
      });
      if (!facts) throw told.broken(null);
      return facts;
    },
    async read(request, onPage) {
      const pages: DocumentPage[] = [];
      await run(reading, request, (message) => {
        if (message.type !== 'page') return;
        pages.push(message.page);
        onPage(message.page, message.of);
      });
      return pages;
    },
    async readFax(request, onPage) {
      const pages: FaxPage[] = [];
      await run(readingFax, { ...request, kind: 'pdf' }, (message) => {
        if (message.type !== 'fax-page') return;
        pages.push(message.page);
        onPage(message.page, message.of);
      });
      return pages;
    },
    async readForm(request) {
      let form: ReadForm | null = null;
      await run(readingForm, { ...request, kind: 'pdf' }, (message) => {
        if (message.type === 'form') form = message.form;
      });
      if (!form) throw told.broken(null);
      return form;
    },
    async findFields(request, onPage) {
      await run(finding, { ...request, kind: 'pdf' }, (message) => {
        if (message.type === 'found') onPage(message.found);
      });
    },
    async fillForm({ bytes, signal, ...fill }) {
      let filled: FilledForm | null = null;
      await run(filling, { bytes, signal, kind: 'pdf', fill }, (message) => {
        if (message.type === 'filled') filled = message.filled;
      });
      if (!filled) throw told.broken(null);
      return compareWithPoppler(filled, fill.shown, signal);
    },
    async bind({ parts, signal }) {
      let bound: BoundPages | null = null;
      await run(binding, { bytes: new Uint8Array(), kind: 'pdf', parts, signal }, (message) => {
        if (message.type === 'bound') bound = message.bound;
      });
      if (!bound) throw told.broken(null);
      return bound;
    },
    async split({ bytes, after, signal }) {
      let parts: Uint8Array[] | null = null;
      await run(splitting, { bytes, kind: 'pdf', after, signal }, (message) => {
        if (message.type === 'parts') parts = message.parts;
      });
      if (!parts) throw told.broken(null);
      return parts;
    },
    async fromTiff({ bytes, signal }) {
      let pdf: Uint8Array | null = null;
      await run(unwrapping, { bytes, kind: 'pdf', signal }, (message) => {
        if (message.type === 'pdf') pdf = message.pdf;
      });
      if (!pdf) throw told.broken(null);
      return pdf;
    },
  };
}

/** A second reader, where it is installed: what it cannot open, or does not show, other viewers may not show either. */
async function compareWithPoppler(filled: FilledForm, shown: FillRequest['shown'], signal: AbortSignal) {
  if ('notShown' in filled || shown.length === 0) return filled;
  try {
    const pages = await wordsByPoppler(filled.pdf, signal);
    if (!pages) return filled;
    const missing = shown.filter((each) => !showsText(pages[each.box.page - 1] ?? [], each, { ordered: false }));
    return missing.length > 0 ? { notShown: [...new Set(missing.map(({ fieldId }) => fieldId))] } : filled;
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    return { notShown: shown.map(({ fieldId }) => fieldId) };
  }
}

/** Starts a program that may read nothing but the program's own files, and write none. */
export function startProcess(started: string): ChildProcess {
  return fork(started, {
    execArgv: [
      '--permission',
      ...readableFolders().map((folder) => `--allow-fs-read=${folder}`),
      '--allow-addons',
      '--allow-worker',
      '--disable-warning=SecurityWarning',
      '--disable-warning=ExperimentalWarning',
      '--max-old-space-size=512',
    ],
    // It needs nothing of the configuration, which holds keys.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** The program that carries out one order, behind all else that the machine does. */
function startOwn(): ChildProcess {
  const child = startProcess(program);
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It ended already, or the system does not let us; then it runs as everything else does.
  }
  return child;
}

/** Resolves when the process says that it is done. @throws AppError for its fault, or when it was ended for its hunger */
function runProcess(
  child: ReadingProcess,
  { wallMs }: Bounds,
  order: ReadingOrder,
  signal: AbortSignal,
  hear: (message: ReadingMessage) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => child.kill('SIGKILL');
    const timer = setTimeout(stop, wallMs);
    let outcome: (() => void) | null = null;
    let picture: PictureSize | null = null;
    signal.addEventListener('abort', stop, { once: true });
    child.on('message', (message: ReadingMessage) => {
      if (message.type === 'done') outcome = resolve;
      else if (message.type === 'size') picture = message.size;
      else if (message.type === 'fault') outcome = () => reject(told[message.kind](picture));
      else hear(message);
    });
    child.on('error', (error) => (outcome ??= () => reject(new AppError('INTERNAL', { cause: error }))));
    child.once('close', (code, killed) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      if (signal.aborted) return reject(signal.reason as Error);
      if (outcome) return outcome();
      // Its own watch, the system or our clock ended it; a heap that is full ends it by SIGABRT.
      if (killed) return reject(told.work(picture));
      reject(new AppError('INTERNAL', { cause: new Error(`the reading process ended with ${code}`) }));
    });
    child.send(order, (error) => {
      if (error) stop();
    });
  });
}
