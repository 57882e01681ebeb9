const key = 'kept-message';

/** A message that must outlive a reload of the page. */
export function saveMessageForReload(message: string) {
  try {
    sessionStorage.setItem(key, message);
  } catch {
    // Storage is refused: the message is lost, what it told of is not.
  }
}

/** The message kept before the reload, once. */
export function takeMessageAfterReload(): string | null {
  try {
    const message = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return message;
  } catch {
    return null;
  }
}
