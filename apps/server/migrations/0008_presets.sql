ALTER TABLE "workspace_members" ADD COLUMN "preset" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "preset" text;