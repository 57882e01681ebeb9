import type { IconName } from '#ui/icon-paths.ts';

type Target = {
  /** A proper name, the same in every language; null for email, whose label is translated. */
  name: string | null;
  icon: IconName;
  /** The address that shares the page; both values are already encoded. */
  href: (url: string, title: string) => string;
};

/** The eight ways to share a page. */
export const shareTargets: readonly Target[] = [
  { name: 'Facebook', icon: 'facebook', href: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { name: 'X', icon: 'x', href: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}` },
  { name: 'LinkedIn', icon: 'linkedin', href: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  { name: 'WhatsApp', icon: 'whatsapp', href: (url, title) => `https://wa.me/?text=${title}%20${url}` },
  { name: 'Telegram', icon: 'telegram', href: (url, title) => `https://t.me/share/url?url=${url}&text=${title}` },
  {
    name: 'Pinterest',
    icon: 'pinterest',
    href: (url, title) => `https://www.pinterest.com/pin/create/button/?url=${url}&description=${title}`,
  },
  { name: 'Reddit', icon: 'reddit', href: (url, title) => `https://www.reddit.com/submit?url=${url}&title=${title}` },
  { name: null, icon: 'mail', href: (url, title) => `mailto:?subject=${title}&body=${url}` },
];
