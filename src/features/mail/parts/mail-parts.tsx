import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { style, useFormat } from './style.ts';

type Children = { children: ReactNode };

/** A block of its own: as HTML, or in plain text with an empty line after it. */
function Block({ html, children }: Children & { html: ReactElement }) {
  if (useFormat() === 'html') return html;
  return (
    <>
      {children}
      {'\n\n'}
    </>
  );
}

export function Heading({ children }: Children) {
  return <Block html={<h1 style={style.heading}>{children}</h1>}>{children}</Block>;
}

export function Paragraph({ children }: Children) {
  return <Block html={<p style={style.paragraph}>{children}</p>}>{children}</Block>;
}

/** A quieter sentence: what to do if it was not you. */
export function Note({ children }: Children) {
  return <Block html={<p style={style.note}>{children}</p>}>{children}</Block>;
}

/** A label, alone or with its value after it, with the colon of the language. */
function Labelled({ label: name, children }: { label: ReactNode; children?: ReactNode }) {
  // As elements, because tags in a plain string would be parsed.
  const label = <>{name}</>;
  const value = <>{children}</>;
  if (children === undefined) return <Trans>{label}:</Trans>;
  return (
    <Trans>
      {label}: {value}
    </Trans>
  );
}

/** A one-time password, large and easy to copy. */
export function Code({ children }: Children) {
  const html = (
    <p dir="ltr" style={style.code}>
      {children}
    </p>
  );
  return <Block html={html}>{children}</Block>;
}

/** The main action; only the plain text spells out its address, which may be long and carry a key. */
export function Action({ href, children }: Children & { href: string }) {
  if (useFormat() === 'text')
    return (
      <>
        <Labelled label={children} />
        {`\n${href}\n\n`}
      </>
    );
  return (
    <p style={style.paragraph}>
      <a href={href} style={style.action}>
        {children}
      </a>
    </p>
  );
}

export function MailLink({ href, children }: { href: string; children?: ReactNode }) {
  if (useFormat() === 'text') return <>{children ? <Labelled label={children}>{href}</Labelled> : href}</>;
  return (
    <a href={href} style={style.link}>
      {children ?? <bdi dir="ltr">{href.replace(/^https?:\/\//, '')}</bdi>}
    </a>
  );
}

/** Text that reads from left to right in every language, such as addresses and numbers. */
export function Ltr({ children }: Children) {
  if (useFormat() === 'text') return <>{children}</>;
  return <bdi dir="ltr">{children}</bdi>;
}

/** A name in whatever language it is. */
export function Name({ children }: Children) {
  if (useFormat() === 'text') return <>{children}</>;
  return <bdi>{children}</bdi>;
}

/** The next line of a paragraph. */
export function NextLine() {
  return useFormat() === 'text' ? '\n' : <br />;
}

/** Labels with their values. */
export function Facts({ children }: Children) {
  if (useFormat() === 'text')
    return (
      <>
        {children}
        {'\n'}
      </>
    );
  return (
    <table style={style.facts}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A label with its value; without a value it renders nothing. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  const isText = useFormat() === 'text';
  if (children === null || children === '' || children === undefined) return null;
  if (isText)
    return (
      <>
        <Labelled label={label}>{children}</Labelled>
        {'\n'}
      </>
    );
  return (
    <tr>
      <th scope="row" style={style.label}>
        {label}
      </th>
      <td style={style.value}>
        <bdi>{children}</bdi>
      </td>
    </tr>
  );
}
