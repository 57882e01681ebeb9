import { z } from 'zod';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { getKind } from '#features/records/declare-records.server.ts';
import { recordParams, stateAnswer } from '#features/records/records.schema.ts';
import { listFactTexts } from '../facts/list-fact-texts.server.ts';
import { acceptGolden } from '../goldens/accept-golden.server.ts';
import { acceptance } from '../goldens/golden-changes.schema.ts';
import { listReleases } from '../releases/list-releases.server.ts';
import { previewSheets } from '../releases/preview-sheets.server.ts';
import {
  changedSheetsAnswer,
  releaseAnswer,
  releaseParams,
  releasesAnswer,
  releasesQuery,
} from '../releases/releases.schema.ts';
import { getRelease, takeBack } from '../releases/take-back.server.ts';
import { addName } from './add-name.server.ts';
import { factsAnswer } from './facts-answer.schema.ts';
import { goldenTexts, nameTexts as texts } from './finder.messages.ts';
import { nameAnswer, nameInput } from './name-inputs.schema.ts';

/** What editors do for the approval finder beside its records. */
export const finderDesk = {
  'POST /finder/names': deskCall({
    summary: 'Add what somebody has looked up in vain as a name of a family',
    tag: 'Records',
    who: 'content.write',
    unaudited: 'A draft is not public, and its revision says who wrote it when',
    input: nameInput,
    answer: nameAnswer,
    answers: 'It stands in the draft of the family',
    refuses: {
      404: 'No such family',
      409: 'Its draft is being reviewed, or somebody has saved it meanwhile',
      422: 'The family has this name',
    },
    handle: async ({ actor, input, say }) => {
      const { id, name } = await addName(actor, input);
      return { id, message: say({ text: texts.added, values: { name: input.text, family: name } }) };
    },
  }),
  'GET /finder/changes/{kind}/{id}': deskCall({
    summary: 'The sheets of families that say something else once a draft is published',
    tag: 'Records',
    who: 'content.read',
    params: recordParams,
    answer: changedSheetsAnswer,
    answers: 'How many of how many, and the first of them before and after in the words of the site',
    refuses: { 404: 'No open draft, or a kind on which no sheet depends', 409: 'It could not be published as it is' },
    handle: ({ params, language }) => previewSheets(params, language),
  }),
  'POST /finder/changes/{kind}/{id}/goldens': deskCall({
    summary: 'Accept that a golden sheet says something else because of a draft',
    tag: 'Records',
    who: 'content.publish',
    params: recordParams,
    input: acceptance,
    answer: z.object({ message: z.string() }),
    answers: 'The draft can be published once all golden sheets that it changes are accepted',
    refuses: {
      404: 'No open draft, or no such kind',
      409: 'Somebody has saved the draft meanwhile',
    },
    handle: async ({ actor, params: { kind, id }, input, say }) => {
      await acceptGolden(actor, { kind: getKind(kind), id }, input);
      return { message: say({ text: goldenTexts.accepted, values: { golden: input.golden } }) };
    },
  }),
  'GET /finder/facts': deskCall({
    summary: 'The public facts that a condition may name',
    tag: 'Records',
    who: 'content.read',
    answer: factsAnswer,
    answers: 'Each with its values, as visitors are asked about them',
    handle: async ({ language }) => {
      const facts = [...(await listFactTexts(language))].map(([key, { kind, unit, values, words }]) => ({
        ...{ key, kind, unit, name: words['q:name'] ?? null },
        values: values.map((value) => ({ value, label: words[`v:${value}`] ?? null })),
      }));
      return { facts: facts.toSorted((a, b) => a.key.localeCompare(b.key)) };
    },
  }),
  'GET /finder/releases': deskCall({
    summary: 'The releases of the approval finder',
    tag: 'Records',
    who: 'content.read',
    query: releasesQuery,
    answer: releasesAnswer,
    answers: 'A page of them, the newest first',
    handle: ({ query }) => listReleases(query.page),
  }),
  'GET /finder/releases/{number}': deskCall({
    summary: 'A release, and what taking it back would change of its record',
    tag: 'Records',
    who: 'content.read',
    params: releaseParams,
    answer: releaseAnswer,
    answers: 'What is public of its record and what was before, or why it is not taken back',
    refuses: { 404: 'No such release' },
    handle: ({ actor, params, say }) => getRelease(actor, params.number, say),
  }),
  'POST /finder/releases/{number}/take-back': deskCall({
    summary: 'Begin the draft that takes a release back',
    tag: 'Records',
    who: 'content.write',
    params: releaseParams,
    answer: stateAnswer,
    answers: 'The draft of its record, with what was public before the release',
    refuses: {
      404: 'No such release',
      409: 'Its record has changed since, was new then, or has an open draft',
    },
    handle: ({ actor, params }) => takeBack(actor, params.number),
  }),
} satisfies DeskCalls;
