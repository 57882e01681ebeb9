/** Whether a Content-Type is one that calls read as JSON; whatever is read must also have been measured. */
export function isJsonType(type = ''): boolean {
  return /^\s*application\/([\w.-]+\+)?json\s*(;|$)/i.test(type);
}
