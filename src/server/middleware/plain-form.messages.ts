/** The texts of the page that answers a form sent without script. */
export const plainFormTexts = {
  refused: /*i18n*/ 'There is a problem',
  goBack: /*i18n*/ 'Go back in your browser: what you typed is still in the form.',
  leadOn: /*i18n*/ 'Back to the page you came from',
} as const;
