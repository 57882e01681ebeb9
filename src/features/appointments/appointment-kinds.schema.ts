/** Whether the visitor preferred a part of the day or chose an exact time. */
export const preferenceKinds = ['window', 'slot'] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];

export const appointmentStates = ['reserved', 'confirmed', 'cancelled', 'done'] as const;
