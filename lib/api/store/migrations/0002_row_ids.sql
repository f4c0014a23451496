CREATE TABLE "chores" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "beacon_keys" ALTER COLUMN "private_pem" DROP NOT NULL;--> statement-breakpoint
-- Numbers become ids that are the same wherever the row is restored: lib/api/store/old-row-id.ts makes the same ones.
ALTER TABLE "landings" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "landings" ALTER COLUMN "id" SET DATA TYPE text USING md5('landings:' || "id" || ':' || floor(extract(epoch from "received_at") * 1000)::bigint)::uuid::text;--> statement-breakpoint
DROP SEQUENCE "landings_id_seq";--> statement-breakpoint
ALTER TABLE "referrals" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "referrals" ALTER COLUMN "id" SET DATA TYPE text USING md5('referrals:' || "id" || ':' || floor(extract(epoch from "received_at") * 1000)::bigint)::uuid::text;--> statement-breakpoint
DROP SEQUENCE "referrals_id_seq";--> statement-breakpoint
ALTER TABLE "sign_ins" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sign_ins" ALTER COLUMN "id" SET DATA TYPE text USING md5('signIns:' || "id" || ':' || floor(extract(epoch from "received_at") * 1000)::bigint)::uuid::text;--> statement-breakpoint
DROP SEQUENCE "sign_ins_id_seq";--> statement-breakpoint
ALTER TABLE "fingerprints" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "fingerprints" ALTER COLUMN "id" SET DATA TYPE text USING md5('fingerprints:' || "id" || ':' || floor(extract(epoch from "received_at") * 1000)::bigint)::uuid::text;--> statement-breakpoint
DROP SEQUENCE "fingerprints_id_seq";--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "id" SET DATA TYPE text USING md5('consents:' || "id" || ':' || floor(extract(epoch from "received_at") * 1000)::bigint)::uuid::text;--> statement-breakpoint
DROP SEQUENCE "consents_id_seq";--> statement-breakpoint
ALTER TABLE "policy_violations" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "policy_violations" ALTER COLUMN "id" SET DATA TYPE text USING md5('policyViolations:' || "id" || ':' || floor(extract(epoch from "received_at") * 1000)::bigint)::uuid::text;--> statement-breakpoint
DROP SEQUENCE "policy_violations_id_seq";--> statement-breakpoint
ALTER TABLE "landings" ADD COLUMN "happened_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "landings" ADD COLUMN "utm_term" text;--> statement-breakpoint
ALTER TABLE "landings" ADD COLUMN "utm_content" text;--> statement-breakpoint
ALTER TABLE "landings" ADD COLUMN "ref" text;--> statement-breakpoint
ALTER TABLE "landings" ADD COLUMN "invite_code" text;--> statement-breakpoint
UPDATE "landings" SET "happened_at" = "received_at", "utm_term" = nullif("record" ->> 'utm_term', ''), "utm_content" = nullif("record" ->> 'utm_content', '');--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "visit_id" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "happened_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "referrals" SET "happened_at" = "received_at";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_suspect" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "last_failure" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "redeemed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sign_ins" SET "code_hash" = encode(sha256(convert_to("code", 'UTF8')), 'hex'), "expires_at" = "received_at" + interval '5 minutes';--> statement-breakpoint
ALTER TABLE "sign_ins" ALTER COLUMN "code_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" DROP COLUMN "code";--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_code_hash_unique" UNIQUE("code_hash");--> statement-breakpoint
-- Days get partitions of their own before they begin (lib/api/store/event-partitions.ts); the rest is for clocks that are wrong.
ALTER TABLE "events" RENAME TO "events_before";--> statement-breakpoint
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
CREATE TABLE "events_rest" PARTITION OF "events" DEFAULT;--> statement-breakpoint
INSERT INTO "events" SELECT ("user_timestamp" AT TIME ZONE 'UTC')::date, "id", "visit_id", "op_type", "op_res", "op_obj_type", "op_obj_value", "user_timestamp", "path", "locale", "common", "received_at", "device_id", "address", "user_agent", "is_bot", "is_own" FROM "events_before";--> statement-breakpoint
DROP TABLE "events_before";--> statement-breakpoint
CREATE INDEX "events_received" ON "events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "events_visit" ON "events" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "events_device" ON "events" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "landings_device" ON "landings" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "referrals_received" ON "referrals" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "referrals_device" ON "referrals" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "sign_ins_received" ON "sign_ins" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "sign_ins_device" ON "sign_ins" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "sign_ins_mail" ON "sign_ins" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "fingerprints_received" ON "fingerprints" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "fingerprints_device" ON "fingerprints" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "messages_received" ON "messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "messages_device" ON "messages" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "messages_mail" ON "messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "consents_received" ON "consents" USING btree ("received_at");
