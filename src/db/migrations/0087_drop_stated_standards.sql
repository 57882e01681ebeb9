ALTER TABLE "mandatory_product_standards" DROP COLUMN "is_chosen";--> statement-breakpoint
ALTER TABLE "mandatory_products" DROP COLUMN "stated_standards";