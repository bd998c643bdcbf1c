import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export type SelectedPart = { key: string; html: string };
type Caret = { node: Node; offset: number };

const textOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-note-text]') : null;

function caretAt({ clientX, clientY }: MouseEvent): Caret | null {
  const at = document.caretPositionFromPoint?.(clientX, clientY);
  return at && textOf(at.offsetNode.parentElement) ? { node: at.offsetNode, offset: at.offset } : null;
}

/** What is selected of each section, from top to bottom. */
export function selectedParts(root: Element, range: Range): SelectedPart[] {
  return [...root.querySelectorAll<HTMLElement>('[data-section]')].flatMap((section) => {
    const text = section.querySelector('[data-note-text]');
    if (!text || !range.intersectsNode(text)) return [];
    const own = document.createRange();
    own.selectNodeContents(text);
    if (text.contains(range.startContainer)) own.setStart(range.startContainer, range.startOffset);
    if (text.contains(range.endContainer)) own.setEnd(range.endContainer, range.endOffset);
    const holder = document.createElement('div');
    holder.append(own.cloneContents());
    return holder.textContent.trim() === '' ? [] : [{ key: section.dataset['section'] ?? '', html: holder.innerHTML }];
  });
}

function select(from: Caret, to: Caret): void {
  document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

/** True when all of the text of one section is selected. */
function isWholeSection(text: HTMLElement): boolean {
  const words = (from: string): string => from.replace(/\s+/g, '');
  return words(document.getSelection()?.toString() ?? '') === words(text.textContent);
}

/**
 * Lets a selection go over several sections, each of which is an editor of its own: by dragging from one into another, or by selecting
 * all twice. Meanwhile none can be typed in; the next press or key ends it.
 * @param onCopy is given what is selected, when it is to be copied
 * @returns whether such a selection is there
 */
export function useAcrossSections(
  root: RefObject<HTMLElement | null>,
  onCopy: (parts: readonly SelectedPart[]) => void,
): boolean {
  const [across, setAcross] = useState(false);
  const copy = useEffectEvent((parts: readonly SelectedPart[]) => onCopy(parts));
  const isAcross = useEffectEvent(() => across);

  useEffect(() => {
    const own = root.current;
    if (!own) return undefined;
    let start: (Caret & { text: HTMLElement }) | null = null;
    const press = (event: MouseEvent) => {
      if (isAcross()) setAcross(false);
      const text = textOf(event.target);
      const caret = event.button === 0 && !event.shiftKey && text ? caretAt(event) : null;
      start = text && caret && own.contains(text) ? { ...caret, text } : null;
    };
    const drag = (event: MouseEvent) => {
      if (!start || (event.buttons & 1) === 0) return;
      const to = caretAt(event);
      if (!to || !own.contains(to.node) || (!isAcross() && start.text.contains(to.node))) return;
      event.preventDefault();
      setAcross(true);
      select(start, to);
    };
    const release = () => {
      start = null;
    };
    const key = (event: KeyboardEvent) => {
      const mod = event.metaKey || event.ctrlKey;
      const text = textOf(event.target);
      if (
        mod &&
        event.key.toLowerCase() === 'a' &&
        text &&
        own.contains(text) &&
        (isAcross() || isWholeSection(text))
      ) {
        const all = own.querySelectorAll('[data-note-text]');
        const [first, last] = [all[0], all[all.length - 1]];
        if (!first || !last) return;
        event.preventDefault();
        event.stopPropagation();
        setAcross(true);
        select({ node: first, offset: 0 }, { node: last, offset: last.childNodes.length });
      } else if (isAcross() && !mod && event.key !== 'Shift') setAcross(false);
    };
    const copied = (event: ClipboardEvent) => {
      const selection = document.getSelection();
      if (!isAcross() || !selection || selection.rangeCount === 0) return;
      event.preventDefault();
      event.stopPropagation();
      copy(selectedParts(own, selection.getRangeAt(0)));
    };
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mousemove', drag, true);
    document.addEventListener('mouseup', release, true);
    document.addEventListener('keydown', key, true);
    document.addEventListener('copy', copied, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mousemove', drag, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('copy', copied, true);
    };
  }, [root]);
  return across;
}
