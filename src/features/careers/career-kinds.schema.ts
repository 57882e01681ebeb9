/** The cards and blocks of the second careers page. */
export const careerBlockKinds = ['growth', 'opportunity', 'about', 'offer', 'offer-item'] as const;

export const applicantGenders = ['male', 'female', 'Other'] as const;
