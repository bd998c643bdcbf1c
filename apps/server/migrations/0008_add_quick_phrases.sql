CREATE TABLE "quick_phrases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"html" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quick_phrases" ADD CONSTRAINT "quick_phrases_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_phrases" ADD CONSTRAINT "quick_phrases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quick_phrases_own_name" ON "quick_phrases" USING btree ("owner_id","name_key") WHERE scope = 'me';--> statement-breakpoint
CREATE UNIQUE INDEX "quick_phrases_shared_name" ON "quick_phrases" USING btree ("workspace_id","name_key") WHERE scope = 'workspace';