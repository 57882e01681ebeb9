import 'react';

/** Invoker commands, which React's types do not know yet; React passes them through as written. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close';
    /** The id of the dialog that the command is for. */
    commandfor?: string;
  }
}
