import { attachment } from '#core/http/attachment.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { proofMinutes } from '#features/staff/staff.schema.ts';
import { eraseClient, exportClient, measureClient } from './client-data.server.ts';
import { clientTexts as texts } from './clients.messages.ts';
import * as shapes from './clients.schema.ts';
import { getClient } from './get-client.server.ts';
import { endHold, holdClient } from './hold-client.server.ts';
import { listClients } from './list-clients.server.ts';
import { setClientActive, signOutClient } from './set-client-active.server.ts';

const noSuchClient = { 404: 'No such client' };
const ofOne = { tag: 'Clients', params: shapes.clientParams, refuses: noSuchClient } as const;
const managing = {
  ...ofOne,
  who: 'clients.manage',
  answer: messageAnswer,
  securityEvent: 'change the access of a client',
} as const;

export const clientsDesk = {
  'GET /clients': deskCall({
    summary: 'The clients, those who logged in last first',
    tag: 'Clients',
    who: 'clients.read',
    query: shapes.clientsQuery,
    answer: shapes.clientsAnswer,
    answers: 'A page of the list',
    handle: ({ query }) => listClients(query),
  }),
  'GET /clients/{id}': deskCall({
    ...ofOne,
    summary: 'A client with profile, counters, leads and appointments',
    description: 'Reading it leaves a line in the audit log, once an hour. Sessions are for those who may end them.',
    who: 'clients.read',
    answer: shapes.clientAnswer,
    answers: 'The client',
    handle: ({ actor, params }) => getClient(actor, params.id),
  }),
  'POST /clients/{id}/deactivate': deskCall({
    ...managing,
    summary: 'Let a client in no more',
    answers: 'Deactivated; their sessions have ended',
    handle: async ({ actor, params, say }) => {
      await setClientActive(actor, params.id, false);
      return { message: say(texts.deactivated) };
    },
  }),
  'POST /clients/{id}/activate': deskCall({
    ...managing,
    summary: 'Let a client in again',
    answers: 'Activated',
    handle: async ({ actor, params, say }) => {
      await setClientActive(actor, params.id, true);
      return { message: say(texts.activated) };
    },
  }),
  'POST /clients/{id}/sign-out': deskCall({
    ...managing,
    summary: 'End all sessions of a client',
    answers: 'Ended, with the codes and reset links that were mailed',
    handle: async ({ actor, params, say }) => {
      await signOutClient(actor, params.id);
      return { message: say(texts.signedOut) };
    },
  }),
  'POST /clients/{id}/hold': deskCall({
    ...managing,
    summary: 'Put a legal hold on a client',
    description: 'While it stands, no erasure and no retention time deletes the client or what belongs to them.',
    securityEvent: 'hold a client',
    input: shapes.holdInput,
    answers: 'It stands',
    refuses: { ...noSuchClient, 409: 'One stands already' },
    handle: async ({ actor, params, input, say }) => {
      await holdClient(actor, params.id, input.reason);
      return { message: say(texts.holdPut) };
    },
  }),
  'POST /clients/{id}/end-hold': deskCall({
    ...managing,
    summary: 'Take the legal hold off a client',
    proof: proofMinutes,
    securityEvent: 'end the hold of a client',
    answers: 'It is off',
    refuses: { ...noSuchClient, 409: 'None stands' },
    handle: async ({ actor, params, say }) => {
      await endHold(actor, params.id);
      return { message: say(texts.holdEnded) };
    },
  }),
  'GET /clients/{id}/extent': deskCall({
    ...ofOne,
    summary: 'How much is stored about a client: what an export contains and an erasure concerns',
    who: 'clients.manage',
    proof: proofMinutes,
    answer: shapes.extentAnswer,
    answers: 'The number of rows of each table that has any',
    handle: async ({ params }) => ({ rows: await measureClient(params.id) }),
  }),
  'GET /clients/{id}/archive': deskCall({
    ...ofOne,
    summary: 'Everything that is stored about a client; each download leaves a line in the audit log',
    who: 'clients.manage',
    proof: proofMinutes,
    securityEvent: 'export a client',
    answer: 'file',
    answers: 'An archive with data.json and the files that the client has sent',
    handle: async ({ actor, params: { id } }) =>
      attachment(await exportClient(actor, id), `client-${id}-${todayInIndia()}.tar.gz`, 'application/gzip'),
  }),
  'POST /clients/{id}/erase': deskCall({
    ...managing,
    summary: 'Erase a client with everything that was sent from the address',
    proof: proofMinutes,
    securityEvent: 'erase a client',
    input: shapes.eraseInput,
    answers: 'Erased from every table and file; a hash of the address remains, for restores of older backups',
    refuses: {
      ...noSuchClient,
      409: 'A legal hold stands',
      422: 'Another address was typed, or somebody of the staff has it',
    },
    handle: async ({ actor, params, input, say }) => {
      await eraseClient(actor, params.id, input);
      return { message: say(texts.erased) };
    },
  }),
} satisfies DeskCalls;
