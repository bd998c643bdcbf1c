import type { FetchedScript } from './port.ts';

/** A package with the fonts of one script, pinned like an entry of package-lock.json. */
export type FontPackage = {
  name: string;
  version: string;
  /** Of the package's archive, in bytes. */
  size: number;
  /** SHA-512 of the archive in base64. */
  sha512: string;
  /** Files in the package's folder `fonts`. */
  regular: string;
  bold: string;
};

export const fontPackages: Readonly<Record<FetchedScript, FontPackage>> = {
  Chinese: {
    name: '@embedpdf/fonts-sc',
    version: '1.0.0',
    size: 36_514_660,
    sha512: 'ETXl7XCwaQLSSvMO3EUDwMNqtL64kX2LlFxarTRi/NsIGGOIxUurGfKtrkmtnKHrWy1jAJSt6oxK2uJhvdvQIw==',
    regular: 'NotoSansHans-Regular.otf',
    bold: 'NotoSansHans-Bold.otf',
  },
  Japanese: {
    name: '@embedpdf/fonts-jp',
    version: '1.0.0',
    size: 27_101_289,
    sha512: 'BY2tv/mcICUUKf+M/bizf3RU65PMqKClJ/e5o9mgMibxyML0OQvEDwYMRPODQkKgJKXCO3ScHmVvcmXp6kt+fA==',
    regular: 'NotoSansJP-Regular.otf',
    bold: 'NotoSansJP-Bold.otf',
  },
  Korean: {
    name: '@embedpdf/fonts-kr',
    version: '1.0.0',
    size: 25_473_302,
    sha512: 'bh88HXSvOBS581kgmihWY7Ijp9hBsvlmXogFG5LSNx9UBAobRcakZiFMGieRBc06hUSkpo7WhjaFM/z/SfQ8dQ==',
    regular: 'NotoSansKR-Regular.otf',
    bold: 'NotoSansKR-Bold.otf',
  },
};
