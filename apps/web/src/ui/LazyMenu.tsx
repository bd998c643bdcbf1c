import { cloneElement, type ComponentProps, type ComponentType, type ReactElement, useState } from 'react';

type Target = ReactElement<ComponentProps<'button'>>;

type Props = {
  button: Target;
  /** Gives the menu, which stands around the button and is open at first. */
  load: () => Promise<ComponentType<{ target: Target }>>;
};

/** A menu whose code comes when somebody reaches for it, and not with the page. */
export function LazyMenu({ button, load }: Props) {
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<{ target: Target }> } | null>(null);
  if (loaded) return <loaded.Menu target={button} />;
  const prepare = () => void load();
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => void load().then((Menu) => setLoaded({ Menu })),
  });
}
