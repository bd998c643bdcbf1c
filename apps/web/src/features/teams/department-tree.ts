type Place = { id: string; parentId: string | null };

export type DepartmentLine<D extends Place> = { department: D; depth: number };

/** The tree as lines, each below its parent, in the order in which they came. One whose parent is not among them is a top. */
export function departmentLines<D extends Place>(departments: readonly D[]): DepartmentLine<D>[] {
  const known = new Set(departments.map(({ id }) => id));
  const childrenOf = Map.groupBy(departments, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  );
  const below = (parent: string | null, depth: number): DepartmentLine<D>[] =>
    (childrenOf.get(parent) ?? []).flatMap((department) => [{ department, depth }, ...below(department.id, depth + 1)]);
  return below(null, 0);
}

/** Where a department may be moved to: anywhere but itself and what is below it. */
export function possibleParents<D extends Place>(departments: readonly D[], moved: string | null): DepartmentLine<D>[] {
  const lines = departmentLines(departments);
  if (moved === null) return lines;
  const at = lines.findIndex(({ department }) => department.id === moved);
  const depth = lines[at]?.depth ?? 0;
  const end = lines.findIndex((line, place) => place > at && line.depth <= depth);
  return [...lines.slice(0, at), ...(end < 0 ? [] : lines.slice(end))];
}
