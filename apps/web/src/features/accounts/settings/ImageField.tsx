import { limits } from '@clinical/contract/limits';
import { isImageAddress, isPrintableImage } from '@clinical/contract/accounts/profile.rules';
import { Button, FileButton } from '@mantine/core';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { pngOf } from './png-of.ts';
import { t } from './settings.texts.ts';
import classes from './SettingsPage.module.css';

type Props = {
  /** A data address, or null. */
  image: string | null;
  alt: string;
  disabled?: boolean;
  onChange: (image: string | null) => void;
};

/** A small image: PNG or JPEG by its first bytes, at most 64 KiB. A WebP becomes a PNG. */
export function ImageField({ image, alt, disabled = false, onChange }: Props) {
  const choose = async (file: File | null) => {
    if (!file) return;
    const read = await readAddress(file);
    // PDFs and mails show no WebP
    const address = isImageAddress(read) && !isPrintableImage(read) ? await pngOf(file) : read;
    if (!isPrintableImage(address) || address.length > limits.logo) {
      toast.error(t('logoUnfit', { name: file.name }));
    } else onChange(address);
  };
  return (
    <div className={classes.line}>
      {image !== null && isImageAddress(image) && <img className={classes.logo} src={image} alt={alt} />}
      <FileButton accept="image/png,image/jpeg,image/webp" disabled={disabled} onChange={(file) => void choose(file)}>
        {(props) => (
          <Button {...props} variant="default" disabled={disabled} leftSection={<Icon name="upload" size={16} />}>
            {t('chooseLogo')}
          </Button>
        )}
      </FileButton>
      {image !== null && (
        <Button variant="subtle" color="gray" disabled={disabled} onClick={() => onChange(null)}>
          {t('removeLogo')}
        </Button>
      )}
    </div>
  );
}

function readAddress(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsDataURL(file);
  });
}
