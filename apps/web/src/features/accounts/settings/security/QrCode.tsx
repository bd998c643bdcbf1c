import makeQrCode from 'qrcode-generator';
import { useMemo } from 'react';
import { t } from '../settings.texts.ts';
import classes from '../SettingsPage.module.css';

/** Modules of white around the code that readers need. */
const quiet = 4;

/** Drawn here: the key goes to no service. Dark on white in both themes, since readers expect it. */
export function QrCode({ text }: { text: string }) {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('qrLabel')}>
      <rect className={classes.qrPaper} width={size} height={size} />
      <path className={classes.qrInk} d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

function draw(text: string): { path: string; size: number } {
  const code = makeQrCode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, index) => index);
  const path = places
    .flatMap((row) =>
      places.map((column) => (code.isDark(row, column) ? `M${column + quiet} ${row + quiet}h1v1h-1z` : '')),
    )
    .join('');
  return { path, size: count + 2 * quiet };
}
