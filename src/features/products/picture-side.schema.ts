/** The side of the text on which a picture is shown. */
export const pictureSides = ['left', 'right'] as const;
export type PictureSide = (typeof pictureSides)[number];
