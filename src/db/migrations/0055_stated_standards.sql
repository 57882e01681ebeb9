ALTER TABLE "mandatory_product_standards" ADD COLUMN "is_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mandatory_products" ADD COLUMN "stated_standards" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "mandatory_products" m SET "stated_standards" = linked.slugs
FROM (
  SELECT l.mandatory_product_id, array_agg(s.slug ORDER BY l.position, s.id) AS slugs
  FROM mandatory_product_standards l JOIN standards s ON s.id = l.standard_id GROUP BY l.mandatory_product_id
) linked
WHERE linked.mandatory_product_id = m.id;--> statement-breakpoint
-- People may have relied on what was recorded: an effect is struck and another one added.
CREATE FUNCTION keep_order_effects() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  correctable CONSTANT text[] := '{position,withdrawn_on,derived,note,source,confidence}';
BEGIN
  IF tg_op = 'UPDATE' AND to_jsonb(old) - correctable = to_jsonb(new) - correctable
    AND (old.withdrawn_on IS NULL OR old.withdrawn_on IS NOT DISTINCT FROM new.withdrawn_on) THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'an effect of an order is neither changed nor deleted; strike it and add another';
END
$$;--> statement-breakpoint
CREATE TRIGGER keep_order_effects BEFORE UPDATE OR DELETE ON "order_effects" FOR EACH ROW EXECUTE FUNCTION keep_order_effects();
