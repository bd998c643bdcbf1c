import type { ReactNode } from 'react';
import classes from './Drawing.module.css';

/** Our own line drawings for empty and broken pages: one stroke, one touch of the accent. */
const drawings = {
  people: (
    <>
      <circle cx="46" cy="34" r="12" />
      <path d="M24 76c0-14 10-22 22-22s22 8 22 22" />
      <path className={classes.accent} d="M84 40v24M72 52h24" />
    </>
  ),
  note: (
    <>
      <path d="M34 16h40l16 16v52H34z" />
      <path d="M74 16v16h16" />
      <path d="M44 46h36M44 58h28" />
      <path className={classes.accent} d="M44 70h16" />
    </>
  ),
  template: (
    <>
      <rect x="26" y="18" width="68" height="64" rx="6" />
      <path d="M26 34h68M50 34v48" />
      <path className={classes.accent} d="M60 48h24M60 58h24M60 68h12" />
    </>
  ),
  search: (
    <>
      <circle cx="54" cy="44" r="24" />
      <path d="m72 62 20 20" />
      <path className={classes.accent} d="M42 44h24" />
    </>
  ),
  broken: (
    <>
      <path d="M20 62h22l8-22 10 34" />
      <path d="M100 62H82l-6-14" />
      <path className={classes.accent} d="m66 58 4 10" />
    </>
  ),
  lost: (
    <>
      <path d="M60 18c-14 0-24 10-24 23 0 17 24 41 24 41s24-24 24-41c0-13-10-23-24-23z" />
      <path className={classes.accent} d="M54 36c1-8 13-7 12 1 0 5-6 5-6 10M60 55v.5" />
    </>
  ),
  soon: (
    <>
      <circle cx="60" cy="50" r="32" />
      <path className={classes.accent} d="M60 30v20l14 10" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 120 100" width="120" height="100" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
