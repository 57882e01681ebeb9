type Addressed = { categorySlug: string; slug: string; filePath: string | null };

export function notificationAddress({ categorySlug, slug }: Omit<Addressed, 'filePath'>): string {
  return `/notifications/${categorySlug}/${slug}`;
}

/** The file attached to a notification: one that editors stored, or else our note, which is drawn on demand. */
export function fileUrlOf({ filePath, ...notification }: Addressed): string {
  if (!filePath) return `${notificationAddress(notification)}/note.pdf`;
  return filePath.startsWith('http') ? filePath : `/${filePath}`;
}
