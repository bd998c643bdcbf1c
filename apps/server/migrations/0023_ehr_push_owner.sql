ALTER TABLE "ehr_pushes" ADD COLUMN "subject" text NOT NULL;--> statement-breakpoint
ALTER TABLE "ehr_pushes" ADD COLUMN "follow_at" bigint;--> statement-breakpoint
ALTER TABLE "ehr_pushes" ADD COLUMN "removal" jsonb;