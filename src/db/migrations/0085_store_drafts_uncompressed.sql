-- A service with its texts in 25 languages is 350 kB. Compressing them to half of it takes most of the time of an autosave.
ALTER TABLE "record_revisions" ALTER COLUMN "document" SET STORAGE EXTERNAL;
