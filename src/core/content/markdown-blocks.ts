import { Lexer, type Token, type Tokens } from 'marked';

/** A unit of a Markdown text whose inline marks are resolved to plain text. */
export type MarkdownBlock =
  | { kind: 'heading'; text: string; level: number }
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'list'; mark: 'bullet' | 'number' | 'box'; items: string[] }
  | { kind: 'table'; head: string[]; rows: MarkdownCell[][] };

/** `form` is how the whole cell is written: in `code`, in *emphasis*, or plainly. */
export type MarkdownCell = { text: string; form: 'code' | 'emphasis' | 'plain' };

/** The blocks of a Markdown text; what has no place in a printed document (HTML, pictures, rules) is left out. */
export function markdownBlocks(markdown: string): MarkdownBlock[] {
  return Lexer.lex(markdown, { gfm: true }).flatMap(blockOf);
}

function blockOf(token: Token): MarkdownBlock[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', text: plain(token.tokens), level: token.depth }];
    case 'paragraph':
      return [{ kind: 'paragraph', text: plain(token.tokens) }];
    case 'blockquote':
      return [{ kind: 'quote', text: plain(token.tokens) }];
    case 'list':
      return [listOf(token as Tokens.List)];
    case 'table':
      return [tableOf(token as Tokens.Table)];
    default:
      return [];
  }
}

function listOf({ ordered, items }: Tokens.List): MarkdownBlock {
  const mark = items.some(({ task }) => task) ? 'box' : ordered ? 'number' : 'bullet';
  return { kind: 'list', mark, items: items.map(({ tokens }) => plain(tokens)) };
}

function tableOf({ header, rows }: Tokens.Table): MarkdownBlock {
  const cellOf = ({ tokens }: Tokens.TableCell): MarkdownCell => {
    const form =
      tokens.length === 1 && tokens[0]?.type === 'codespan' ? 'code' : isEmphasis(tokens) ? 'emphasis' : 'plain';
    return { text: plain(tokens), form };
  };
  return { kind: 'table', head: header.map(({ tokens }) => plain(tokens)), rows: rows.map((row) => row.map(cellOf)) };
}

const isEmphasis = (tokens: Token[]) => tokens.length === 1 && tokens[0]?.type === 'em';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

function plain(tokens: readonly Token[] | undefined): string {
  return (tokens ?? [])
    .map((token) => {
      if (token.type === 'checkbox' || token.type === 'html') return '';
      if (token.type === 'br') return '\n';
      return 'tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? String(token.text) : '';
    })
    .join('')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .trim();
}
