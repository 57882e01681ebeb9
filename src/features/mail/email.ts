import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { MailData, MailTemplate } from './mail.schema.ts';

/** A template: its subject and its body, in the language of `i18n`. */
export type Email<Template extends MailTemplate> = {
  subject(data: MailData<Template>, i18n: I18n): MessageDescriptor;
  Body(props: { data: MailData<Template> }): ReactNode;
};

/** Whoever signs a mail. */
export type MailSite = { name: string; url: string; email: string; phone: string };
