import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, type ReactElement, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';

type Props = MenuProps & { target: ReactElement; children: ReactNode };

/** A menu that came with the first use of its button: it opens once it is there, and gives the focus back to the button. */
export function OpenedMenu({ target, children, ...menu }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // The button was drawn anew with the menu around it, and the library returns the focus to where it was on opening.
    button.current?.focus();
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} {...menu}>
      <Menu.Target>
        {cloneElement(target as ReactElement<{ ref?: Ref<HTMLButtonElement> }>, { ref: button })}
      </Menu.Target>
      {children}
    </Menu>
  );
}
