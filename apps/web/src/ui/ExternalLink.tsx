import type { ReactNode } from 'react';

/** A link out of the product, in a tab of its own that learns nothing of ours. */
export function ExternalLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  return (
    <a href={href} className={className} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
