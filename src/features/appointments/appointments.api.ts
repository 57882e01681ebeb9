import { openChallenge, readChallenge, storeChallenge } from '#features/accounts/codes/code-caller.server.ts';
import { defineApi } from '#features/define-api.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { appointmentCalls } from './appointments.calls.ts';
import { appointmentTexts as texts } from './appointments.messages.ts';
import { cancelAppointment, getAppointment, moveAppointment } from './change-appointment.server.ts';
import { confirmAppointment } from './confirm-appointment.server.ts';
import { listOpenDays, listSlots } from './open-times.server.ts';
import type { PlacedAppointment } from './place-appointment.ts';
import { scheduleAppointment } from './schedule-appointment.server.ts';

export const appointmentsApi = defineApi(appointmentCalls, {
  'POST /getAvailableSlots': async ({ input }) => ({ slots: await listSlots(input.date) }),
  'GET /open-days': async ({ query }) => ({ days: await listOpenDays(query.from) }),
  'POST /schedule': async ({ input, language, say, c }) => {
    const challenge = openChallenge(c);
    const scheduled = await scheduleAppointment(input, language, challenge.cookieHash);
    if (scheduled.isCodeNew) storeChallenge(c, challenge);
    return { message: say(texts.otpSent), ...wireTime(scheduled, say), code_sent: scheduled.isCodeNew };
  },
  'POST /schedule-verify-otp': async ({ input, say, c }) => {
    await confirmAppointment(input, readChallenge(c));
    return { message: say(texts.scheduled) };
  },
  'GET /calls/{token}': async ({ params }) => {
    const { name, date, preference, start, end, state, canChange } = await getAppointment(params.token);
    return {
      name,
      schedule: date,
      time_prefered: preference,
      starts_at: start.toISOString(),
      ends_at: end.toISOString(),
      state,
      can_change: canChange,
    };
  },
  'POST /calls/{token}/cancel': async ({ params, say }) => {
    await cancelAppointment(params.token);
    return { message: say(texts.appointmentCancelled) };
  },
  'POST /calls/{token}/move': async ({ params, input, say }) => {
    const placed = await moveAppointment(params.token, input);
    return { message: say(texts.appointmentMoved), ...wireTime(placed, say) };
  },
});

function wireTime(placed: PlacedAppointment & { isCodeNew?: boolean }, say: (text: string) => string) {
  const { date, preference, kind, isMoved, isCodeNew = true } = placed;
  const notices = [isMoved && texts.moved, !isCodeNew && leadTexts.codeStillValid];
  return {
    schedule: date,
    time_prefered: preference,
    reserved: kind === 'slot',
    notice: notices.flatMap((text) => (text ? say(text) : [])).join(' ') || null,
  };
}
