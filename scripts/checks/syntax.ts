import type { SyntaxNode } from './source-file.ts';

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** Every node below and including `node`, parents first. Where `enter` answers false, what lies below is left out. */
export function* nodesOf(node: SyntaxNode, enter: (node: SyntaxNode) => boolean = () => true): Generator<SyntaxNode> {
  yield node;
  if (!enter(node)) return;
  for (const child of childrenOf(node)) yield* nodesOf(child, enter);
}

/** `fetch`, `Date.now`, `ctx.db.select`: a chain of plain names, else null. */
export function dottedName(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node['name']);
  if (node.type !== 'MemberExpression' || node['computed'] === true) return null;
  const [object, property] = [dottedName(node['object']), dottedName(node['property'])];
  return object === null || property === null ? null : `${object}.${property}`;
}

/** The text of a string literal or of a template without holes; null for anything else. */
export function stringValue(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'TemplateLiteral' && Array.isArray(node['quasis']) && node['quasis'].length === 1) {
    const [quasi] = node['quasis'] as { value: { cooked: string } }[];
    return quasi?.value.cooked ?? null;
  }
  return null;
}

/** The list under a key, or an empty one. */
export function nodeList(node: SyntaxNode, key: string): SyntaxNode[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The member of an object literal with this name. */
export function propertyOf(node: unknown, name: string): SyntaxNode | null {
  if (!isNode(node) || node.type !== 'ObjectExpression') return null;
  return nodeList(node, 'properties').find((member) => dottedName(member['key']) === name) ?? null;
}
