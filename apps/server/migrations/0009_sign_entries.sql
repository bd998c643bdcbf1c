ALTER TABLE "transcripts" ADD COLUMN "signed_at" bigint;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "signed_by" uuid;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "on_behalf_of" uuid;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "signed_names" jsonb;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_signed_by_users_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_on_behalf_of_users_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;