import type { FormBox, FormPage } from '@clinical/contract/forms/fields.schemas';
import type { CSSProperties } from 'react';

/** Where a box lies over its page, in shares of the page's sides; its height in letters is a share of the page's width. */
export function placed({ x, y, width, height }: Omit<FormBox, 'page' | 'option'>, page: FormPage): CSSProperties {
  return {
    left: `${(x / page.width) * 100}%`,
    top: `${(y / page.height) * 100}%`,
    width: `${(width / page.width) * 100}%`,
    height: `${(height / page.height) * 100}%`,
    fontSize: `${(Math.min(10, height * 0.75) / page.width) * 100}cqw`,
  };
}
