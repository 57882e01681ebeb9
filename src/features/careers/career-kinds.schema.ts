/** The cards and blocks of the second careers page. */
export const careerBlockKinds = ['banner', 'growth', 'opportunity', 'about', 'offer', 'offer-item'] as const;

export const applicantGenders = ['male', 'female', 'Other'] as const;

/** The years of experience that an applicant chooses from. */
export const totalExperiences = [
  '0-1 year',
  '1-2 years',
  '2-3 years',
  '3-4 years',
  '4-5 years',
  '5-7 years',
  '7-10 years',
  'Above 10 years',
] as const;
