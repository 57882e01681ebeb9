import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BankAccount } from '#features/payment/payment.schema.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { CopyLine } from './copy-line.tsx';

/**
 * A bank account set like a cheque: a guilloche ground in a double border, and one line for each fact, which can be
 * copied alone or together with all others.
 *
 * @param children beside the lines: the QR code
 */
export function Cheque({ account, children }: { account: BankAccount; children?: ReactNode }) {
  const lines = useAccountLines(account);
  const headingId = `account-${account.slug}`;
  return (
    <section
      aria-labelledby={headingId}
      className="relative overflow-hidden border border-edge bg-sheet p-2 print:break-inside-avoid"
    >
      <img
        src={`/seals/cheque-${account.slug}.svg`}
        alt=""
        width={720}
        height={720}
        className="pointer-events-none absolute -start-40 top-6 max-w-none opacity-15 print:hidden"
      />
      <div className="relative border border-gold px-4 py-5 md:px-8 md:py-7">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id={headingId} className="text-2xl">
            <OwnText text={account.name} from="lists" />
          </h2>
          <CopyButton
            variant="secondary"
            text={lines.map(({ term, text }) => `${term}: ${text}`).join('\n')}
            copied={<Trans>Copied</Trans>}
            failed={<Trans>Not copied</Trans>}
          >
            <Trans>Copy bank details</Trans>
          </CopyButton>
        </div>
        <div
          className={`mt-5 grid gap-x-12 gap-y-8 ${children ? 'lg:grid-cols-[minmax(0,1fr)_17rem] print:grid-cols-[minmax(0,1fr)_13rem]' : ''}`}
        >
          <dl className="border-b border-rule">
            {lines.map(({ term, text }) => (
              <CopyLine key={term} term={term} text={text} shown={shownAs(text, account)} />
            ))}
          </dl>
          {children}
        </div>
        <p
          aria-hidden="true"
          dir="ltr"
          className="mt-6 overflow-hidden border-t border-dashed border-edge pt-3 text-center font-mono text-sm whitespace-nowrap text-ink-2 md:tracking-[0.2em]"
        >
          {[account.ifsc ?? account.swift, account.number].join(' : ')}
        </p>
      </div>
    </section>
  );
}

/** The payee as on a cheque, and the number four digits at a time, as it is read aloud. */
function shownAs(text: string, { holder, number }: BankAccount): ReactNode {
  if (text === number) return inGroups(text);
  if (text !== holder) return text;
  return (
    <span className="font-serif text-xl md:text-2xl">
      <OwnText text={text} from="lists" />
    </span>
  );
}

function inGroups(digits: string): ReactNode {
  return <bdi dir="ltr">{digits.replace(/(\d{4})(?=\d)/g, '$1\u2009')}</bdi>;
}

type Line = { term: string; text: string };

/** The facts of an account in the order in which a bank's form asks for them; what it lacks is left out. */
function useAccountLines({ holder, number, type, bank, branch, ifsc, swift }: BankAccount): Line[] {
  const { t } = useLingui();
  return [
    { term: t`Account name`, text: holder },
    { term: t`Account number`, text: number },
    { term: t`Account type`, text: type },
    { term: t`Bank`, text: bank },
    { term: t`Branch`, text: branch },
    { term: t`IFSC`, text: ifsc },
    { term: t`SWIFT code`, text: swift },
  ].flatMap(({ term, text }) => (text ? [{ term, text }] : []));
}
