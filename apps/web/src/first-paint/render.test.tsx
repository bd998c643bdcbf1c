import { expect, it } from 'vitest';
import { renderFirstPaint, renderThemeStyles } from './render.tsx';

it('shows the sign-in page and the frame of the patients before the program runs', async () => {
  const pictures = await renderFirstPaint();
  expect(pictures['/sign-in']).toContain('Clinical notes you can trace to the visit.');
  expect(pictures['/my-projects']).toContain('placeholder="Name, MRN, date of birth or phone"');
});

it('can be neither used nor focused, and has no style that the policy of the page rejects', async () => {
  for (const picture of Object.values(await renderFirstPaint())) {
    expect(picture).toMatch(/^<div inert /);
    expect(picture).not.toMatch(/ style=| autofocus|<style|<script/);
    expect(picture.match(/<input /g)?.length).toBe(picture.match(/<input readonly=""/g)?.length);
  }
});

it('has the variables of both themes', () => {
  const styles = renderThemeStyles();
  expect(styles).toContain('--surface:');
  expect(styles).toContain('[data-mantine-color-scheme="dark"]');
});
