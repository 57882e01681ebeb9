import { pino } from 'pino';
import { describeError } from './describe-error.ts';

// An unknown level would end the start with a stack trace here; readEnv reports it in one line instead.
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
