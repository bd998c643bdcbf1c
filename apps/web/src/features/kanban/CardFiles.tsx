import type { Card, CardAsset } from '@clinical/contract/kanban/kanban.schemas';
import { useState } from 'react';
import { formatBytes } from '../../lib/format.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RowButton } from '../../ui/RowControls.tsx';
import { AssetPreview } from './AssetPreview.tsx';
import { assetIcons } from './asset-icons.ts';
import { useUpload } from './card-uploads.ts';
import { isBusy } from './columns.ts';
import { FilesButton } from './FilesButton.tsx';
import classes from './Kanban.module.css';
import { useCards } from './kanban.api.ts';
import { t } from './kanban.texts.ts';
import { Proven } from './Proven.tsx';
import { UploadLine } from './UploadLine.tsx';

/** The files of a card; one at a time is shown in place. */
export function CardFiles({ card, mayEdit }: { card: Card; mayEdit: boolean }) {
  const { addFiles, removeFile } = useCards(card.noteId);
  const [shown, setShown] = useState<string | null>(card.assets[0]?.id ?? null);
  const [asked, setAsked] = useState<CardAsset | null>(null);
  const upload = useUpload(card.id);
  const failure = addFiles.error ?? removeFile.error;
  return (
    <section className={classes.files} aria-label={t('files')}>
      <ul>
        {card.assets.map((asset) => (
          <li key={asset.id}>
            <div className={classes.file}>
              <button
                type="button"
                className={classes.fileName}
                aria-expanded={asset.id === shown}
                onClick={() => setShown(asset.id === shown ? null : asset.id)}
              >
                <Icon name={assetIcons[asset.kind]} size={16} /> <span>{asset.fileName}</span>
                <span className={classes.size}>{formatBytes(asset.size)}</span>
              </button>
              {mayEdit && (
                <RowButton
                  aria-label={t('removeFile', { name: asset.fileName })}
                  disabled={isBusy(card)}
                  onClick={() => setAsked(asset)}
                >
                  <Icon name="trash" size={16} />
                </RowButton>
              )}
            </div>
            {asset.id === shown && <AssetPreview card={card} asset={asset} />}
          </li>
        ))}
      </ul>
      {upload !== null && <UploadLine percent={upload} />}
      <FormFailure message={failure && messageOf(failure)} />
      {mayEdit && isBusy(card) && <p className={classes.quiet}>{t('filesWait')}</p>}
      {mayEdit && !isBusy(card) && (
        <FilesButton
          label={t('addFiles')}
          onFiles={(files) => files.length > 0 && addFiles.mutate({ cardId: card.id, files })}
        >
          {t('addFiles')}
        </FilesButton>
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={t('removeTitle', { name: asked?.fileName ?? '' })}
        action={t('removeAction')}
        danger
        onConfirm={() => {
          if (asked) removeFile.mutate({ cardId: card.id, assetId: asked.id });
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      >
        {t('removeText')}
        {asked && <Proven assets={[asked]} />}
      </ConfirmDialog>
    </section>
  );
}
