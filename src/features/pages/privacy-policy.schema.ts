/**
 * The date of the privacy policy that each form links to, as `content/pages/privacy-policy.md` names it at its end. It is
 * stored with whatever somebody agrees to by sending a form.
 */
export const privacyPolicyVersion = '2026-11-23';
