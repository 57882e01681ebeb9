/** Drawn on a 24-unit grid with a 1.6-unit line and no fills. */
export const iconPaths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c.6-4 3.6-6 8-6s7.4 2 8 6',
  menu: 'M3 6.5h18M3 12h18M3 17.5h18',
  close: 'M5 5l14 14M19 5 5 19',
  share: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 11.5V20h14v-8.5',
  chevron: 'M9 5l7 7-7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  arrow: 'M4 12h15M13.5 6l6 6-6 6',
  plus: 'M12 4v16M4 12h16',
  phone: 'M5 4h4l1.5 5-2.3 1.7a12 12 0 0 0 5 5l1.8-2.2 5 1.5v4c-8 1.5-16-6.5-15-15Z',
  mail: 'M3 5.5h18v13H3ZM3.5 6l8.5 7 8.5-7',
  download: 'M12 3v12M7 10.5l5 5 5-5M4 20.5h16',
  copy: 'M9 9h11v11H9ZM5.5 15H4V4h11v1.5',
  lock: 'M5 11h14v9.5H5ZM8 11V7.5a4 4 0 0 1 8 0V11M12 14.5v2.5',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Z',
  up: 'M12 20V5M5.5 11 12 4.5l6.5 6.5',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5v14l11-7Z',
  check: 'M5 12.5l4.5 4.5L19 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2.5',
  alert: 'M12 3.5 22 20.5H2ZM12 10v5M12 17.5v.3',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.5v.3',
  barred: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6 6l12 12',
  facebook: 'M15.5 3.5h-2a3.5 3.5 0 0 0-3.5 3.5v14M6.5 12h8',
  x: 'M4 4l16 16M20 4 4 20M4 4h4l12 16h-4Z',
  linkedin: 'M5 9.5V20M5 5v.3M10 20V9.5M10 14c0-6 9-6 9 0v6',
  pinterest: 'M12 9.5 9.5 21M8 13.5c-3-5 1-9.5 4.5-9.5 4.5 0 6.5 4 5 8-1.3 3.5-5.5 4-6.5 1.5',
  instagram: 'M4 4h16v16H4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.8 7v.2',
  youtube: 'M3 6h18v12H3ZM10 9.2v5.6l5-2.8Z',
  whatsapp: 'M3.5 20.5l1.3-4.5A8.5 8.5 0 1 1 8 19.3ZM9 8.5c0 4 2.5 6.5 6.5 6.5',
  telegram: 'M3 11.5 21 4l-3.5 16-6-5.5ZM11.5 14.5 21 4M11.5 14.5l-2 4.5-.8-6.5',
  reddit:
    'M12 9c-5 0-8.5 2.3-8.5 5.5S7 20 12 20s8.5-2.3 8.5-5.5S17 9 12 9ZM12 9l1-5 4 1M9 13.3v.3M15 13.3v.3M9 16.5c2 1.2 4 1.2 6 0',
} as const;

export type IconName = keyof typeof iconPaths;

/** Icons that point in the reading direction and are mirrored in right-to-left pages. */
export const mirroredIcons: ReadonlySet<IconName> = new Set<IconName>(['chevron', 'arrow', 'play']);
