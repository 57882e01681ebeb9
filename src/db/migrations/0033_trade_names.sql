ALTER TABLE "products" ADD COLUMN "trade_names" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- As before, with the trade names among the words that a list finds a product by.
CREATE OR REPLACE FUNCTION refresh_product_listings(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
    lower(concat_ws(E'\n', shown.name, shown.technical_name, p.name, array_to_string(p.trade_names, E'\n'), listed.names, listed.numbers) COLLATE pg_c_utf8),
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
