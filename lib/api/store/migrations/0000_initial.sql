CREATE TABLE "beacon_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_pem" text NOT NULL,
	"private_pem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
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
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"choice" text NOT NULL,
	"version" integer NOT NULL,
	"locale" text,
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
CREATE TABLE "missed_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
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
CREATE INDEX "consents_received" ON "consents" USING btree ("received_at");--> statement-breakpoint
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
CREATE INDEX "missed_searches_day" ON "missed_searches" USING btree ("day");--> statement-breakpoint
CREATE INDEX "missed_searches_received" ON "missed_searches" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "policy_violations_received" ON "policy_violations" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "referrals_received" ON "referrals" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "referrals_device" ON "referrals" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "sign_ins_received" ON "sign_ins" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "sign_ins_device" ON "sign_ins" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "sign_ins_mail" ON "sign_ins" USING btree (lower("email"));--> statement-breakpoint
-- A new store has nothing to delete: its daily maintenance counts as done, by which later clock jumps are recognized.
INSERT INTO "chores" ("name", "due_at", "done_at") VALUES ('daily', now(), now());
