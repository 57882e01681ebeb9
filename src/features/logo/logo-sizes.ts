/** The sizes in which the logo is offered, in pixels. */
export const logoSizes = [
  { width: 200, height: 48 },
  { width: 250, height: 60 },
  { width: 300, height: 75 },
  { width: 400, height: 100 },
  { width: 500, height: 125 },
  { width: 600, height: 150 },
  { width: 700, height: 175 },
] as const;
