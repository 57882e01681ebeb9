-- Mails that wait keep their way out: the declaration of a mail is found by its name.
UPDATE "outbox_mails" SET "template" = 'appointment' || substr("template", 5)
  WHERE "template" IN ('call-invitation', 'call-notice', 'call-moved', 'call-cancelled');--> statement-breakpoint
UPDATE "outbox_mails" SET "data" = ("data" - 'caller') || jsonb_build_object('visitor', "data" -> 'caller')
  WHERE "template" LIKE 'appointment-%' AND "data" ? 'caller';
