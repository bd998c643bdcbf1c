import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

it('draws the tags of a note and only the text of others', () => {
  const html = '<p>One <strong>two</strong><br>three</p><script>alert(1)</script><ul><li onclick="x()">four</li></ul>';
  const { container } = render(<RichText html={html} />);
  expect(container.querySelector('strong')?.textContent).toBe('two');
  expect(container.querySelector('li')?.getAttributeNames()).toEqual([]);
  expect(container.querySelector('script')).toBeNull();
});

it('follows links to the web only', () => {
  const { container } = render(<RichText html={'<a href="javascript:x()">a</a><a href="https://a.test">b</a>'} />);
  const [first, second] = container.querySelectorAll('a');
  expect([first?.hasAttribute('href'), second?.getAttribute('href')]).toEqual([false, 'https://a.test']);
});
