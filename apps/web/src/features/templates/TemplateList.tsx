import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { TemplatesSearch } from './templates-search.ts';
import classes from './TemplateList.module.css';

type Item = { key: string; title: string; about: string; search: TemplatesSearch };
type Props = { heading: string; items: Item[]; current?: string; empty?: string };

export function TemplateList({ heading, items, current, empty }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={classes.heading} id={id}>
        {heading}
      </h2>
      {items.length === 0 && <p className={classes.empty}>{empty}</p>}
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map(({ key, title, about, search }) => (
            <li key={key}>
              <Link
                to="/template-maker"
                search={search}
                className={classes.item}
                aria-current={key === current ? 'true' : undefined}
              >
                <span className={classes.title}>{title}</span>
                <span className={classes.about}>{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
