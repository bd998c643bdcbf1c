import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import classes from './TemplateEditor.module.css';

/** What keeps a template from being saved. */
export function TemplateMessage({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={classes.message} role="alert">
      <Icon name="alert-triangle" />
      <div>
        {title && <p className={classes.messageTitle}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
