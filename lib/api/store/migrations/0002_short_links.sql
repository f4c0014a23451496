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
CREATE INDEX "short_links_created" ON "short_links" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "short_links_folder" ON "short_links" USING btree ("folder");--> statement-breakpoint
CREATE INDEX "short_links_tags" ON "short_links" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "visits_utm_id" ON "visits" USING btree ("utm_id","began") WHERE utm_id is not null;