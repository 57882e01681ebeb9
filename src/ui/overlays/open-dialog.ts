/** Opens the dialog or drawer of that id when it is on the page and closed. @public */
export function openDialog(id: string) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** Closes the dialog or drawer with that id; the focus returns to the element that opened it. */
export function closeDialog(id: string) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
