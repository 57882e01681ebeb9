/** What kind of file a download has. */
export const downloadKinds = ['pdf', 'docx', 'xlsx'] as const;

export type DownloadKind = (typeof downloadKinds)[number];
