import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { MailData, MailTemplate } from './mail.schema.ts';

/** A template: the subject to be translated, and the body. */
export type Email<Template extends MailTemplate> = {
  subject(data: MailData<Template>): MessageDescriptor;
  Body(props: { data: MailData<Template> }): ReactNode;
};

/** Whoever signs a mail; links that lead home begin with `url`. */
export type MailSite = { name: string; url: string; email: string; phone: string };
