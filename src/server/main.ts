import { serveSite } from './serve-site.ts';

// The site alone, as `build/` holds it; `npm start` builds it first.
await serveSite();
