import { attachment } from '#core/http/attachment.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { db } from '#db/client.server.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { assignLeads } from './assign-leads.server.ts';
import { assignmentAnswer, assignmentRules } from './assignment.schema.ts';
import { getAssignment, saveAssignment } from './assignment.server.ts';
import { getLead } from './get-lead.server.ts';
import { inboxTexts as texts } from './inbox.messages.ts';
import * as shapes from './inbox.schema.ts';
import { listInbox, readLeadMark } from './list-inbox.server.ts';
import { listFormerOwners, listOwners } from './list-owners.server.ts';
import { markLeads } from './mark-leads.server.ts';
import { mergeLead, splitLead } from './merge-leads.server.ts';
import { nameCompany, noteLead } from './note-lead.server.ts';
import { auditReading, openLead, openLeadFile } from './open-lead.server.ts';

/** What all calls that change a single lead have in common. */
const ofOne = {
  tag: 'Leads',
  who: 'leads.write',
  params: shapes.leadParams,
  answer: messageAnswer,
  answers: 'Saved',
  refuses: { 404: 'No such lead', 422: 'The lead was merged into another one' },
} as const;
const ofMany = {
  tag: 'Leads',
  who: 'leads.write',
  answer: messageAnswer,
  answers: 'Saved for all of them',
  refuses: { 404: 'One of them does not exist; none was changed' },
} as const;

export const leadsDesk = {
  'GET /leads': deskCall({
    summary: 'The inbox: leads by their filters, newest first, or those that wait, most urgent first',
    tag: 'Leads',
    who: 'leads.read',
    query: shapes.inboxQuery,
    answer: shapes.inboxAnswer,
    answers: 'A page of the inbox',
    handle: ({ actor, query }) => listInbox(actor, query),
  }),
  'GET /lead-arrivals': deskCall({
    summary: 'Whether any lead has come or changed',
    description: 'Screens ask it again and again: another `mark` says that their lists are out of date.',
    tag: 'Leads',
    who: 'leads.read',
    answer: shapes.arrivalsAnswer,
    answers: 'The mark of now',
    handle: async () => ({ mark: await readLeadMark() }),
  }),
  'GET /lead-owners': deskCall({
    summary: 'The members of staff to whom a lead can be given',
    tag: 'Leads',
    who: 'leads.read',
    answer: shapes.ownersAnswer,
    answers: 'By name',
    handle: async () => ({
      owners: (await listOwners(db())).map(({ id, name }) => ({ id, name })),
      former: await listFormerOwners(db()),
    }),
  }),
  'GET /lead-assignment': deskCall({
    summary: 'Who gets new leads, and whom and what the rules can name',
    tag: 'Leads',
    who: 'leads.assignment',
    answer: assignmentAnswer,
    answers: 'The rules',
    handle: () => getAssignment(),
  }),
  'PUT /lead-assignment': deskCall({
    summary: 'Change who gets new leads',
    tag: 'Leads',
    who: 'leads.assignment',
    input: assignmentRules,
    answer: messageAnswer,
    answers: 'Saved; leads that have an owner keep them',
    handle: async ({ actor, input, say }) => {
      await saveAssignment(actor, input);
      return { message: say(texts.saved) };
    },
  }),
  'GET /leads/{id}': deskCall({
    summary: 'A lead with its answers, timeline and files',
    tag: 'Leads',
    who: 'leads.read',
    params: shapes.leadParams,
    answer: shapes.leadAnswer,
    answers: 'The lead',
    refuses: { 404: 'No such lead' },
    handle: async ({ actor, params, say }) => {
      const lead = await getLead(params.id, say);
      await auditReading(actor, params.id);
      return lead;
    },
  }),
  'POST /leads/{id}/opened': deskCall({
    ...ofOne,
    summary: 'Say that the lead is being read; nobody has to read it after that',
    who: 'leads.read',
    handle: async ({ actor, params, say }) => {
      await openLead(actor, params.id);
      return { message: say(texts.saved) };
    },
  }),
  'GET /leads/{id}/files/{file}': deskCall({
    summary: 'A file that came with a lead; opening it leaves a line in the timeline and in the audit log',
    tag: 'Leads',
    who: 'leads.read',
    securityEvent: "open a visitor's file",
    params: shapes.leadFileParams,
    answer: 'file',
    answers: 'The file, as an attachment',
    refuses: { 404: 'No such file' },
    handle: async ({ actor, params }) => {
      const { content, name } = await openLeadFile(actor, params.id, params.file);
      return attachment(content, name);
    },
  }),
  'POST /leads/{id}/notes': deskCall({
    ...ofOne,
    summary: 'Write in the timeline: a note, or what was mailed or said',
    description: 'Colleagues whom a note names as `@Ira Menon` get a mail with the address of the lead at the desk.',
    input: shapes.noteInput,
    handle: async ({ actor, params, input, say }) => {
      const told = await noteLead(actor, params.id, input);
      if (told.length === 0) return { message: say(texts.noted) };
      return { message: say({ text: texts.notedAndTold, values: { names: told.join(', ') } }) };
    },
  }),
  'POST /leads/{id}/status': deskCall({
    ...ofOne,
    summary: 'Give the lead a status; a lost one needs a reason',
    input: shapes.statusInput,
    handle: async ({ actor, params, input, say }) => {
      await markLeads(actor, [params.id], input);
      return { message: say(texts.saved) };
    },
  }),
  'POST /leads/{id}/owner': deskCall({
    ...ofOne,
    summary: 'Give the lead to a member of staff, or to nobody',
    input: shapes.ownerInput,
    handle: async ({ actor, params, input, say }) => {
      await assignLeads(actor, [params.id], input.ownerId);
      return { message: say(texts.saved) };
    },
  }),
  'POST /leads/{id}/company': deskCall({
    ...ofOne,
    summary: 'Name the company of the sender',
    input: shapes.companyInput,
    handle: async ({ actor, params, input, say }) => {
      await nameCompany(actor, params.id, input.company || null);
      return { message: say(texts.saved) };
    },
  }),
  'POST /leads/{id}/merge': deskCall({
    ...ofOne,
    summary: 'Handle the lead with another one of the same person',
    input: shapes.mergeInput,
    handle: async ({ actor, params, input, say }) => {
      await mergeLead(actor, params.id, input.intoId);
      return { message: say(texts.merged) };
    },
  }),
  'POST /leads/{id}/split': deskCall({
    ...ofOne,
    summary: 'Undo its merge',
    handle: async ({ actor, params, say }) => {
      await splitLead(actor, params.id);
      return { message: say(texts.split) };
    },
  }),
  'POST /leads/status': deskCall({
    ...ofMany,
    summary: 'Give several leads one status',
    input: shapes.markManyInput,
    handle: async ({ actor, input: { ids, ...input }, say }) => {
      await markLeads(actor, ids, input);
      return { message: say(texts.saved) };
    },
  }),
  'POST /leads/owner': deskCall({
    ...ofMany,
    summary: 'Give several leads to one member of staff, or to nobody',
    input: shapes.assignManyInput,
    handle: async ({ actor, input: { ids, ownerId }, say }) => {
      await assignLeads(actor, ids, ownerId);
      return { message: say(texts.saved) };
    },
  }),
} satisfies DeskCalls;
