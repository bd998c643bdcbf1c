import type { FaxBorder, ReceivedFax } from '@clinical/contract/fax/received.schemas';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../ui/Icon.tsx';
import { PdfPages } from '../../ui/PdfPages.tsx';
import { faxFileQuery } from './fax.api.ts';
import { t } from './fax.texts.ts';
import classes from './Review.module.css';

type Props = {
  fax: ReceivedFax;
  /** The field whose place is shown, by its index. */
  shown: number | null;
  onShow: (index: number | null) => void;
  /** Pages after which another patient's begin. */
  after: ReadonlySet<number>;
  /** Null where that is settled. */
  onAfter: ((after: ReadonlySet<number>) => void) | null;
};

/** Paper of the usual size, while nobody has measured the pages. */
const usual = { width: 612, height: 792 };

const reasons: Record<FaxBorder['why'], string> = {
  'other-name': t('otherName'),
  'other-birth-date': t('otherBirthDate'),
  'other-number': t('otherNumber'),
  'names-nobody': t('namesNobody'),
};

/** The pages with what was read marked on them. Between two of them another patient's may begin. */
export function ReviewSheets({ fax, shown, onShow, after, onAfter }: Props) {
  const file = useQuery(faxFileQuery(fax.id));
  const sheets = fax.sheets.length > 0 ? fax.sheets : Array.from({ length: fax.pages }, () => usual);
  if (fax.pages === 0) return <p className={classes.notice}>{t('noPages')}</p>;
  const toggle = (page: number) => {
    const next = new Set(after);
    if (!next.delete(page)) next.add(page);
    onAfter?.(next);
  };
  return (
    <PdfPages
      label={t('faxPages')}
      blob={file.data}
      pages={sheets}
      renderBetween={(page) =>
        onAfter && (
          <button type="button" className={classes.border} aria-pressed={after.has(page)} onClick={() => toggle(page)}>
            <Icon name="slice" size={16} />
            {after.has(page) ? t('borderHere', { n: page + 1 }) : t('noBorder', { n: page + 1 })}
            <Reason border={fax.borders.find((border) => border.after === page)} />
          </button>
        )
      }
    >
      {(page) =>
        fax.fields.map((field, index) => {
          if (field.page !== page) return null;
          const { width, height } = sheets[page - 1]!;
          const { x, y, width: wide, height: high } = field.box;
          return (
            <span
              key={index}
              className={classes.mark}
              data-shown={shown === index || undefined}
              style={{
                left: `${(100 * (x - 2)) / width}%`,
                top: `${(100 * (y - 2)) / height}%`,
                width: `${(100 * (wide + 4)) / width}%`,
                height: `${(100 * (high + 4)) / height}%`,
              }}
              onPointerEnter={() => onShow(index)}
              onPointerLeave={() => onShow(null)}
            />
          );
        })
      }
    </PdfPages>
  );
}

function Reason({ border }: { border: FaxBorder | undefined }) {
  return border ? <span className={classes.quiet}>{reasons[border.why]}</span> : null;
}
