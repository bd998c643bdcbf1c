import { type ReactNode, useEffect, useState } from 'react';

/** Shows what stands in for slow content only after a moment, so that a quick answer never flickers. */
export function Delayed({ children, after = 150 }: { children: ReactNode; after?: number }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return due ? children : null;
}
