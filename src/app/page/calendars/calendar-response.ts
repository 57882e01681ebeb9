import { sharedBriefly } from '#core/http/shared-briefly.ts';

/** An iCalendar file to which calendar programs subscribe, and which they fetch once or twice a day. */
export function calendarResponse(text: string, fileName: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${fileName}"`,
      'Cache-Control': sharedBriefly,
    },
  });
}
