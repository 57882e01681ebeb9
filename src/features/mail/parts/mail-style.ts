import type { CSSProperties } from 'react';

/** The colours of the site as literals, because mail programs ignore style sheets. */
const colours = { paper: '#FBFAF6', sheet: '#FFFFFF', ink: '#17191C', soft: '#4A4F57', rule: '#DEDBD2' };
const assay = '#0E5A4F';
const gold = '#B98A2E';

const sans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', sans-serif";
const serif = "Georgia, 'Times New Roman', 'Noto Serif', serif";

export const style = {
  page: { margin: 0, padding: 0, backgroundColor: colours.paper, color: colours.ink },
  frame: { width: '100%', backgroundColor: colours.paper, fontFamily: sans, fontSize: 16, lineHeight: 1.6 },
  column: { maxWidth: 560, margin: '0 auto', padding: '32px 20px 40px' },
  brand: {
    fontFamily: serif,
    fontSize: 20,
    fontWeight: 600,
    color: colours.ink,
    textDecoration: 'none',
    paddingBottom: 12,
    borderBottom: `2px solid ${gold}`,
    display: 'inline-block',
  },
  sheet: {
    marginTop: 24,
    padding: '28px 24px 12px',
    backgroundColor: colours.sheet,
    border: `1px solid ${colours.rule}`,
    overflowWrap: 'anywhere',
  },
  heading: { margin: '0 0 16px', fontFamily: serif, fontSize: 24, lineHeight: 1.3, fontWeight: 600 },
  paragraph: { margin: '0 0 16px' },
  note: { margin: '0 0 16px', fontSize: 14, color: colours.soft },
  code: {
    margin: '0 0 16px',
    padding: '14px 0',
    borderTop: `1px solid ${colours.rule}`,
    borderBottom: `1px solid ${colours.rule}`,
    fontFamily: "ui-monospace, 'Cascadia Mono', Consolas, monospace",
    fontSize: 32,
    letterSpacing: 8,
    textAlign: 'center',
  },
  action: {
    display: 'inline-block',
    padding: '10px 20px',
    backgroundColor: assay,
    color: '#FFFFFF',
    borderRadius: 2,
    textDecoration: 'none',
    fontWeight: 600,
  },
  link: { color: assay, textDecoration: 'underline' },
  facts: { width: '100%', margin: '0 0 16px', borderCollapse: 'collapse', borderTop: `1px solid ${colours.rule}` },
  label: {
    padding: '8px 0',
    paddingInlineEnd: 16,
    width: '34%',
    borderBottom: `1px solid ${colours.rule}`,
    verticalAlign: 'top',
    textAlign: 'start',
    fontWeight: 400,
    fontSize: 14,
    color: colours.soft,
  },
  value: {
    padding: '8px 0',
    borderBottom: `1px solid ${colours.rule}`,
    verticalAlign: 'top',
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
  },
  foot: { margin: '20px 0 0', fontSize: 13, color: colours.soft },
} as const satisfies Record<string, CSSProperties>;
