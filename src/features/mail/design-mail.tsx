import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Mail } from './define-mail.ts';

/** The name that signs a mail; links to the site begin with `url`. */
export type MailSite = { name: string; url: string; email: string; phone: string };

type Design<Data> = {
  subject(data: Data): MessageDescriptor;
  Body(props: { data: Data }): ReactNode;
};

/** The design of a declared mail. */
export type Email = { name: string; draw(data: unknown): { subject: MessageDescriptor; body: ReactNode } };

/** Gives a declared mail its subject and its body; every `*.email.tsx` exports one as `email`. */
export function designMail<Data extends z.ZodType>(mail: Mail<Data>, { subject, Body }: Design<z.output<Data>>): Email {
  return {
    name: mail.name,
    draw(stored) {
      const data = mail.data.parse(stored);
      return { subject: subject(data), body: <Body data={data} /> };
    },
  };
}
