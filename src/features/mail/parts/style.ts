import { type CSSProperties, createContext, use } from 'react';
import { assay, basalt, gold, ink, ink2, paper, rule, sheet } from '#core/palette.ts';

const sans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', sans-serif";
const serif = "Georgia, 'Times New Roman', 'Noto Serif', serif";

export const style = {
  page: { margin: 0, padding: 0, backgroundColor: paper, color: ink },
  frame: { width: '100%', backgroundColor: paper, fontFamily: sans, fontSize: 16, lineHeight: 1.6 },
  column: { maxWidth: 560, margin: '0 auto', padding: '32px 20px 40px' },
  brand: {
    fontFamily: serif,
    fontSize: 20,
    fontWeight: 600,
    color: ink,
    textDecoration: 'none',
    paddingBottom: 12,
    borderBottom: `2px solid ${gold}`,
    display: 'inline-block',
  },
  /** The touchstone with its streak, without a picture: where no gradients are drawn, the stone alone is shown. */
  mark: {
    display: 'inline-block',
    width: 22,
    height: 22,
    marginInlineEnd: 10,
    verticalAlign: -4,
    borderRadius: 3,
    backgroundColor: basalt,
    backgroundImage: `linear-gradient(135deg, ${basalt} 45%, ${gold} 45%, ${gold} 56%, ${basalt} 56%)`,
  },
  sheet: {
    marginTop: 24,
    padding: '28px 24px 12px',
    backgroundColor: sheet,
    border: `1px solid ${rule}`,
    overflowWrap: 'anywhere',
  },
  heading: { margin: '0 0 16px', fontFamily: serif, fontSize: 24, lineHeight: 1.3, fontWeight: 600 },
  paragraph: { margin: '0 0 16px' },
  note: { margin: '0 0 16px', fontSize: 14, color: ink2 },
  code: {
    margin: '0 0 16px',
    padding: '14px 0',
    borderTop: `1px solid ${rule}`,
    borderBottom: `1px solid ${rule}`,
    fontFamily: "ui-monospace, 'Cascadia Mono', Consolas, monospace",
    fontSize: 32,
    letterSpacing: 8,
    textAlign: 'center',
  },
  action: {
    display: 'inline-block',
    padding: '10px 20px',
    backgroundColor: assay,
    color: sheet,
    borderRadius: 2,
    textDecoration: 'none',
    fontWeight: 600,
  },
  link: { color: assay, textDecoration: 'underline' },
  facts: { width: '100%', margin: '0 0 16px', borderCollapse: 'collapse', borderTop: `1px solid ${rule}` },
  label: {
    padding: '8px 0',
    paddingInlineEnd: 16,
    width: '34%',
    borderBottom: `1px solid ${rule}`,
    verticalAlign: 'top',
    textAlign: 'start',
    fontWeight: 400,
    fontSize: 14,
    color: ink2,
  },
  value: {
    padding: '8px 0',
    borderBottom: `1px solid ${rule}`,
    verticalAlign: 'top',
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
  },
  foot: { margin: '20px 0 0', fontSize: 13, color: ink2 },
} as const satisfies Record<string, CSSProperties>;

/** Whether a mail is rendered as HTML or as plain text; its parts know how they look in either. */
export const FormatContext = createContext<'html' | 'text'>('html');

export function useFormat() {
  return use(FormatContext);
}
