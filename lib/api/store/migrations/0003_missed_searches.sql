CREATE TABLE "missed_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "missed_searches_day" ON "missed_searches" USING btree ("day");--> statement-breakpoint
CREATE INDEX "missed_searches_received" ON "missed_searches" USING btree ("received_at");