CREATE TABLE "limit_seconds" (
	"subscription_id" text NOT NULL,
	"second" bigint NOT NULL,
	"admitted" json NOT NULL,
	CONSTRAINT "limit_seconds_subscription_id_second_pk" PRIMARY KEY("subscription_id","second")
);
--> statement-breakpoint
ALTER TABLE "limit_seconds" ADD CONSTRAINT "limit_seconds_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limit_seconds_second" ON "limit_seconds" USING btree ("second");--> statement-breakpoint
UPDATE "limit_windows" SET "state" = jsonb_build_object(
	'second', (SELECT coalesce(jsonb_agg(jsonb_build_array(call, 0, 1, 0) ORDER BY place), '[]') FROM jsonb_array_elements("state"->'second') WITH ORDINALITY AS calls(call, place)),
	'minute', (SELECT coalesce(jsonb_agg(jsonb_build_array(call->1, call->3, 1, call->2) ORDER BY place), '[]') FROM jsonb_array_elements("state"->'minute') WITH ORDINALITY AS calls(call, place)),
	'year', "state"->'year', 'spent', "state"->'spent', 'next', "state"->'next', 'pending', "state"->'pending'
);
