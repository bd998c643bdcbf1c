type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** The first loads in their order, by the modules they start from. What one holds is not in those after it. */
const loads = [
  { name: 'base', roots: ['src/main.tsx', 'src/shell/PublicLayout.tsx', 'src/features/accounts/SignInPage.tsx'] },
  { name: 'sign-up', roots: ['src/features/accounts/RegisterPage.tsx', 'src/features/accounts/ConfirmCodePage.tsx'] },
  { name: 'shell', roots: ['src/lib/query.ts', 'src/shell/SignedIn.tsx', 'src/features/notes/PatientsPage.tsx'] },
  // every page has it right after its first picture; left to the bundler it shares a file with the recorder of a chart
  { name: 'recordings', roots: ['src/features/capture/recordings/RecordingKeeper.tsx'] },
];

/**
 * Groups for the bundler: what a first load needs comes in one file each, instead of in some fifty small ones, which
 * compress a tenth worse and each cost a request. Only our own modules are named; the bundler adds what they use.
 */
export function firstLoads() {
  const known = new Map<string, Set<string>>();
  const ownModules = (name: string, roots: string[], graph: ModuleGraph): Set<string> => {
    const before = known.get(name);
    if (before) return before;
    const reached = new Set<string>();
    const waiting = roots.map((root) => `${import.meta.dirname}/${root}`);
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id) || id.includes('/node_modules/')) continue;
      reached.add(id);
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    known.set(name, reached);
    return reached;
  };
  return loads.map(({ name, roots }, place) => ({
    name: (id: string, graph: ModuleGraph) => (ownModules(name, roots, graph).has(id) ? name : null),
    priority: loads.length - place,
  }));
}
