DROP TABLE "note_tags" CASCADE;--> statement-breakpoint
ALTER TABLE "notes" DROP COLUMN "is_referral_favorite";