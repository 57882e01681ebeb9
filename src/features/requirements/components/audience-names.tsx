import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listWords } from '#core/text/list-words.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';

const names: Record<Audience, MessageDescriptor> = {
  large: msg`large enterprises`,
  medium: msg`medium enterprises`,
  small: msg`small enterprises`,
  micro: msg`micro enterprises`,
  import: msg`imports`,
};

/** For whom something applies, as part of a sentence: `large enterprises, medium enterprises and imports`. */
export function AudienceNames({ audiences }: { audiences: readonly Audience[] }) {
  const { i18n } = useLingui();
  if (audiences.length === everyAudience.length) return <Trans>everyone</Trans>;

  const ordered = everyAudience.filter((audience) => audiences.includes(audience));
  return listWords(
    ordered.map((audience) => i18n._(names[audience])),
    i18n.locale,
  );
}
