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
ALTER TABLE "workbench_accounts" ADD CONSTRAINT "workbench_accounts_user_id_workbench_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workbench_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workbench_passkeys" ADD CONSTRAINT "workbench_passkeys_user_id_workbench_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workbench_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workbench_sessions" ADD CONSTRAINT "workbench_sessions_user_id_workbench_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workbench_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workbench_two_factors" ADD CONSTRAINT "workbench_two_factors_user_id_workbench_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workbench_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workbench_accounts_user" ON "workbench_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workbench_log_at" ON "workbench_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "workbench_notes_day" ON "workbench_notes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "workbench_failed_sign_ins_account" ON "workbench_failed_sign_ins" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "workbench_passkeys_user" ON "workbench_passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workbench_sessions_user" ON "workbench_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workbench_two_factors_user" ON "workbench_two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workbench_verifications_identifier" ON "workbench_verifications" USING btree ("identifier");