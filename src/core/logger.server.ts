import { pino } from 'pino';
import { describeError } from './describe-error.ts';

// A level that is none would end the start here with a stack; the environment's own check names it.
const level = process.env.LOG_LEVEL ?? '';

/** JSON lines on standard output; secrets and personal data never reach it. */
export const logger = pino({
  level: level in pino.levels.values || level === 'silent' ? level : 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
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
