import { type IconName, iconPaths, mirroredIcons } from './icon-paths.ts';

/**
 * A line drawing on a 24-unit grid in the colour of the text around it.
 * It is decoration: the word beside it, or the `aria-label` of the control around it, gives its meaning.
 *
 * @param name the name of the drawing
 * @param size width and height in pixels at the default text size; it grows with the text
 */
export function Icon({ name, size = 20, className = '' }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="square"
      className={`shrink-0 ${mirroredIcons.has(name) ? 'mirrored' : ''} ${className}`}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
