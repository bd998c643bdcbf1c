import type { ComponentProps, ReactNode } from 'react';
import classes from './DataTable.module.css';

/** A list as a table: sticky head, rows of one height, hover actions. `label` names it for assistive tools. */
export function DataTable({ label, children, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={label} {...rest}>
        {children}
      </table>
    </div>
  );
}

type CellProps = {
  children?: ReactNode;
  width?: number | string;
  align?: 'left' | 'right';
  /** Left out on phones; `wide` needs more than a laptop's width. */
  minor?: boolean | 'wide';
  /** Without padding, for a lone button. */
  tight?: boolean;
};

type HeadProps = CellProps & { /** The list is sorted by it. */ sorted?: 'ascending' | 'descending' | undefined };

export function HeadCell({ children, width, align, minor, tight, sorted }: HeadProps) {
  return (
    <th
      scope="col"
      className={classes.head}
      style={{ width }}
      data-align={align}
      data-minor={minor || undefined}
      data-tight={tight || undefined}
      aria-sort={sorted}
    >
      {children}
    </th>
  );
}

/** A row that can be opened with a click or Enter and marked as chosen. Its first cell should hold the link. */
export function Row({ selected, children, ...rest }: ComponentProps<'tr'> & { selected?: boolean }) {
  return (
    <tr className={classes.row} data-selected={selected || undefined} {...rest}>
      {children}
    </tr>
  );
}

export function Cell({ children, align, minor, tight }: CellProps) {
  return (
    <td className={classes.cell} data-align={align} data-minor={minor || undefined} data-tight={tight || undefined}>
      {children}
    </td>
  );
}

/** Buttons that appear when the row is pointed at or holds the focus. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
