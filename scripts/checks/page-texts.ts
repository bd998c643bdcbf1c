import { isTestCode, lineAt, parse, type Problem, type SourceFile, type SyntaxNode } from './source-file.ts';
import { dottedName, isNode, nodesOf, stringValue } from './syntax.ts';

const spoken = new Set(['label', 'placeholder', 'title', 'aria-label', 'description', 'alt', 'error']);
const hasWords = (text: string) => /\p{L}{2,}/u.test(text);

function attributeName(node: SyntaxNode): string {
  const name = node['name'];
  return isNode(name) ? (dottedName(name) ?? '') : '';
}

/** The words a node would show as they stand; null when it shows none. */
function literalWords(node: SyntaxNode): string | null {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type === 'JSXAttribute') return spoken.has(attributeName(node)) ? contained(node['value']) : null;
  return node.type === 'JSXExpressionContainer' ? contained(node) : null;
}

function contained(value: unknown): string | null {
  return isNode(value) && value.type === 'JSXExpressionContainer'
    ? stringValue(value['expression'])
    : stringValue(value);
}

function problemsOf(file: SourceFile): Problem[] {
  // An attribute's own container is judged with the attribute.
  const silent = (node: SyntaxNode) => node.type !== 'JSXAttribute' || !isContainerWithText(node['value']);
  return [...nodesOf(parse(file).program, silent)].flatMap((node) => {
    const words = literalWords(node);
    if (words === null || !hasWords(words)) return [];
    const message = `"${words.trim().slice(0, 40)}" does not come from t()`;
    return [{ rule: 'page-text', path: file.path, line: lineAt(file, node.start), message }];
  });
}

const isContainerWithText = (value: unknown) => isNode(value) && contained(value) !== null;

/** Words that people read come from the feature's texts through `t()`, never as literals in JSX. */
export function pageTexts(files: readonly SourceFile[]): Problem[] {
  return files
    .filter((file) => /^apps\/web\/src\/.*\.tsx$/.test(file.path) && !isTestCode(file.path))
    .flatMap(problemsOf);
}
