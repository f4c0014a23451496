CREATE TABLE "quarter_hour_queue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quarter_hour_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quarter_hours" (
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"visits" integer NOT NULL,
	"events" integer NOT NULL,
	"converted" integer NOT NULL,
	"sign_ups" integer NOT NULL,
	"first_touch_sign_ups" integer NOT NULL,
	"downloads" integer NOT NULL,
	"contacts" integer NOT NULL,
	"plans" integer NOT NULL,
	CONSTRAINT "quarter_hours_at_kind_source_pk" PRIMARY KEY("at","kind","source")
);
--> statement-breakpoint
CREATE TABLE "visit_queue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"visit_id" text NOT NULL,
	"day" date
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" text PRIMARY KEY NOT NULL,
	"device_id" text,
	"visit_id" text,
	"began" timestamp with time zone NOT NULL,
	"days" date[] NOT NULL,
	"source" text NOT NULL,
	"is_direct" boolean NOT NULL,
	"medium" text,
	"campaign" text,
	"term" text,
	"content" text,
	"utm_id" text,
	"ref" text,
	"invite_code" text,
	"landing" text NOT NULL,
	"referrer" text,
	"locale" text NOT NULL,
	"country" text,
	"device_kind" text NOT NULL,
	"browser" text NOT NULL,
	"kind" text NOT NULL,
	"events" integer NOT NULL,
	"download" text,
	"has_contact" boolean NOT NULL,
	"has_plan" boolean NOT NULL,
	"clicked_at" timestamp with time zone,
	"signed_up_at" timestamp with time zone,
	"last_touch" text,
	"first_touch" text
);
--> statement-breakpoint
ALTER TABLE "landings" ADD COLUMN "country" text;--> statement-breakpoint
CREATE UNIQUE INDEX "visits_key" ON "visits" USING btree ("visit_id","device_id");--> statement-breakpoint
CREATE INDEX "visits_device" ON "visits" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "visits_began" ON "visits" USING btree ("began");--> statement-breakpoint
CREATE INDEX "visits_expired" ON "visits" USING btree ("began") WHERE visit_id is null;--> statement-breakpoint
CREATE INDEX "visits_signed_up" ON "visits" USING btree ("signed_up_at") WHERE signed_up_at is not null;--> statement-breakpoint
CREATE INDEX "visits_last_touch" ON "visits" USING btree ("last_touch") WHERE last_touch is not null;--> statement-breakpoint
-- Triggers, because everything that writes these tables must queue: endpoints, erasures, restores, the version before.
-- The roles that write them may lack the right to write to the queues, therefore SECURITY DEFINER.
CREATE FUNCTION "queue_events"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO "visit_queue" ("visit_id", "day") SELECT DISTINCT "visit_id", "day" FROM changed WHERE "visit_id" IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "queue_landings"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO "visit_queue" ("visit_id") SELECT DISTINCT coalesce("visit_id", 'landing ' || "id") FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "queue_sign_ins"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO "visit_queue" ("visit_id") SELECT 'sign-in ' || "id" FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "queue_quarter_hours"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO "quarter_hour_queue" ("at")
	SELECT DISTINCT to_timestamp(floor(extract(epoch FROM "time") / 900) * 900)
	FROM changed CROSS JOIN LATERAL (VALUES ("began"), ("signed_up_at")) AS times ("time") WHERE "time" IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "events_inserted" AFTER INSERT ON "events" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_events"();--> statement-breakpoint
CREATE TRIGGER "events_deleted" AFTER DELETE ON "events" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_events"();--> statement-breakpoint
CREATE TRIGGER "landings_inserted" AFTER INSERT ON "landings" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_landings"();--> statement-breakpoint
CREATE TRIGGER "landings_deleted" AFTER DELETE ON "landings" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_landings"();--> statement-breakpoint
CREATE TRIGGER "sign_ins_inserted" AFTER INSERT ON "sign_ins" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_sign_ins"();--> statement-breakpoint
CREATE TRIGGER "sign_ins_deleted" AFTER DELETE ON "sign_ins" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_sign_ins"();--> statement-breakpoint
CREATE TRIGGER "visits_inserted" AFTER INSERT ON "visits" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_quarter_hours"();--> statement-breakpoint
CREATE TRIGGER "visits_deleted" AFTER DELETE ON "visits" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_quarter_hours"();--> statement-breakpoint
CREATE TRIGGER "visits_updated_from" AFTER UPDATE ON "visits" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_quarter_hours"();--> statement-breakpoint
CREATE TRIGGER "visits_updated_to" AFTER UPDATE ON "visits" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_quarter_hours"();--> statement-breakpoint
INSERT INTO "visit_queue" ("visit_id", "day") SELECT DISTINCT "visit_id", "day" FROM "events" WHERE "visit_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "visit_queue" ("visit_id") SELECT DISTINCT coalesce("visit_id", 'landing ' || "id") FROM "landings";--> statement-breakpoint
INSERT INTO "visit_queue" ("visit_id") SELECT 'sign-in ' || "id" FROM "sign_ins";
