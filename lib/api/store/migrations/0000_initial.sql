CREATE TABLE "beacon_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_pem" text NOT NULL,
	"private_pem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"choice" text NOT NULL,
	"version" integer NOT NULL,
	"locale" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_violations" (
	"id" text PRIMARY KEY NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"page" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"day" date NOT NULL,
	"id" text NOT NULL,
	"visit_id" text,
	"op_type" text NOT NULL,
	"op_res" text NOT NULL,
	"op_obj_type" text NOT NULL,
	"op_obj_value" text NOT NULL,
	"user_timestamp" timestamp with time zone NOT NULL,
	"path" text,
	"locale" text,
	"common" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device_id" text,
	"address" text,
	"user_agent" text,
	"is_bot" boolean DEFAULT false NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL,
	CONSTRAINT "events_day_id_pk" PRIMARY KEY("day","id")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
-- Days get partitions of their own before they begin (lib/api/store/event-partitions.ts); the rest is for wrong clocks.
CREATE TABLE "events_rest" PARTITION OF "events" DEFAULT;--> statement-breakpoint
CREATE TABLE "fingerprints" (
	"id" text PRIMARY KEY NOT NULL,
	"signals" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device_id" text,
	"address" text,
	"user_agent" text,
	"is_bot" boolean DEFAULT false NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landings" (
	"id" text PRIMARY KEY NOT NULL,
	"visit_id" text,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"page_url" text,
	"locale" text,
	"source" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_term" text,
	"utm_content" text,
	"ref" text,
	"invite_code" text,
	"country" text,
	"record" jsonb NOT NULL,
	"referers" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device_id" text,
	"address" text,
	"user_agent" text,
	"is_bot" boolean DEFAULT false NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"locale" text,
	"page" text,
	"name" text,
	"email" text,
	"company" text,
	"content" text NOT NULL,
	"is_suspect" boolean DEFAULT false NOT NULL,
	"delivered_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_failure" text,
	"done_at" timestamp with time zone,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device_id" text,
	"address" text,
	"user_agent" text,
	"is_bot" boolean DEFAULT false NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "referrals" (
	"id" text PRIMARY KEY NOT NULL,
	"visit_id" text,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device_id" text,
	"address" text,
	"user_agent" text,
	"is_bot" boolean DEFAULT false NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chores" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"steady_seconds" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	"subject" text NOT NULL,
	"email" text,
	"language" text,
	"source" text,
	"invite_code" text,
	"referer" text,
	"ref" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device_id" text,
	"address" text,
	"user_agent" text,
	"is_bot" boolean DEFAULT false NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sign_ins_code_hash_unique" UNIQUE("code_hash")
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
	"first_touch" text,
	"is_converted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consents_received" ON "consents" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "policy_violations_received" ON "policy_violations" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "events_received" ON "events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "events_visit" ON "events" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "events_device" ON "events" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "fingerprints_received" ON "fingerprints" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "fingerprints_device" ON "fingerprints" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "landings_received" ON "landings" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "landings_visit" ON "landings" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "landings_device" ON "landings" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("delivered_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "messages_received" ON "messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "messages_device" ON "messages" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "messages_mail" ON "messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "quarter_hour_queue_at" ON "quarter_hour_queue" USING btree ("at");--> statement-breakpoint
CREATE INDEX "referrals_received" ON "referrals" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "referrals_device" ON "referrals" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "sign_ins_received" ON "sign_ins" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "sign_ins_device" ON "sign_ins" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "sign_ins_mail" ON "sign_ins" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "visits_key" ON "visits" USING btree ("visit_id","device_id");--> statement-breakpoint
CREATE INDEX "visits_device" ON "visits" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "visits_expired" ON "visits" USING btree ("began") WHERE visit_id is null;--> statement-breakpoint
CREATE INDEX "visits_signed_up" ON "visits" USING btree ("signed_up_at") WHERE signed_up_at is not null;--> statement-breakpoint
CREATE INDEX "visits_last_touch" ON "visits" USING btree ("last_touch") WHERE last_touch is not null;--> statement-breakpoint
CREATE INDEX "missed_searches_day" ON "missed_searches" USING btree ("day");--> statement-breakpoint
CREATE INDEX "missed_searches_received" ON "missed_searches" USING btree ("received_at");--> statement-breakpoint
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
-- Whether a sign-up is attributed to a visit is a column of that visit, so that reports need not look for the sign-up.
-- The update fires the trigger again, until no row is changed. A restore may insert a sign-up before the visit.
CREATE FUNCTION "update_is_converted"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM changed) THEN
		UPDATE "visits" SET "is_converted" = NOT "is_converted"
		WHERE "id" IN (SELECT "last_touch" FROM changed WHERE "last_touch" IS NOT NULL UNION ALL SELECT "id" FROM changed WHERE TG_OP = 'INSERT')
			AND "is_converted" <> EXISTS (SELECT 1 FROM "visits" AS signed WHERE signed."last_touch" = "visits"."id");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "visits_inserted_converted" AFTER INSERT ON "visits" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "update_is_converted"();--> statement-breakpoint
CREATE TRIGGER "visits_deleted_converted" AFTER DELETE ON "visits" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "update_is_converted"();--> statement-breakpoint
CREATE TRIGGER "visits_updated_from_converted" AFTER UPDATE ON "visits" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "update_is_converted"();--> statement-breakpoint
CREATE TRIGGER "visits_updated_to_converted" AFTER UPDATE ON "visits" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "update_is_converted"();--> statement-breakpoint
-- By default only every fifth changed row starts a vacuum; until then, reports on the latest days read the rows again.
ALTER TABLE "visits" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
-- A new store has nothing to delete: its daily maintenance counts as done, by which later clock jumps are recognized.
INSERT INTO "chores" ("name", "due_at", "done_at") VALUES ('daily', now(), now());

--> statement-breakpoint
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
CREATE TABLE "short_link_clicks" (
	"slug" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "short_link_clicks_slug_at_pk" PRIMARY KEY("slug","at")
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"slug" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"locale" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_term" text,
	"utm_content" text,
	"ref" text,
	"invite_code" text,
	"title" text DEFAULT '' NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"expires_at" timestamp with time zone,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "workbench_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workbench_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "workbench_tokens_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "workbench_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text,
	"action" text NOT NULL,
	"subject" text
);
--> statement-breakpoint
CREATE TABLE "workbench_rate_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "workbench_rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "workbench_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"text" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workbench_failed_sign_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workbench_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"created_at" timestamp with time zone DEFAULT now(),
	"aaguid" text,
	CONSTRAINT "workbench_passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "workbench_views" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"page" text NOT NULL,
	"query" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workbench_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workbench_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "workbench_two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "workbench_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'viewer' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workbench_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "workbench_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "workbench_accounts" ADD CONSTRAINT "workbench_accounts_user_id_workbench_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workbench_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workbench_passkeys" ADD CONSTRAINT "workbench_passkeys_user_id_workbench_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workbench_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workbench_sessions" ADD CONSTRAINT "workbench_sessions_user_id_workbench_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workbench_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workbench_two_factors" ADD CONSTRAINT "workbench_two_factors_user_id_workbench_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workbench_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "not_found_pages_day" ON "not_found_pages" USING btree ("day");--> statement-breakpoint
CREATE INDEX "not_found_pages_received" ON "not_found_pages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "short_links_created" ON "short_links" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "short_links_folder" ON "short_links" USING btree ("folder");--> statement-breakpoint
CREATE INDEX "short_links_tags" ON "short_links" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "workbench_accounts_user" ON "workbench_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workbench_log_at" ON "workbench_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "workbench_notes_day" ON "workbench_notes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "workbench_failed_sign_ins_account" ON "workbench_failed_sign_ins" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "workbench_passkeys_user" ON "workbench_passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workbench_sessions_user" ON "workbench_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workbench_two_factors_user" ON "workbench_two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workbench_verifications_identifier" ON "workbench_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "messages_open" ON "messages" USING btree ("received_at","id") WHERE done_at is null and not is_suspect;--> statement-breakpoint
CREATE INDEX "visits_utm_id" ON "visits" USING btree ("utm_id","began") WHERE utm_id is not null;
--> statement-breakpoint
CREATE TABLE "error_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_sums" (
	"at" timestamp with time zone NOT NULL,
	"group_id" text NOT NULL,
	"page" text NOT NULL,
	"browser" text NOT NULL,
	"build" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vital_days" (
	"day" date PRIMARY KEY NOT NULL,
	"histograms" jsonb
);
--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "ended" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "exit" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "vitals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "errors" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "error_groups_received" ON "error_groups" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "error_sums_at" ON "error_sums" USING btree ("at");--> statement-breakpoint
CREATE INDEX "error_sums_group" ON "error_sums" USING btree ("group_id","at");--> statement-breakpoint
CREATE INDEX "visits_counted" ON "visits" USING btree ("began","kind","source","medium","campaign","landing","exit","locale","country","device_kind","browser","events","download","has_contact","has_plan","is_converted");--> statement-breakpoint
CREATE INDEX "visits_ended" ON "visits" USING btree ("ended");
