/** What a form of the document contained when the form of its script replaced it. */
export type PlainForm = {
  /** The text fields by name. */
  values: Record<string, string>;
  file: File | null;
  /** Whether the visitor submitted it before the script was there to send it. */
  isSent: boolean;
};

/** The fields that the visitor has filled in, or that the document did. */
export function filledFields({ values }: PlainForm): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The values entered so far, and whether the form was already submitted. */
export function readPlainForm(form: HTMLFormElement): PlainForm {
  const values: Record<string, string> = {};
  let file: File | null = null;
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
    else if (value.size > 0) file = value;
  }
  return { values, file, isSent: form.dataset.held === 'sent' };
}
