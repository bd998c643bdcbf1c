import type { Card, CardAsset } from '@clinical/contract/kanban/kanban.schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { assetIcons } from './asset-icons.ts';
import classes from './Kanban.module.css';
import { thumbQuery } from './kanban.api.ts';

/** A larger file is not loaded for a small picture. */
const mostBytes = 10_000_000;
/** As many as the names under them. */
const mostShown = 3;

const isDrawn = ({ kind, size }: CardAsset): boolean => (kind === 'image' || kind === 'pdf') && size <= mostBytes;

/** Pictures and first pages of PDFs of a card, loaded when the card comes into view. Their names stand under them. */
export function AssetThumbs({ card }: { card: Card }) {
  const drawn = card.assets.filter(isDrawn).slice(0, mostShown);
  // a card is there before its files: what watches begins with the first of them
  return drawn.length === 0 ? null : <Strip card={card} drawn={drawn} />;
}

function Strip({ card, drawn }: { card: Card; drawn: CardAsset[] }) {
  const [near, setNear] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setNear(true);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={strip} className={classes.thumbs} aria-hidden>
      {drawn.map((asset) => (
        <Thumb key={asset.id} card={card} asset={asset} near={near} />
      ))}
    </div>
  );
}

function Thumb({ card, asset, near }: { card: Card; asset: CardAsset; near: boolean }) {
  const { data } = useQuery({ ...thumbQuery(card, asset), enabled: near });
  return (
    <span className={classes.thumb}>
      {data ? <img src={data} alt="" draggable={false} /> : <Icon name={assetIcons[asset.kind]} size={16} />}
    </span>
  );
}
