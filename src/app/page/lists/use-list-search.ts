import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useFollowedValue } from '#app/page/use-followed-value.ts';

/** The search runs when no key has been pressed for this many milliseconds. */
const pause = 300;

/**
 * For the form around the search box of a list, which must not be controlled: the list follows while the visitor types,
 * and at once when the form is submitted or left. Text that was typed before the script was there counts too.
 *
 * @param q the text in the address
 * @param addressOf the address of the list with another text
 * @returns the `ref` of the box, the handlers of its `form`, and `clear`, which empties the box and searches at once
 */
export function useListSearch(q: string, addressOf: (q: string) => string) {
  const input = useFollowedValue<HTMLInputElement>(q);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const typed = () => input.current?.value.trim() ?? '';

  function search(replace: boolean) {
    clearTimeout(timer.current);
    timer.current = undefined;
    void navigate(addressOf(typed()), { replace, preventScrollReset: true });
  }

  function searchSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, pause, true);
  }

  const searchEarlyText = useEffectEvent(() => {
    if (typed() !== q) searchSoon();
  });
  useEffect(() => searchEarlyText(), []);

  return {
    input,
    /** At once, so that it takes the place of a search that is still under way, whose text would return. */
    clear() {
      if (input.current) input.current.value = '';
      search(true);
    },
    form: {
      onInput: searchSoon,
      /** Before a link is followed, which a later search would undo. */
      onBlur() {
        if (timer.current) search(true);
      },
      onSubmit(event: FormEvent) {
        event.preventDefault();
        search(typed() === q);
      },
    },
  };
}
