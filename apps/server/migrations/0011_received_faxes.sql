CREATE TABLE "fax_readings" (
	"fax_id" uuid PRIMARY KEY NOT NULL,
	"pages" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"borders" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "task_id" uuid;--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "reading" text;--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "reading_reason" text;--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "may_be_split" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "spam_at" bigint;--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "filed_at" bigint;--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "filed_by" uuid;--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "transcript_id" uuid;--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "filed_task_id" uuid;--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "part_of" uuid;--> statement-breakpoint
ALTER TABLE "faxes" ADD COLUMN "split_at" bigint;--> statement-breakpoint
ALTER TABLE "fax_readings" ADD CONSTRAINT "fax_readings_fax_id_faxes_id_fk" FOREIGN KEY ("fax_id") REFERENCES "public"."faxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faxes" ADD CONSTRAINT "faxes_task_id_clinical_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."clinical_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faxes" ADD CONSTRAINT "faxes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faxes" ADD CONSTRAINT "faxes_filed_by_users_id_fk" FOREIGN KEY ("filed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faxes" ADD CONSTRAINT "faxes_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faxes" ADD CONSTRAINT "faxes_filed_task_id_clinical_tasks_id_fk" FOREIGN KEY ("filed_task_id") REFERENCES "public"."clinical_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faxes" ADD CONSTRAINT "faxes_part_of_faxes_id_fk" FOREIGN KEY ("part_of") REFERENCES "public"."faxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faxes_by_owner" ON "faxes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "faxes_by_part" ON "faxes" USING btree ("part_of");--> statement-breakpoint
CREATE INDEX "faxes_by_task" ON "faxes" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "faxes_by_filed_task" ON "faxes" USING btree ("filed_task_id");--> statement-breakpoint
CREATE INDEX "faxes_by_entry" ON "faxes" USING btree ("transcript_id");--> statement-breakpoint
CREATE INDEX "faxes_by_filer" ON "faxes" USING btree ("filed_by");--> statement-breakpoint
CREATE INDEX "faxes_to_read" ON "faxes" USING btree ("reading","created_at");
--> statement-breakpoint
-- Jobs, exports and admin queries see only the rows of their workspaces.
ALTER TABLE "fax_readings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "fax_readings" USING (EXISTS (SELECT FROM "faxes" WHERE "faxes"."id" = "fax_readings"."fax_id"));
--> statement-breakpoint
-- What came in before faxes were read is read now.
UPDATE "faxes" SET "reading" = 'waiting' WHERE "direction" = 'received';
