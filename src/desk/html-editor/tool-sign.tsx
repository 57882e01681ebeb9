const letters: Record<string, string> = { paragraph: '¶', h2: 'H2', h3: 'H3', h4: 'H4', bold: 'B', italic: 'I' };

/** Drawn as the icons of `ui`, which visitors load: on a 24-unit grid with a 1.6-unit line. */
const paths: Record<string, string> = {
  subscript: 'M4 5l9 12M13 5 4 17M17 16.5c.5-2 4-1.8 3.6.3-.3 1.4-2.3 2.2-3.6 4h4',
  superscript: 'M4 7l9 12M13 7 4 19M17 4.5c.5-2 4-1.8 3.6.3-.3 1.4-2.3 2.2-3.6 4h4',
  bulletList: 'M9 6h12M9 12h12M9 18h12M4 6h.3M4 12h.3M4 18h.3',
  orderedList: 'M10 6h11M10 12h11M10 18h11M3.5 4.5 5 3.8V9M3.2 15c.3-1.6 3-1.5 2.7.2-.2 1-1.6 1.9-2.7 3.3h3',
  indent: 'M3 4.5h18M11 9.5h10M11 14.5h10M3 19.5h18M3 9l4 3-4 3',
  outdent: 'M3 4.5h18M11 9.5h10M11 14.5h10M3 19.5h18M7 9l-4 3 4 3',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6',
  quote: 'M5 7h5v5c0 3-1.5 4.5-4.5 5M14 7h5v5c0 3-1.5 4.5-4.5 5',
  rule: 'M3 12h18M6 6h12M6 18h12',
  table: 'M3 5h18v14H3ZM3 10h18M9 10v9M15 10v9',
  picture: 'M3 5h18v14H3ZM3 16l5-5 5 5 3-3 5 5M15.5 9.5h1',
  undo: 'M8 4 4 8l4 4M4 8h10a6 6 0 0 1 0 12h-4',
  redo: 'M16 4l4 4-4 4M20 8H10a6 6 0 0 0 0 12h4',
};

/** What a tool shows: a letter, a drawing, or its name. The button around it has the name in any case. */
export function ToolSign({ name, words }: { name: string; words: string }) {
  const path = paths[name];
  if (!path) return <span aria-hidden="true">{letters[name] ?? words}</span>;
  return (
    <svg
      aria-hidden="true"
      width="1.25rem"
      height="1.25rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="square"
    >
      <path d={path} />
    </svg>
  );
}
