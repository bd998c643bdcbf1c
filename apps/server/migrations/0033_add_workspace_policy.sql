ALTER TABLE "workspaces" ADD COLUMN "sharing_policy" text DEFAULT 'anyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "services_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "services_changed_at" bigint DEFAULT 0 NOT NULL;