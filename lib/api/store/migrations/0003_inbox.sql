CREATE TABLE "backup_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "not_found_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"path" text NOT NULL,
	"referrer" text NOT NULL,
	"count" integer NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "note" text;--> statement-breakpoint
CREATE INDEX "not_found_pages_day" ON "not_found_pages" USING btree ("day");--> statement-breakpoint
CREATE INDEX "not_found_pages_received" ON "not_found_pages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "messages_open" ON "messages" USING btree ("received_at","id") WHERE done_at is null and not is_suspect;