ALTER TABLE "notes" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "notes_sample" ON "notes" USING btree ("owner_id","workspace_id") WHERE sample;