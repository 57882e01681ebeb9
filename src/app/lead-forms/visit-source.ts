/** How a visitor came to the site: stored for the visit and sent with each lead. */
type VisitSource = { page: string; referrer: string; utm: Record<string, string> };

const key = 'visit';
const longest = 500;

/** Records the first page of this visit, before anything is sent; later pages change nothing. */
export function recordVisit() {
  try {
    if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, JSON.stringify(readVisit()));
  } catch {
    // Storage is not available, so the lead is sent without it.
  }
}

/** The optional fields that every lead carries. */
export function visitFields() {
  const { page, referrer, utm } = findVisit();
  return { _first_page: page, _referrer: referrer, _utm: utm };
}

function findVisit(): VisitSource {
  try {
    const stored = sessionStorage.getItem(key);
    if (stored) return JSON.parse(stored);
  } catch {
    // Storage is not available, as above.
  }
  return readVisit();
}

function readVisit(): VisitSource {
  const utm: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (/^utm_[a-z]{1,20}$/.test(name)) utm[name] = value.slice(0, longest);
  }
  return { page: location.pathname.slice(0, longest), referrer: document.referrer.slice(0, longest), utm };
}
