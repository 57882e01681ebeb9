export const associateKinds = ['associate', 'customer'] as const;
