import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { SaidLine } from '#app/page/answer/said-line.tsx';
import { KindRows } from '#app/page/family-sheet/kind-rows.tsx';
import { notesOf, UntranslatedNotes } from '#app/page/family-sheet/untranslated-notes.tsx';
import { Labelled } from '#app/page/labelled.tsx';
import { useRootData } from '#app/page/root-data.ts';
import { ChoiceNote } from '#app/page/sheet-choice/choice-note.tsx';
import { CheckModelLink } from '#app/page/thumb-bar.tsx';
import { ShareMenu } from '#app/shell/share-menu.tsx';
import { sameWords } from '#core/text/search-text.ts';
import type { NamedFamily } from '#features/finder/families/list-families-of-product.server.ts';
import type { Kind } from '#features/finder/sheet/find-kind.server.ts';
import type { ProductDetail } from '#features/products/product-detail.ts';
import type { VerdictLine } from '#features/products/sheet/draw-up-product-sheet.server.ts';
import { SummarySheet } from '#features/requirements/components/sheet/summary-sheet.tsx';
import type { Sheet } from '#features/requirements/sheet/sheet.ts';
import { sheetQuery } from '#features/requirements/sheet/sheet-reader.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { NamedHeading } from '#ui/named-heading.tsx';
import { EnglishName, OwnText, useOwnLanguage } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { sheetAddress } from './sheet-address.ts';

type Props = {
  product: Omit<ProductDetail, 'sideRules'>;
  sheet: Sheet;
  verdicts: readonly VerdictLine[];
  kind: Kind | null;
  /** Of a search, for the questions about the product: its own sheet says what the lists that name it require. */
  words: { q: string; said: readonly string[]; carried: string };
  families: readonly NamedFamily[];
};

/** The head of a product's page: its sheet, with a menu to share it and a link to its PDF. */
export function ProductSheet({ product, sheet, verdicts, kind, words, families }: Props) {
  const { t } = useLingui();
  const siteName = useRootData()?.siteName ?? '';
  const further = kind?.rows ?? [];
  const alt = product.imageAlt ?? product.name;
  const languageOf = useOwnLanguage(product.englishName ? 'editors' : 'lists');
  return (
    <>
      <SummarySheet
        sheet={sheet}
        verdicts={verdicts}
        siteName={siteName}
        title={<ProductName product={product} />}
        picture={
          <img
            src={product.image}
            alt={alt}
            lang={languageOf(alt).lang}
            width={220}
            height={220}
            className="size-16 shrink-0 object-contain md:size-28"
          />
        }
        action={<CheckModelLink />}
        choice={verdicts.length > 0 && <SheetChoice slug={product.slug} sheet={sheet} q={words.q} />}
      >
        <KindRows {...{ kind, families }} query={words.q} carried={words.carried} />
        <SaidLine said={words.said} without={sheetAddress(product.slug, sheet.reader)} />
        <UntranslatedNotes
          rows={[
            ...sheet.schemes.map(({ name, notes }) => ({ name, sentences: notes })),
            ...notesOf(product.requirements),
            ...further,
          ]}
        />
      </SummarySheet>
      <div className="no-print mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <ShareMenu
          id="share-product"
          title={product.name}
          query={sheetQuery(sheet.reader)}
          className={buttonClass('quiet')}
        />
        <a href={sheetAddress(product.slug, sheet.reader, { file: '/summary.pdf' })} className={buttonClass('quiet')}>
          <Icon name="download" size={16} />
          PDF
        </a>
        <TextLink to="/products" className="py-2">{t`Back`}</TextLink>
      </div>
    </>
  );
}

/** Links to the sheet for everyone, for makers in India and for importers. */
function SheetChoice({ slug, sheet, q }: { slug: string; sheet: Sheet; q: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Who the sheet is for`} className="no-print mb-4">
      <ul className="choice">
        {sheet.choices.map(({ reader, label }) => (
          <li key={reader}>
            <Link
              to={sheetAddress(slug, reader, { q })}
              data-choice={sheetQuery(reader).slice(1)}
              preventScrollReset
              aria-current={reader === sheet.reader || undefined}
              className="underline underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {sheet.reader !== 'everyone' && <ChoiceNote />}
    </nav>
  );
}

/** The name of a product as the heading of its page, its first category above it, its English and technical names below. */
function ProductName({
  product: { name, englishName, technicalName, categories },
}: {
  product: Pick<ProductDetail, 'name' | 'englishName' | 'technicalName' | 'categories'>;
}) {
  return (
    <>
      {categories[0] && (
        <p className="mb-2 text-sm text-ink-2">
          <OwnText text={categories[0].name} />
        </p>
      )}
      <NamedHeading name={name} isEnglish={!englishName} />
      {englishName && !sameWords(englishName, name) && (
        <p className="text-sm text-ink-2">
          <EnglishName name={englishName} />
        </p>
      )}
      {technicalName && !sameWords(technicalName, name) && (
        <p className="text-sm text-ink-2">
          <Labelled label={<Trans>Technical Name</Trans>}>
            <OwnText text={technicalName} from="lists" />
          </Labelled>
        </p>
      )}
    </>
  );
}
