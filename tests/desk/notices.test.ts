import { beforeEach, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { db } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { staff } from '#db/schema/staff.ts';
import { sendLeadDigest } from '#features/leads/mails/send-lead-digest.job.ts';
import * as step from '#tests/account-steps.ts';
import { unfold, withDiary } from '#tests/appointment-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createBlog } from '#tests/factories/blog.ts';
import { createLead } from '#tests/factories/lead.ts';
import { addPasskey, createStaff } from '#tests/factories/staff.ts';
import { day, enquiry, formPosts, leadsOf, multipart, noticesFor, office, solvedSum } from '#tests/lead-steps.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';

withDataFolder();
const { site, confirmed } = withDiary();
beforeEach(step.forgetLimits);

/** Everything by which whoever has a notice could act or read without a sign-in. */
const bearerLink = /\/(calls|comment-reviews|lead-files)\//;
const desk = `${readEnv().DESK_URL}/desk`;

async function sendFile() {
  const form = { ...enquiry(), ...(await solvedSum(site.get)) };
  await site.get('/api/sendnewsletter', multipart(form, { name: 'plan.pdf', text: '%PDF-1.7' }));
  const [notice] = await noticesFor(form.email, 'lead-notice');
  const [lead] = await leadsOf(form.email);
  return { notice, leadId: lead?.id };
}

let posts = 0;
async function sendComment(text: string) {
  const { token } = await step.registerClient(site);
  const blog = await createBlog({ name: `Lamps with a notice, part ${++posts}` });
  await site.post(`/api/blogs/${blog.id}/comments`, { comment: text }, step.bearer(token));
  return (await step.mailsTo(office)).find(({ data }) => data.comment === text);
}

test('while nobody can sign in who may read a lead or decide about a comment, notices carry signed links', async () => {
  await createStaff({ roles: ['owner'] });
  await addPasskey((await createStaff({ roles: ['owner'], isActive: false })).id);
  await addPasskey((await createStaff({ roles: ['editor'] })).id);
  const { notice } = await sendFile();
  expect(notice?.data).toMatchObject({ deskLink: null, files: [{ link: expect.stringMatching(bearerLink) }] });

  // Who may read leads does not decide about comments.
  const { id } = await createStaff({ roles: ['sales'] });
  await addPasskey(id);
  expect((await sendFile()).notice?.data).toMatchObject({ files: [{ link: null }] });
  expect((await sendComment('Zorbit early'))?.data).toMatchObject({
    deskLink: null,
    reviewLink: expect.stringMatching(bearerLink),
  });
  await db().delete(staff).where(eq(staff.id, id));
});

test('as soon as an owner can, they carry addresses of the desk and nothing that opens without a sign-in', async () => {
  await addPasskey((await createStaff({ roles: ['owner'] })).id);
  const { notice, leadId } = await sendFile();
  expect(notice?.data).toMatchObject({
    deskLink: `${desk}/inbox/${leadId}`,
    files: [{ name: 'plan.pdf', bytes: 8, link: null }],
  });
  const comment = await sendComment('Zorbit late');
  expect(comment?.data).toMatchObject({
    deskLink: expect.stringMatching(/\/desk\/comments\?comment=\d+$/),
    reviewLink: null,
  });

  const call = await confirmed();
  await site.post(`${call.path}/move`, { schedule: await day(), time_prefered: '3:00 PM' });
  const [lead] = await leadsOf(call.email);
  const [row] = await db()
    .select()
    .from(appointments)
    .where(eq(appointments.leadId, lead?.id ?? 0));
  const toOffice = (await step.mailsTo(office)).filter(({ data }) => {
    const visitor = data.visitor as { email: string } | null | undefined;
    return visitor?.email === call.email;
  });
  expect(toOffice.map(({ template }) => template)).toEqual(['appointment-moved', 'appointment-notice']);
  expect(toOffice[0]?.data).toMatchObject({
    manageLink: null,
    visitor: { leadId: lead?.id, deskLink: `${desk}/diary?day=${row?.date}&view=day` },
  });
  for (const mail of [notice, comment, ...toOffice]) {
    expect(unfold(JSON.stringify(mail?.data).replaceAll('\\r\\n', '\r\n'))).not.toMatch(bearerLink);
  }
  // The visitor keeps the link by which the call is moved.
  expect(JSON.stringify((await step.mailsTo(call.email))[0]?.data)).toMatch(bearerLink);
});

test('so does the digest of a flood', async () => {
  const emails = Array.from({ length: 21 }, step.newAddress);
  for (const [index, email] of emails.entries()) {
    const { path, body } = formPosts.partner(email, index);
    await site.post(path, body);
    await step.forgetLimits();
  }
  await sendLeadDigest.run('');
  const [digest] = await step.mailsTo(office);
  const [lead] = await leadsOf(emails.at(-1) ?? '');
  expect(digest?.data.leads).toContainEqual(expect.objectContaining({ deskLink: `${desk}/inbox/${lead?.id}` }));
});

test('colleagues get one mail each who are named in a note and can read it', async () => {
  const { id } = await createLead({ name: 'Meera Krishnan' });
  const own = await createStaff({ roles: ['sales'], name: 'Sita Zorb' });
  const sales = await enterDesk(site, ['sales'], { staffId: own.id });
  const people = [
    await createStaff({ roles: ['reviewer'], name: 'Kabir Zorb' }),
    await createStaff({ roles: ['sales'], name: 'Asha Zorb', isActive: false }),
    await createStaff({ roles: ['editor'], name: 'Dev Zorb' }),
    // Nobody else here is called Dev and may read it, but somebody else is named.
    await createStaff({ roles: ['sales'], name: 'Dev Namesake' }),
    await createStaff({ roles: ['sales'], name: 'Nila Zorb' }),
  ];
  for (const person of [...people.slice(0, 4), own]) await addPasskey(person.id);
  const note = (text: string, kind = 'note') => sales.send('POST', `/leads/${id}/notes`, { kind, text });
  const text = '@Kabir Zorb, is this ours? @kabir zorb! @Asha Zorb @Dev Zorb @Nila Zorb @Sita Zorb x@kabir.example';
  const sent = await note(text);
  expect([sent.status, (await sent.json()).message]).toEqual([
    200,
    'Added to the timeline. Kabir Zorb will get an email.',
  ]);
  expect((await (await note('@Kabir Zorb wrote', 'mail-sent')).json()).message).toBe('Added to the timeline.');
  const [[mail, ...again] = [], ...others] = await Promise.all(people.map(({ email }) => step.mailsTo(email)));
  expect([again, others.flat()]).toEqual([[], []]);
  expect([mail?.template, mail?.data]).toEqual([
    'lead-mention',
    { leadId: id, by: 'Sita Zorb', deskLink: `${desk}/inbox/${id}` },
  ]);
});
