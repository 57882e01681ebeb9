/**
 * A turning ring that appears only after 300 ms, so that a short wait shows nothing.
 *
 * @param label what is loading, for screen readers; leave it out inside a control that says so itself
 * @param size in pixels
 */
export function Spinner({ label, size = 24 }: { label?: string; size?: number }) {
  return (
    <span role={label ? 'status' : undefined} className="appear-late inline-flex">
      <svg aria-hidden="true" className="spinner" width={size} height={size} viewBox="0 0 24 24" fill="none">
        <circle cx="12" cy="12" r="10" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.5" />
        <path d="M12 2a10 10 0 0 1 10 10" stroke="currentColor" strokeWidth="2" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
