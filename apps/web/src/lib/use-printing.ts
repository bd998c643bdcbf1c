import { useEffect, useEffectEvent } from 'react';

/** Prints what is drawn with this hook and nothing else of the page: the body says `kind` to the style sheets meanwhile. */
export function usePrinting(kind: 'note' | 'tasks' | 'picture', onDone: () => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const { body } = document;
    body.dataset['printing'] = kind;
    const end = () => {
      delete body.dataset['printing'];
      done();
    };
    window.addEventListener('afterprint', end, { once: true });
    window.print();
    return () => {
      delete body.dataset['printing'];
      window.removeEventListener('afterprint', end);
    };
  }, [kind]);
}
