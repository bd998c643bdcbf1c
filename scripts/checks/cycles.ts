import { importsOf } from './imports.ts';
import { isCode, type Problem, type SourceFile } from './source-file.ts';

/** Groups of files that reach each other (Tarjan's strongly connected components with more than one member, or a self-import). */
function knots(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const result: string[][] = [];
  const visit = (node: string): number => {
    const mine = order.size;
    order.set(node, mine);
    let lowest = mine;
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, order.get(next) ?? lowest);
    }
    if (lowest === mine) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1 || edges.get(node)?.includes(node)) result.push(group.toSorted());
    }
    return lowest;
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return result;
}

/** No group of files may import each other in a circle; imports of types alone do not count, `import()` does. */
export function cycles(files: readonly SourceFile[]): Problem[] {
  const code = files.filter((file) => isCode(file.path));
  const known = new Set(code.map((file) => file.path));
  const edges = new Map(
    code.map((file) => [
      file.path,
      importsOf(file).flatMap((item) => (item.target && !item.typeOnly && known.has(item.target) ? [item.target] : [])),
    ]),
  );
  return knots(edges).map((group) => ({
    rule: 'cycle',
    path: group[0] ?? '',
    line: 1,
    message: `imports run in a circle: ${group.join(' · ')}`,
  }));
}
