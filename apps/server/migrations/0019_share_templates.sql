ALTER TABLE "template_versions" ADD COLUMN "archived_at" bigint;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "sharing" text DEFAULT 'me' NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "copy_of" uuid;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "copied_version" integer;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "archived_at" bigint;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_copy_of_templates_id_fk" FOREIGN KEY ("copy_of") REFERENCES "public"."templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "templates_shared" ON "templates" USING btree ("workspace_id") WHERE sharing = 'workspace' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "templates_copies" ON "templates" USING btree ("copy_of") WHERE copy_of is not null;