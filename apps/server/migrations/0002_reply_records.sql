-- Replies stored before name no record. This id belongs to no record, so such a reply is not repeated: access to it is unknown.
ALTER TABLE "idempotency_keys" ADD COLUMN "record_ids" uuid[] NOT NULL DEFAULT '{00000000-0000-0000-0000-000000000000}';
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "record_ids" DROP DEFAULT;
