ALTER TABLE "fax_recipients" ADD COLUMN "handed_until" bigint;--> statement-breakpoint
ALTER TABLE "fax_recipients" ADD COLUMN "wrong_number_at" bigint;--> statement-breakpoint
ALTER TABLE "fax_recipients" ADD COLUMN "incident_task_id" uuid;--> statement-breakpoint
ALTER TABLE "fax_recipients" ADD CONSTRAINT "fax_recipients_incident_task_id_clinical_tasks_id_fk" FOREIGN KEY ("incident_task_id") REFERENCES "public"."clinical_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fax_recipients_by_incident" ON "fax_recipients" USING btree ("incident_task_id");