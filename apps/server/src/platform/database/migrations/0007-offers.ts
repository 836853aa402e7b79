import { type Kysely, sql } from 'kysely'

/**
 * A resolution says who decided it, because an offer to several defendants binds the one who accepted it; notifications
 * of an offer get its terms. Of earlier ones, both are taken from the history and from the resolutions.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table resolutions add column decided_by_user uuid references users;
    update resolutions set decided_by_user = actions.user_id
    from actions
    where actions.resolution_id = resolutions.id and actions.type in ('RESOLUTION_ACCEPTED', 'RESOLUTION_REJECTED');

    update notifications set facts = facts || '{"offer": null}';
    update notifications set facts = facts || jsonb_build_object(
      'offer', jsonb_build_object(
        'stage', case notifications.type
          when 'CLAIM_PAID' then 'settled'
          when 'RESOLUTION_ACCEPTED' then 'agreed'
          when 'RESOLUTION_REJECTED' then 'rejected'
          else 'open'
        end,
        'winningParty', offer.winning_party,
        'costOwner', offer.cost_owner,
        'platformFee', offer.platform_fee_cents / 100.0,
        'defendants', facts -> 'defendants',
        'isReaders', to_party = 'Plaintiff' or coalesce(offer.defendant = user_id, true)
      )
    )
    from (
      select id, winning_party, cost_owner, platform_fee_cents,
        case
          when proposed_by = 'Defendant' then proposed_by_user
          when status = 'ACCEPTED' then decided_by_user
        end as defendant
      from resolutions
    ) as offer
    where offer.id = notifications.resolution_id;
  `.execute(database)
}
