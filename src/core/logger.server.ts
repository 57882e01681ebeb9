import { pino } from 'pino';

/** JSON lines on standard output; secrets and personal data never reach it. */
export const logger = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: [
      'password',
      'token',
      'otp',
      'email',
      'phone',
      '*.password',
      '*.token',
      '*.otp',
      '*.email',
      '*.phone',
      'headers.authorization',
      'headers.cookie',
    ],
    censor: '…',
  },
});
