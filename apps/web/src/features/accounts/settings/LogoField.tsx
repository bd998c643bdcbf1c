import { ImageField } from './ImageField.tsx';
import { t } from './settings.texts.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** The image that is printed on PDFs and fax covers. */
export function LogoField({ logo }: { logo: string | null }) {
  const save = useSaveProfile();
  return <ImageField image={logo} alt={t('logoOf')} onChange={(image) => void save({ logo: image })} />;
}
