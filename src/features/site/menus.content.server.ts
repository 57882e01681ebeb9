import { contentOf } from '#features/records/content-of.server.ts';
import type { RecordKind } from '#features/records/define-record.server.ts';
import { yamlDocument, yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { companyCertificateKind, siteCertificateKind } from './certificate.record.server.ts';
import { footerImportantKind, footerLinksKind, socialLinksKind, topMenuKind } from './menu.record.server.ts';

const file = 'menus.yaml';
const lists = ['top_menu', 'social', 'footer_links', 'footer_important', 'company_certs', 'site_certs'];

/** The entries of a menu, which are one record, so that they are put in order together. */
const menuOf = (kind: RecordKind, list: string, field = 'entries') =>
  contentOf(kind, {
    documents: ({ files }) =>
      yamlDocument(files, file, { parts: [list, ...lists], documentOf: (entries) => ({ [field]: entries }) }),
  });

const certificatesOf = (kind: RecordKind, list: string) =>
  contentOf(kind, {
    documents: ({ files }) =>
      yamlDocuments(files, file, { lists: [list, ...lists], renamed: { imagePath: 'image', isSample: 'sample' } }),
  });

export const menusContent = [
  menuOf(topMenuKind, 'top_menu'),
  menuOf(footerLinksKind, 'footer_links'),
  menuOf(footerImportantKind, 'footer_important'),
  menuOf(socialLinksKind, 'social', 'networks'),
  certificatesOf(companyCertificateKind, 'company_certs'),
  certificatesOf(siteCertificateKind, 'site_certs'),
];
