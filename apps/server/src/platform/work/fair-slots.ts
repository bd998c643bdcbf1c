import { AppError } from '../app-error.ts';

/** Whose work it is: shares are by workspace, and by person within one. */
export type WorkOwner = { workspaceId: string; userId: string };

export type FairSlotsOptions = {
  places: number;
  /** Places that one workspace may hold at the same time. */
  placesPerWorkspace?: number;
  /** Pieces that may be pending before requests are rejected: of one person, of one workspace, of all. */
  pending: { perPerson: number; perWorkspace: number; total: number };
  /** Milliseconds of a steady clock. */
  now: () => number;
};

/** A fixed number of places. The next free one goes to the workspace, and in it to the person, that has used the least time. */
export type FairSlots = {
  /**
   * Resolves with a function that gives the place back. Rejects with the signal's reason when it aborts while pending.
   * @throws AppError RATE_LIMITED when too much is pending, unless `mayBeRejected` is false
   */
  take(owner: WorkOwner, wish?: { mayBeRejected?: boolean; signal?: AbortSignal | undefined }): Promise<() => void>;
};

/** Milliseconds that a piece is charged when it starts. Its end charges the difference to the time that it took. */
const estimateMs = 20;
const retryAfterSeconds = 5;

type Piece = { start: () => void };
/** `usedMs` only compares: a newcomer begins at the mark of the share that was served last, so it owes and saves nothing. */
type Share = { usedMs: number; running: number; pending: number };
type Person = Share & { line: Piece[] };
type Workspace = Share & { persons: Map<string, Person>; mark: number };

export function createFairSlots(options: FairSlotsOptions): FairSlots {
  const { places, placesPerWorkspace = places, pending: most, now } = options;
  const workspaces = new Map<string, Workspace>();
  const all = { mark: 0, running: 0, pending: 0 };

  function sharesOf({ workspaceId, userId }: WorkOwner): [Workspace, Person] {
    const workspace = workspaces.get(workspaceId) ?? { ...emptyShare(all.mark), persons: new Map(), mark: 0 };
    const person = workspace.persons.get(userId) ?? { ...emptyShare(workspace.mark), line: [] };
    workspaces.set(workspaceId, workspace);
    workspace.persons.set(userId, person);
    return [workspace, person];
  }

  function forgetIdle({ workspaceId, userId }: WorkOwner): void {
    const workspace = workspaces.get(workspaceId);
    if (!workspace) return;
    if (isIdle(workspace.persons.get(userId))) workspace.persons.delete(userId);
    if (isIdle(workspace)) workspaces.delete(workspaceId);
  }

  /** What there is too much of to accept one more piece. */
  function excessOf(workspace: Workspace, person: Person): string | null {
    if (person.pending >= most.perPerson) return 'Too much of your work is pending.';
    if (workspace.pending >= most.perWorkspace) return 'Too much work of your workspace is pending.';
    // a workspace without anything pending is not shut out by the others
    return all.pending >= most.total && workspace.pending > 0 ? 'The server has too much pending work.' : null;
  }

  function serve(): void {
    while (all.running < places) {
      const able = [...workspaces.values()].filter(
        ({ pending, running }) => pending > 0 && running < placesPerWorkspace,
      );
      const workspace = leastUsed(able);
      const person = workspace && leastUsed([...workspace.persons.values()].filter(({ pending }) => pending > 0));
      if (!workspace || !person) return;
      all.mark = workspace.usedMs;
      workspace.mark = person.usedMs;
      person.line.shift()!.start();
    }
  }

  return {
    async take(owner, { mayBeRejected = true, signal } = {}) {
      signal?.throwIfAborted();
      const [workspace, person] = sharesOf(owner);
      const levels = [all, workspace, person];
      const count = (what: 'pending' | 'running', by: 1 | -1) => levels.forEach((level) => (level[what] += by));
      const charge = (ms: number) => [workspace, person].forEach((share) => (share.usedMs += ms));
      const excess = mayBeRejected ? excessOf(workspace, person) : null;
      if (excess) {
        forgetIdle(owner);
        throw tooMuch(excess);
      }
      count('pending', 1);
      return new Promise((resolve, reject) => {
        const piece: Piece = {
          start() {
            signal?.removeEventListener('abort', leave);
            count('pending', -1);
            count('running', 1);
            charge(estimateMs);
            const startedAt = now();
            let isHeld = true;
            resolve(() => {
              if (!isHeld) return;
              isHeld = false;
              count('running', -1);
              charge(now() - startedAt - estimateMs);
              forgetIdle(owner);
              serve();
            });
          },
        };
        function leave(): void {
          person.line.splice(person.line.indexOf(piece), 1);
          count('pending', -1);
          forgetIdle(owner);
          reject(signal!.reason);
        }
        signal?.addEventListener('abort', leave, { once: true });
        person.line.push(piece);
        serve();
      });
    },
  };
}

const emptyShare = (usedMs: number): Share => ({ usedMs, running: 0, pending: 0 });
const isIdle = (share: Share | undefined): boolean => share?.running === 0 && share.pending === 0;

/** Of equals the one that came first. */
function leastUsed<S extends Share>(shares: readonly S[]): S | undefined {
  return shares.reduce<S | undefined>(
    (least, share) => (least && least.usedMs <= share.usedMs ? least : share),
    undefined,
  );
}

function tooMuch(why: string): AppError {
  return new AppError('RATE_LIMITED', {
    message: `${why} Wait a moment and try again.`,
    retryAfter: retryAfterSeconds,
  });
}
