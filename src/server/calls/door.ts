import type { GateLimits } from '#core/gate.ts';
import type { Audiences, Calls } from '#core/http/call.ts';
import type { Limit } from '#core/http/rate-limit.server.ts';
import type { Tools } from '#core/http/tool.ts';
import type { JsonLimits } from '#server/middleware/limit-json.ts';
import type { Reference } from './reference.ts';

type BodyLimits = { bytes: number } & JsonLimits;

/** The tools of a door, and what it tells machines about itself. */
export type DoorTools = { name: string; title: string; instructions: string; list: readonly Tools[] };

/** Calls under one prefix, and all that they have in common. `server/list-doors.ts` lists the doors of the site. */
export type Door = {
  /** The path before its calls: `/api`. */
  prefix: string;
  /** The site whose pages may call it from a browser; any program may. */
  publicUrl: string;
  /** Whether browsers may change something only from its own pages, whatever the body; programs have to pose as one. */
  isForOwnPages?: true;
  calls: readonly Calls[];
  /** Whom its calls may ask for, by the names that they use. */
  audiences: Audiences;
  limits: {
    /** How often one network may call, counted in memory. */
    network: Limit;
    /** The largest body in bytes, except for multipart forms, and how deep and wide its JSON may be. */
    body: BodyLimits;
    /** The same for a call that anybody may make, if the others take more. */
    strangersBody?: BodyLimits;
  };
  /** How many calls that only read run at once, for one network and for all of them together. */
  gates: { network: GateLimits; all: GateLimits };
  /** The headers of each answer that does not set its own. */
  headers: Readonly<Record<string, string>>;
  /** Calls that machines may make as tools, at the prefix itself. */
  tools?: DoorTools;
  /** Absent if the calls are described to nobody. */
  reference?: Reference;
  /**
   * Whether answers are compared with their schemas, and calls that change something with the lines they should have
   * left in the audit log.
   */
  isChecked: boolean;
  /** Whether the call with this id has left a line in the audit log; absent if the door has none. */
  isAudited?: (requestId: string) => Promise<boolean>;
};

/** The door whose calls are described to everybody: that of the site. */
export const findDescribed = (doors: readonly Door[]): Door | undefined =>
  doors.find(({ reference }) => reference && !reference.who);
