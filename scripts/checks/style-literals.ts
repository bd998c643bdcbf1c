import { isCode, isTestCode, lineAt, parse, type Problem, type SourceFile } from './source-file.ts';
import { isNode, nodesOf, stringValue } from './syntax.ts';

const inPages = (path: string) =>
  /^apps\/web\/src\/(?!ui\/theme)/.test(path) && !path.endsWith('.gen.ts') && !isTestCode(path);

const colour = /#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgba?|hsla?|oklch)\(/i;
const pixels = /\b(?!0px|1px)\d+(\.\d+)?px\b/;

const problem = (file: SourceFile, line: number, message: string): Problem => ({
  rule: 'style-literal',
  path: file.path,
  line,
  message,
});

const ofTheme = 'a colour belongs to the theme';

/** Line drawings carry their own numbers. */
const isDrawing = (node: unknown) =>
  isNode(node) &&
  node.type === 'JSXElement' &&
  isNode(node['openingElement']) &&
  isNode(node['openingElement']['name']) &&
  node['openingElement']['name']['name'] === 'svg';

function inCode(file: SourceFile): Problem[] {
  const nodes = [...nodesOf(parse(file).program, (node) => !isDrawing(node) && node.type !== 'ImportDeclaration')];
  return nodes.flatMap((node) => {
    const text = stringValue(node) ?? '';
    const line = () => lineAt(file, node.start);
    if (colour.test(text)) return [problem(file, line(), ofTheme)];
    return pixels.test(text) ? [problem(file, line(), 'a size belongs to a style sheet or the theme')] : [];
  });
}

/** The type scale; everything else stands on the grid of four, with lines of up to three and half steps of six. */
const typeSizes: Record<string, readonly number[]> = {
  'font-size': [12, 13, 14, 16, 20, 24],
  'line-height': [16, 18, 20, 24, 26, 28, 32],
};
const onGrid = (size: number) => size % 4 === 0 || [1, 2, 3, 6].includes(size);

function offScale(declaration: string): number | undefined {
  const property = /([a-z-]+)\s*:/.exec(declaration)?.[1] ?? '';
  const sizes = [...declaration.matchAll(/(\d+(?:\.\d+)?)px/g)].map(([, size]) => Number(size));
  return sizes.find((size) => !(typeSizes[property]?.includes(size) ?? onGrid(size)));
}

/** Comments and the conditions of media and container queries, where variables do not work, are left out. */
function inStyles(file: SourceFile): Problem[] {
  const bare = file.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return bare.split('\n').flatMap((text, index) => {
    if (/^\s*@(media|container)/.test(text)) return [];
    const declarations = text.replace(/^[^:{]*\{/, '');
    if (colour.test(declarations)) return [problem(file, index + 1, ofTheme)];
    const size = declarations.split(';').map(offScale).find(Boolean);
    return size ? [problem(file, index + 1, `${size}px is neither on the grid nor in the type scale`)] : [];
  });
}

/**
 * Colours are typed in the theme (`ui/theme…`) and nowhere else in the pages. Sizes stand in style sheets, on the four-pixel grid and
 * the type scale, never in code.
 */
export function styleLiterals(files: readonly SourceFile[]): Problem[] {
  return files
    .filter((file) => inPages(file.path))
    .flatMap((file) => {
      if (file.path.endsWith('.css')) return inStyles(file);
      return isCode(file.path) ? inCode(file) : [];
    });
}
