CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"credit_key" text,
	"note_id" uuid,
	"model" text NOT NULL,
	"provider" text NOT NULL,
	"provider_model" text NOT NULL,
	"prompt_version" text,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost" integer,
	"ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "background_tasks" ADD COLUMN "local_engine_can" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_seat" ON "model_calls" USING btree ("user_id","workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "model_calls_credit_key" ON "model_calls" USING btree ("credit_key");