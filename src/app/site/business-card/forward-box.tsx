import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { asciiDigits } from '#core/text/digits.ts';
import { commonIsdCodes } from '#features/countries/common-isd-codes.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icon.tsx';

/**
 * Forwards the address of this page by WhatsApp to a number.
 *
 * @param address the full address in the language of the page
 */
export function ForwardBox({ address }: { address: string }) {
  const { t, i18n } = useLingui();
  const [isIncomplete, setIncomplete] = useState(false);
  const countries = new Intl.DisplayNames([i18n.locale, 'en'], { type: 'region' });
  const message = encodeURIComponent(address);

  function forward(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isd = digitsOf(data.get('isd'));
    const number = digitsOf(data.get('number')).replace(/^0+/, '');
    setIncomplete(!isd || !number);
    if (isd && number) window.open(`https://wa.me/${isd}${number}?text=${message}`, '_blank', 'noopener');
    else document.getElementById(isd ? 'forward-number' : 'forward-isd')?.focus();
  }

  return (
    <section aria-labelledby="forward-title" className="self-start border border-rule bg-sheet p-5 md:p-6">
      <h2 id="forward-title" className="text-xl">
        <Trans>Forward by WhatsApp</Trans>
      </h2>
      <p className="mt-2 text-ink-2">
        <Trans>Send this page to a colleague’s number.</Trans>
      </p>
      <form onSubmit={forward} data-held="" noValidate className="mt-4 stack-4 noscript:hidden">
        <SelectField id="forward-isd" name="isd" label={t`ISD code`} defaultValue="+91">
          <option value="">{t`Choose a code`}</option>
          {commonIsdCodes.map(({ country, isd }) => (
            // Browsers name some countries differently from the server.
            <option key={isd} value={isd} suppressHydrationWarning>
              {`\u2066${isd}\u2069 ${countries.of(country)}`}
            </option>
          ))}
        </SelectField>
        <TextField
          id="forward-number"
          name="number"
          type="tel"
          inputMode="tel"
          label={t`WhatsApp number`}
          autoComplete="off"
          dir="ltr"
          className="text-start tabular"
        />
        <div role="alert">
          {isIncomplete && (
            <p className="flex gap-1.5 text-sm font-semibold text-withdrawn">
              <Icon name="alert" size={16} className="mt-0.5" />
              <Trans>Please enter ISD code and number</Trans>
            </p>
          )}
        </div>
        <Button type="submit" variant="secondary" className="w-full">
          <Icon name="whatsapp" size={18} />
          <Trans>Forward</Trans>
        </Button>
      </form>
      <noscript>
        <p className="mt-4">
          <a
            href={`https://wa.me/?text=${message}`}
            rel="noopener nofollow"
            className={buttonClass('secondary', 'w-full')}
          >
            <Trans>Choose a contact in WhatsApp</Trans>
          </a>
        </p>
      </noscript>
    </section>
  );
}

function digitsOf(value: FormDataEntryValue | null): string {
  return asciiDigits(String(value ?? '')).replace(/\D/g, '');
}
