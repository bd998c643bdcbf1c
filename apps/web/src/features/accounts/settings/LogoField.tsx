import { limits } from '@clinical/contract/limits';
import { isImageAddress } from '@clinical/contract/accounts/profile.rules';
import { Button, FileButton } from '@mantine/core';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { t } from './settings.texts.ts';
import classes from './SettingsPage.module.css';
import { useSaveProfile } from './use-save-profile.ts';

/** The image that is printed on PDFs and fax covers. */
export function LogoField({ logo }: { logo: string | null }) {
  const save = useSaveProfile();
  const choose = async (file: File | null) => {
    if (!file) return;
    const address = await readAddress(file);
    if (!isImageAddress(address) || address.length > limits.logo) {
      toast.error(t('logoUnfit', { name: file.name }));
    } else await save({ logo: address });
  };
  return (
    <div className={classes.line}>
      {logo !== null && isImageAddress(logo) && <img className={classes.logo} src={logo} alt={t('logoOf')} />}
      <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void choose(file)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<Icon name="upload" size={16} />}>
            {t('chooseLogo')}
          </Button>
        )}
      </FileButton>
      {logo !== null && (
        <Button variant="subtle" color="gray" onClick={() => void save({ logo: null })}>
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
