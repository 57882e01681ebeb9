import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffRole } from '#features/staff/staff.schema.ts';
import { may, type StaffRight } from '#features/staff/staff-policy.ts';
import type { EditedKind } from './records/edited-kind.ts';
import { kindGroups } from './records/kinds.ts';

type Entry = {
  to: string;
  name: MessageDescriptor;
  /** What one does there, for the first screen and the command palette. */
  about: MessageDescriptor;
  /** Whoever has one of these rights sees the entry; everybody, if there are none. */
  rights?: readonly StaffRight[];
};

type Group = {
  name: MessageDescriptor;
  entries: readonly Entry[];
  /** The sidebar shows only its name until somebody opens it. */
  isFolded?: boolean;
};

export type Menu = readonly Group[];

const entriesOf = (kinds: readonly EditedKind[]): Entry[] =>
  kinds.map(({ kind, name, about, right }) => ({
    to: `/records/${kind}`,
    name: { id: name },
    about: { id: about },
    rights: [right ?? 'content.write'],
  }));

/** Every screen that the sidebar, the first screen and the command palette list. */
const menu: Menu = [
  {
    name: msg`Visitors`,
    entries: [
      {
        to: '/inbox',
        name: msg`Inbox`,
        about: msg`Answer, assign and close leads`,
        rights: ['leads.read'],
      },
      {
        to: '/diary',
        name: msg`Diary`,
        about: msg`The calls of the office by day and week`,
        rights: ['leads.read'],
      },
      {
        to: '/clients',
        name: msg`Clients`,
        about: msg`Look up accounts, end access, and answer what people may ask`,
        rights: ['clients.read'],
      },
      {
        to: '/assignment',
        name: msg`Assignment`,
        about: msg`Who gets new leads, and who is away`,
        rights: ['leads.assignment'],
      },
      {
        to: '/comments',
        name: msg`Comments`,
        about: msg`Approve or refuse what readers wrote`,
        rights: ['comments.moderate'],
      },
    ],
  },
  {
    name: msg`Content`,
    entries: [
      {
        to: '/drafts',
        name: msg`Drafts`,
        about: msg`What is being written, waits for review, or for its hour`,
        rights: ['content.write'],
      },
      ...entriesOf(kindGroups.content),
      {
        to: '/media',
        name: msg`Media library`,
        about: msg`Upload pictures, describe them, and see where they are used`,
        rights: ['content.read'],
      },
    ],
  },
  {
    name: msg`Law`,
    entries: [
      {
        to: '/law',
        name: msg`Orders`,
        about: msg`Add what an instrument does to an order, such as a deferral, and publish what colleagues propose`,
        rights: ['content.write'],
      },
      {
        to: '/alerts',
        name: msg`Alerts`,
        about: msg`What followers are told of, and taking it back`,
        rights: ['content.write'],
      },
    ],
  },
  {
    name: msg`Approval finder`,
    entries: [
      ...entriesOf(kindGroups.finder),
      {
        to: '/releases',
        name: msg`Releases of the finder`,
        about: msg`What was published for the finder, and how many sheets changed`,
        rights: ['content.write'],
      },
    ],
    isFolded: true,
  },
  { name: msg`The firm and its rules`, entries: entriesOf(kindGroups.firm), isFolded: true },
  {
    name: msg`Menus and settings`,
    entries: [
      ...entriesOf(kindGroups.site),
      {
        to: '/redirects',
        name: msg`Redirects`,
        about: msg`Where visitors of old addresses are led`,
        rights: ['site.manage'],
      },
    ],
    isFolded: true,
  },
  {
    name: msg`Administration`,
    entries: [
      {
        to: '/staff',
        name: msg`Staff`,
        about: msg`Invite colleagues, change their roles, end their access`,
        rights: ['staff.manage'],
      },
      {
        to: '/kyc-passwords',
        name: msg`KYC passwords`,
        about: msg`Replace the passwords that open the KYC page, and see when they were used`,
        rights: ['site.manage'],
      },
      {
        to: '/audit',
        name: msg`Audit log`,
        about: msg`Who did what at the desk, and when`,
        rights: ['audit.read'],
      },
    ],
  },
];

/** The entries that somebody with these roles may open; a group without any is left out. */
export function menuFor(roles: readonly StaffRole[]): Menu {
  return menu
    .map(({ entries, ...group }) => ({
      ...group,
      entries: entries.filter(({ rights }) => !rights || rights.some((right) => may(roles, right))),
    }))
    .filter(({ entries }) => entries.length > 0);
}
