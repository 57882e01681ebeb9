CREATE COLLATION IF NOT EXISTS natural_order (provider = icu, locale = 'en-u-kn-true');
--> statement-breakpoint
CREATE TABLE "product_listings" (
	"product_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text COLLATE natural_order NOT NULL,
	"after_letters" boolean NOT NULL,
	"translated_to" text[] NOT NULL,
	"category_ids" integer[] NOT NULL,
	"first_category_id" integer,
	"words" text NOT NULL,
	"in_force_from" date,
	"upcoming_until" date,
	"states" text[] NOT NULL,
	CONSTRAINT "product_listings_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "standard_listings" (
	"standard_id" integer PRIMARY KEY NOT NULL,
	"number" text COLLATE natural_order NOT NULL,
	"words" text NOT NULL,
	"in_force_from" date,
	"upcoming_until" date,
	"states" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mandatory_products" ADD COLUMN "in_force_from" date GENERATED ALWAYS AS (case when state = 'in-force' then coalesce(implementation_date, '-infinity') end) STORED;--> statement-breakpoint
ALTER TABLE "mandatory_products" ADD COLUMN "upcoming_until" date GENERATED ALWAYS AS (case state when 'in-force' then implementation_date when 'upcoming' then 'infinity' end) STORED;--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_listings" ADD CONSTRAINT "standard_listings_standard_id_standards_id_fk" FOREIGN KEY ("standard_id") REFERENCES "public"."standards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_listings_order" ON "product_listings" USING btree ("language","after_letters","name","product_id","translated_to","category_ids","in_force_from","upcoming_until","states");--> statement-breakpoint
CREATE INDEX "product_listings_first_category" ON "product_listings" USING btree ("language","first_category_id","after_letters","name","product_id","translated_to");--> statement-breakpoint
CREATE INDEX "product_listings_categories" ON "product_listings" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "product_listings_words" ON "product_listings" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "standard_listings_order" ON "standard_listings" USING btree ("number","standard_id","in_force_from","upcoming_until","states");--> statement-breakpoint
CREATE INDEX "standard_listings_words" ON "standard_listings" USING gin ("words" gin_trgm_ops);
--> statement-breakpoint
-- Brings the listings of these products to what their rows say now.
CREATE FUNCTION refresh_product_listings(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- One writer of a product at a time: each statement below sees what the writer before has committed.
  PERFORM FROM products WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;

  DELETE FROM product_listings l USING unnest(ids) AS wanted(id)
  WHERE l.product_id = wanted.id AND NOT EXISTS (
    SELECT FROM products p WHERE p.id = l.product_id AND p.status = 'published' AND (
      l.language = 'en'
      OR p.translations -> l.language ->> 'name' <> ''
      OR p.translations -> l.language ->> 'technicalName' <> ''));

  INSERT INTO product_listings AS l
    (product_id, language, name, after_letters, translated_to, category_ids, first_category_id, words, in_force_from, upcoming_until, states)
  SELECT p.id, shown.language, shown.name, shown.name COLLATE pg_c_utf8 !~ '^[[:alpha:]]',
    CASE WHEN shown.language = 'en' THEN own.languages ELSE '{}' END,
    categories.ids, categories.ids[1],
    lower(concat_ws(E'\n', shown.name, shown.technical_name, p.name, listed.names, listed.numbers) COLLATE pg_c_utf8),
    required.in_force_from, required.upcoming_until, coalesce(required.states, '{}')
  FROM unnest(ids) AS wanted(id)
  JOIN products p ON p.id = wanted.id AND p.status = 'published'
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(t.key ORDER BY t.key), '{}') AS languages FROM jsonb_each(p.translations) t
    WHERE t.key <> 'en' AND (t.value ->> 'name' <> '' OR t.value ->> 'technicalName' <> '')
  ) own
  CROSS JOIN LATERAL (
    SELECT t.language,
      coalesce(nullif(p.translations -> t.language ->> 'name', ''), p.name) AS name,
      coalesce(nullif(p.translations -> t.language ->> 'technicalName', ''), p.technical_name) AS technical_name
    FROM unnest('en'::text || own.languages) AS t(language)
  ) shown
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(c.category_id ORDER BY c.position, c.category_id), '{}') AS ids
    FROM product_category_links c WHERE c.product_id = p.id
  ) categories
  CROSS JOIN LATERAL (
    SELECT string_agg(DISTINCT m.listed_as, E'\n') AS names, string_agg(DISTINCT s.number, E'\n') AS numbers
    FROM mandatory_products m
    LEFT JOIN mandatory_product_standards ms ON ms.mandatory_product_id = m.id
    LEFT JOIN standards s ON s.id = ms.standard_id
    WHERE m.product_id = p.id AND m.status = 'published'
  ) listed
  CROSS JOIN LATERAL (
    SELECT min(m.in_force_from) AS in_force_from, max(m.upcoming_until) AS upcoming_until,
      array_agg(DISTINCT m.state ORDER BY m.state) FILTER (WHERE m.state NOT IN ('in-force', 'upcoming')) AS states
    FROM mandatory_products m
    JOIN services s ON s.id = m.service_id AND s.status = 'published'
    JOIN service_categories c ON c.id = s.category_id AND c.status = 'published'
    WHERE m.product_id = p.id AND m.status = 'published'
  ) required
  ORDER BY p.id
  ON CONFLICT (product_id, language) DO UPDATE SET
    name = excluded.name, after_letters = excluded.after_letters, translated_to = excluded.translated_to,
    category_ids = excluded.category_ids, first_category_id = excluded.first_category_id, words = excluded.words,
    in_force_from = excluded.in_force_from, upcoming_until = excluded.upcoming_until, states = excluded.states
  WHERE (l.name, l.after_letters, l.translated_to, l.category_ids, l.words, l.in_force_from, l.upcoming_until, l.states)
    IS DISTINCT FROM (excluded.name, excluded.after_letters, excluded.translated_to, excluded.category_ids,
      excluded.words, excluded.in_force_from, excluded.upcoming_until, excluded.states);
END $$;
--> statement-breakpoint
-- Brings the listings of these standards to what their rows say now.
CREATE FUNCTION refresh_standard_listings(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM standards WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;

  DELETE FROM standard_listings l USING unnest(ids) AS wanted(id)
  WHERE l.standard_id = wanted.id
    AND NOT EXISTS (SELECT FROM standards s WHERE s.id = l.standard_id AND s.status = 'published');

  INSERT INTO standard_listings AS l (standard_id, number, words, in_force_from, upcoming_until, states)
  SELECT s.id, s.number, lower(concat_ws(E'\n', s.number, s.title, translated.texts) COLLATE pg_c_utf8),
    required.in_force_from, required.upcoming_until, coalesce(required.states, '{}')
  FROM unnest(ids) AS wanted(id)
  JOIN standards s ON s.id = wanted.id AND s.status = 'published'
  CROSS JOIN LATERAL (
    SELECT string_agg(concat_ws(E'\n', t.value ->> 'number', t.value ->> 'title'), E'\n' ORDER BY t.key) AS texts
    FROM jsonb_each(s.translations) t
  ) translated
  CROSS JOIN LATERAL (
    SELECT min(m.in_force_from) AS in_force_from, max(m.upcoming_until) AS upcoming_until,
      array_agg(DISTINCT m.state ORDER BY m.state) FILTER (WHERE m.state NOT IN ('in-force', 'upcoming')) AS states
    FROM mandatory_product_standards ms
    JOIN mandatory_products m ON m.id = ms.mandatory_product_id AND m.status = 'published'
    WHERE ms.standard_id = s.id
  ) required
  ORDER BY s.id
  ON CONFLICT (standard_id) DO UPDATE SET
    number = excluded.number, words = excluded.words,
    in_force_from = excluded.in_force_from, upcoming_until = excluded.upcoming_until, states = excluded.states
  WHERE (l.number, l.words, l.in_force_from, l.upcoming_until, l.states)
    IS DISTINCT FROM (excluded.number, excluded.words, excluded.in_force_from, excluded.upcoming_until, excluded.states);
END $$;
--> statement-breakpoint
-- Follows a write. Its arguments are queries for the ids of the products and of the standards that are
-- concerned; they read the rows as they were and as they are now from "changed".
CREATE FUNCTION follow_in_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT * FROM old_rows'
    ELSE '(SELECT * FROM old_rows EXCEPT SELECT * FROM new_rows) UNION ALL (SELECT * FROM new_rows EXCEPT SELECT * FROM old_rows)' END;
  ids integer[];
BEGIN
  EXECUTE format('WITH changed AS (%s) SELECT array_agg(DISTINCT id) FROM (%s) AS of(id) WHERE id IS NOT NULL', changed, TG_ARGV[0]) INTO ids;
  IF ids IS NOT NULL THEN PERFORM refresh_product_listings(ids); END IF;
  EXECUTE format('WITH changed AS (%s) SELECT array_agg(DISTINCT id) FROM (%s) AS of(id) WHERE id IS NOT NULL', changed, TG_ARGV[1]) INTO ids;
  IF ids IS NOT NULL THEN PERFORM refresh_standard_listings(ids); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Many products stand under a service: theirs are refreshed only when it appears or disappears.
DO $$
DECLARE
  followed record;
  event record;
  none text := 'SELECT NULL::integer';
  of_services text := 'SELECT m.product_id FROM mandatory_products m JOIN (
    SELECT id FROM (SELECT DISTINCT id, category_id, status FROM changed) c GROUP BY id HAVING count(*) > 1) s ON s.id = m.service_id';
BEGIN
  FOR followed IN VALUES
    ('products', 'INSERT UPDATE', 'SELECT id FROM changed', none),
    ('product_category_links', 'INSERT UPDATE DELETE', 'SELECT product_id FROM changed', none),
    ('mandatory_products', 'INSERT UPDATE DELETE', 'SELECT product_id FROM changed',
      'SELECT ms.standard_id FROM changed c JOIN mandatory_product_standards ms ON ms.mandatory_product_id = c.id'),
    ('mandatory_product_standards', 'INSERT UPDATE DELETE',
      'SELECT m.product_id FROM changed c JOIN mandatory_products m ON m.id = c.mandatory_product_id',
      'SELECT standard_id FROM changed'),
    ('standards', 'INSERT UPDATE',
      'SELECT m.product_id FROM (SELECT id FROM (SELECT DISTINCT id, number FROM changed) n GROUP BY id HAVING count(*) > 1) s
        JOIN mandatory_product_standards ms ON ms.standard_id = s.id JOIN mandatory_products m ON m.id = ms.mandatory_product_id',
      'SELECT id FROM changed'),
    ('services', 'UPDATE', of_services, none),
    ('service_categories', 'UPDATE', 'SELECT m.product_id FROM mandatory_products m JOIN services s ON s.id = m.service_id
      JOIN (SELECT id FROM (SELECT DISTINCT id, status FROM changed) d GROUP BY id HAVING count(*) > 1) c ON c.id = s.category_id', none)
  LOOP
    FOR event IN SELECT * FROM (VALUES
      ('INSERT', 'NEW TABLE AS new_rows'), ('DELETE', 'OLD TABLE AS old_rows'),
      ('UPDATE', 'OLD TABLE AS old_rows NEW TABLE AS new_rows')) AS e(name, rows)
      WHERE e.name = ANY(string_to_array(followed.column2, ' '))
    LOOP
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION follow_in_listings(%L, %L)',
        'listings_follow_' || lower(event.name), event.name, followed.column1, event.rows, followed.column3, followed.column4);
    END LOOP;
  END LOOP;
END $$;
--> statement-breakpoint
SELECT refresh_product_listings(array_agg(id)) FROM products;
--> statement-breakpoint
SELECT refresh_standard_listings(array_agg(id)) FROM standards;
