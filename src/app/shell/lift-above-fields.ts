const controls = 'main :is(input, select, textarea):not([type="hidden"]), main form button';
const gap = 4;

/**
 * Lifts a button in the corner of the window above the fields that it would cover, as far as the middle of the window.
 * Where there is no room up to there it stays in its corner.
 */
export function liftAboveFields(button: HTMLElement): void {
  button.style.translate = 'none';
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const fields = [...document.querySelectorAll(controls)]
    .map((control) => control.getBoundingClientRect())
    .filter((field) => field.width > 0 && field.right > left && field.left < right && field.top < bottom)
    .sort((a, b) => b.bottom - a.bottom);
  let lift = 0;
  for (const field of fields) {
    if (field.bottom + gap > top - lift && field.top - gap < bottom - lift) lift = bottom - field.top + gap;
  }
  if (lift > 0 && top - lift > window.innerHeight / 2) button.style.translate = `0 ${-lift}px`;
}
