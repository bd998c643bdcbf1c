ALTER TABLE "clinical_tasks" ADD COLUMN "anchor_on" text;--> statement-breakpoint
ALTER TABLE "clinical_tasks" ADD COLUMN "followed_by" uuid;