import type { Call } from './call.ts';
import type { AnswerOf } from './typed-call.ts';

/** What an answer rests on, as a reader would cite it. The address is one of this site (`/orders/…`) or a full one. */
export type ToolSource = { name: string; url?: string | null };

type About<Answer> = {
  title: string;
  /** For the machine that chooses among tools: what it answers, and when to make which other call. */
  description: string;
  /** @param asked the fields of the request, as the call's schemas have parsed them */
  sources: (answer: Answer, asked: Readonly<Record<string, unknown>>) => readonly ToolSource[];
  /** The day whose law the answer states; today unless it is given. */
  day?: (answer: Answer) => string;
};

/** A call that machines may make as a tool: the call answers, and the tool adds its sources, day and notice. */
export type Tool = About<never> & { call: Call };

/** The tools of a feature, by the names under which machines call them: `read_order`. */
export type Tools = Readonly<Record<string, Tool>>;

/** Declares a tool that makes a call which reads and asks for nobody; both share the limit of the call, if it has one. */
export function tool<Made extends Call>(call: Made, about: About<AnswerOf<Made>>): Tool {
  if (call.who || call.answer === 'file') throw new Error(`${call.summary}: no tool can make this call`);
  return { ...about, call };
}
