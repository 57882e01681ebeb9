export const hostKinds = ['global', 'in-domain', 'local'] as const;

/** The menu of the top bar and the two of the footer. */
export const menuNames = ['top', 'links', 'important'] as const;
export type MenuName = (typeof menuNames)[number];

export const socialIcons = ['Facebook', 'Twitter', 'LinkedIn', 'Pinterest', 'Instagram', 'YouTube'] as const;

/** Certificates of the company, and certificates of its website. */
export const certificateKinds = ['company', 'site'] as const;
export type CertificateKind = (typeof certificateKinds)[number];
