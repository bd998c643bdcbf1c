import { expect, it } from 'vitest';
import { filesOf, shown } from './fixture.ts';
import { pageTexts } from './page-texts.ts';
import { styleLiterals } from './style-literals.ts';

const page = 'apps/web/src/features/fax/FaxPage.tsx';

it('wants every word on a page from t()', () => {
  const text = [
    '<div>',
    '<p>Send a fax</p>',
    '<p>{t("send")} · {count}</p>',
    '<Button aria-label="Send" />',
    '<Button label={"Send"} id="send" />',
    '<Button title={t("send")} />',
    '{"Nothing here"}',
    '{`Nothing here`}',
    '</div>;',
  ].join('\n');
  const found = pageTexts(filesOf({ [page]: text }));
  expect(shown(found)).toEqual([2, 4, 5, 7, 8].map((line) => `${page}:${line} page-text`));
  expect(found[0]?.message).toBe('"Send a fax" does not come from t()');
});

it('wants colours and sizes from the theme', () => {
  const text = [
    `const a = '#00aa88';`,
    `const b = 'rgba(0, 0, 0, 0.5)';`,
    `const c = <Box w="240px" p="md" href="#sources" />;`,
    `const d = <svg><path stroke="#123456" /></svg>;`,
    `const e = '1px solid var(--line)';`,
  ].join('\n');
  expect(shown(styleLiterals(filesOf({ [page]: text })))).toEqual(
    [1, 2, 3].map((line) => `${page}:${line} style-literal`),
  );
  expect(styleLiterals(filesOf({ 'apps/web/src/ui/theme.ts': text }))).toEqual([]);
});

it('judges style sheets too: colours by variable, sizes on the grid and the type scale', () => {
  const text = [
    '/* #fff */',
    '.a { padding: 12px 7px; }',
    '.a { color: #fff; }',
    '.a { gap: var(--space); border: 1px solid; padding: 8px 6px; }',
    '.a { font-size: 13px; line-height: 18px; }',
    '.a { font-size: 15px; }',
    '@media (max-width: 390px) {',
    '}',
  ].join('\n');
  const sheet = 'apps/web/src/ui/Table.module.css';
  expect(shown(styleLiterals(filesOf({ [sheet]: text })))).toEqual(
    [2, 3, 6].map((line) => `${sheet}:${line} style-literal`),
  );
  expect(styleLiterals(filesOf({ 'apps/web/src/ui/theme.css': text }))).toEqual([]);
});
