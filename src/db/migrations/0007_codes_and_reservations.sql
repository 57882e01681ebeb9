ALTER TABLE "one_time_passwords" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "appointments" RENAME COLUMN "held_until" TO "reserved_until";--> statement-breakpoint
DROP INDEX "appointments_one_per_slot";--> statement-breakpoint
UPDATE "appointments" SET "state" = 'reserved' WHERE "state" = 'held';--> statement-breakpoint
ALTER TABLE "appointments" ALTER COLUMN "state" SET DEFAULT 'reserved';--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_per_slot" ON "appointments" USING btree ("slot_at") WHERE state in ('reserved', 'confirmed') and slot_at is not null;--> statement-breakpoint
UPDATE "leads" SET "form" = 'appointment' WHERE "form" = 'call';--> statement-breakpoint
UPDATE "lead_events" SET "kind" = CASE "kind" WHEN 'call-held' THEN 'appointment-reserved' ELSE 'appointment' || substr("kind", 5) END
  WHERE "kind" LIKE 'call-%';
