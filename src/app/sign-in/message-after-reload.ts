const key = 'message-after-reload';

/** Stores a message that must survive a reload of the page. */
export function saveMessageForReload(message: string) {
  try {
    sessionStorage.setItem(key, message);
  } catch {
    // Storage is not available: only the message is lost, not what it reports.
  }
}

/** Returns the message stored before the reload, and removes it. */
export function takeMessageAfterReload(): string | null {
  try {
    const message = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return message;
  } catch {
    return null;
  }
}
