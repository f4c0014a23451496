CREATE TABLE "beacon_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_pem" text NOT NULL,
	"private_pem" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"choice" text NOT NULL,
	"version" integer NOT NULL,
	"locale" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
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
	"is_own" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fingerprints" (
	"id" serial PRIMARY KEY NOT NULL,
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
	"id" serial PRIMARY KEY NOT NULL,
	"visit_id" text,
	"page_url" text,
	"locale" text,
	"source" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
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
	"delivered_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device_id" text,
	"address" text,
	"user_agent" text,
	"is_bot" boolean DEFAULT false NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" serial PRIMARY KEY NOT NULL,
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
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
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
	CONSTRAINT "sign_ins_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE INDEX "events_received" ON "events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "events_visit" ON "events" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "landings_received" ON "landings" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "landings_visit" ON "landings" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("delivered_at","next_attempt_at");