ALTER TABLE "chores" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chores" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chores" ADD COLUMN "steady_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A store that is new has nothing old: its work was done when it was made. Of another one it is known by when it is due.
INSERT INTO "chores" ("name", "due_at", "done_at")
SELECT 'daily', now(), CASE WHEN EXISTS (SELECT FROM "events") OR EXISTS (SELECT FROM "landings") OR EXISTS (SELECT FROM "messages") OR EXISTS (SELECT FROM "consents") THEN NULL ELSE now() END
ON CONFLICT ("name") DO UPDATE SET "done_at" = "chores"."due_at" - interval '1 day';
