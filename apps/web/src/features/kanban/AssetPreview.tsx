import type { Card, CardAsset } from '@clinical/contract/kanban/kanban.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import classes from './Kanban.module.css';
import { assetQuery, assetTextQuery } from './kanban.api.ts';
import { t } from './kanban.texts.ts';

const PdfPages = lazy(laterPart(() => import('./PdfPages.tsx').then((module) => ({ default: module.PdfPages }))));

type Props = { card: Card; asset: CardAsset };

/** A file of a card in place: a PDF by its pages, a picture, sound, or text. */
export function AssetPreview({ card, asset }: Props) {
  const file = useQuery(assetQuery(card, asset.id));
  if (file.isError) return <p className={classes.quiet}>{t('notOpened')}</p>;
  if (!file.data)
    return (
      <Delayed>
        <SkeletonText lines={4} />
      </Delayed>
    );
  const blob = file.data;
  return (
    <div className={classes.preview}>
      <FileContent card={card} asset={asset} blob={blob} />
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name="download" size={16} />}
        onClick={() => saveBlob(blob, asset.fileName)}
      >
        {t('download', { name: asset.fileName })}
      </Button>
    </div>
  );
}

function FileContent({ card, asset, blob }: Props & { blob: Blob }) {
  if (asset.kind === 'pdf')
    return (
      <Suspense fallback={null}>
        <PdfPages blob={blob} />
      </Suspense>
    );
  if (asset.kind === 'text') return <TextContent card={card} asset={asset} />;
  return <Played asset={asset} blob={blob} />;
}

/** A picture or sound, by an address of this page alone. */
function Played({ asset, blob }: { asset: CardAsset; blob: Blob }) {
  const element = useRef<HTMLImageElement & HTMLAudioElement>(null);
  useEffect(() => {
    // the type that the server found, not one that the file claims
    const address = URL.createObjectURL(new Blob([blob], { type: asset.mediaType }));
    if (element.current) element.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [asset.mediaType, blob]);
  if (asset.kind === 'image') return <img ref={element} className={classes.picture} alt={asset.fileName} />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its text follows with the entry
    <audio ref={element} className={classes.sound} controls aria-label={asset.fileName} />
  );
}

/** Words of a text, a Word file among them: the server reads it as an entry would be read. */
function TextContent({ card, asset }: Props) {
  const { data, isError } = useQuery(assetTextQuery(card, asset.id));
  if (isError) return <p className={classes.quiet}>{t('notShown')}</p>;
  if (!data)
    return (
      <Delayed>
        <SkeletonText lines={4} />
      </Delayed>
    );
  return (
    <>
      {/* it scrolls, and is reached by Tab for that */}
      <pre className={classes.text} tabIndex={0} aria-label={asset.fileName}>
        {data.text}
      </pre>
      {!data.isWhole && <p className={classes.quiet}>{t('textCut')}</p>}
    </>
  );
}
