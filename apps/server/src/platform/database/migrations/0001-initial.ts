import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    -- unaccent() itself is not immutable, because its dictionary could be replaced; ours never is.
    create function searchable(value text) returns text
      language sql immutable parallel safe strict
      return lower(public.unaccent('public.unaccent', value));

    create table users (
      id uuid primary key default gen_random_uuid(),
      username text not null,
      first_name text not null,
      last_name text not null,
      address text not null,
      city text not null,
      country text,
      identification_id text not null,
      password_hash text,
      referral_code text not null unique,
      referred_by uuid references users check (referred_by <> id),
      pending_redeem_code_hash text,
      created_at timestamptz not null
    );
    create unique index users_username on users (lower(username));
    create index users_referred_by on users (referred_by);
    create index users_search on users using gin (searchable(first_name || ' ' || last_name) gin_trgm_ops);

    create table emails (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      address text not null unique,
      is_registration boolean not null,
      is_confirmed boolean not null,
      is_primary boolean not null,
      google_issuer text,
      google_id text,
      created_at timestamptz not null,
      unique (google_issuer, google_id)
    );
    create unique index emails_primary on emails (user_id) where is_primary;
    create index emails_user on emails (user_id);

    create table sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null,
      ended_at timestamptz
    );
    create index sessions_user on sessions (user_id);

    create table session_tokens (
      token_hash text primary key,
      session_id uuid not null references sessions on delete cascade,
      kind text not null check (kind in ('access', 'refresh')),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index session_tokens_session on session_tokens (session_id);
    create index session_tokens_expiry on session_tokens (expires_at);

    create table one_time_tokens (
      token_hash text primary key,
      kind text not null,
      user_id uuid not null references users on delete cascade,
      email_id uuid not null references emails on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index one_time_tokens_user on one_time_tokens (user_id);

    create table wallets (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      address text not null,
      position integer not null,
      unique (user_id, address)
    );

    create table claims (
      id uuid primary key default gen_random_uuid(),
      plaintiff_id uuid not null references users,
      status text not null,
      type text,
      date_of_claim date,
      value_cents bigint check (value_cents >= 100),
      currency text not null,
      location text not null,
      jurisdiction text not null,
      is_material_evidence_available boolean not null default false,
      how_did_interaction_begin text not null default '',
      what_did_defendant_do text not null default '',
      what_did_you_do text not null default '',
      resolvelment_offered text not null default '',
      communication_current_status text not null default '',
      last_communication date,
      last_response text not null default '',
      disclaimer_terms boolean not null default false,
      disclaimer_documentation boolean not null default false,
      disclaimer_consent boolean not null default false,
      representation_status text,
      dispute_reason text,
      dispute_explanation text,
      disputed_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      submitted_at timestamptz,
      notice_period_ends_at timestamptz,
      first_response_at timestamptz,
      resolved_at timestamptz
    );
    create unique index claims_one_draft on claims (plaintiff_id) where status = 'PENDING';
    create index claims_plaintiff on claims (plaintiff_id);
    create index claims_notice_period on claims (notice_period_ends_at);
    create index claims_search on claims using gin (
      searchable(coalesce(type, '') || ' ' || location || ' ' || jurisdiction) gin_trgm_ops
    );
    create index claims_id_start on claims ((id::text) text_pattern_ops);

    create table defendants (
      id uuid primary key default gen_random_uuid(),
      sequence bigint generated always as identity,
      claim_id uuid not null references claims on delete cascade,
      type text not null check (type in ('Individual', 'Company')),
      company_id uuid references defendants on delete cascade,
      email text not null,
      cell_phone text not null,
      country text,
      tax_id text,
      legal_name text,
      website text not null,
      first_name text,
      last_name text,
      company_position text,
      social_links jsonb not null,
      wallets jsonb not null,
      user_id uuid references users,
      taken_at timestamptz,
      redeem_code_hash text unique,
      redeem_code_expires_at timestamptz,
      created_at timestamptz not null,
      unique (claim_id, email)
    );
    create index defendants_company on defendants (company_id);
    create index defendants_user on defendants (user_id);
    create index defendants_email on defendants (email);
    create index defendants_search on defendants using gin (
      searchable(coalesce(legal_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company_position, '')) gin_trgm_ops
    );

    create table documents (
      id uuid primary key default gen_random_uuid(),
      sequence bigint generated always as identity,
      claim_id uuid not null references claims on delete cascade,
      type text not null check (type in ('file', 'url')),
      file_name text,
      file_type text,
      size bigint,
      sha256 text,
      storage_key text unique,
      url text,
      url_description text,
      created_at timestamptz not null
    );
    create index documents_claim on documents (claim_id);

    create table resolutions (
      id uuid primary key default gen_random_uuid(),
      sequence bigint generated always as identity,
      claim_id uuid not null references claims on delete cascade,
      value_cents bigint not null check (value_cents >= 100),
      winning_party text not null,
      cost_owner text not null,
      proposed_by text not null,
      proposed_by_user uuid references users,
      platform_fee_cents bigint not null,
      status text not null,
      created_at timestamptz not null,
      decided_at timestamptz
    );
    create index resolutions_claim on resolutions (claim_id, sequence);
    create unique index resolutions_one_active on resolutions (claim_id) where status in ('PROPOSED', 'ACCEPTED');

    create table payments (
      id uuid primary key default gen_random_uuid(),
      sequence bigint generated always as identity,
      claim_id uuid not null references claims on delete cascade,
      resolution_id uuid references resolutions,
      purpose text not null,
      payer text not null,
      opened_by uuid not null references users,
      fee_cents bigint not null,
      currency text not null,
      lamports bigint not null check (lamports >= 0),
      recipient text not null,
      reference text not null unique,
      memo text not null,
      status text not null check (status in ('open', 'paid', 'superseded')),
      opened_at timestamptz not null,
      paid_at timestamptz,
      last_signature text,
      next_look_at timestamptz default now()
    );
    create index payments_next_look on payments (next_look_at);
    create index payments_claim on payments (claim_id);
    create unique index payments_one_open on payments (claim_id, purpose) where status = 'open';

    create table transfers (
      id uuid primary key default gen_random_uuid(),
      signature text not null,
      instruction text not null,
      recipient text not null,
      lamports bigint not null check (lamports > 0),
      sender text,
      memo text,
      slot bigint not null,
      block_time timestamptz,
      state text not null check (state in ('credited', 'unapplied', 'returned')),
      payment_id uuid references payments,
      unapplied_lamports bigint not null check (unapplied_lamports between 0 and lamports),
      reason text,
      recorded_at timestamptz not null,
      unique (signature, instruction),
      check (state <> 'credited' or payment_id is not null),
      check (state <> 'unapplied' or unapplied_lamports = lamports),
      check (state <> 'returned' or unapplied_lamports = 0),
      check (unapplied_lamports = 0 or reason is not null)
    );
    create index transfers_payment on transfers (payment_id);
    create index transfers_unapplied on transfers (recorded_at) where unapplied_lamports > 0;

    create table transfer_settlements (
      id uuid primary key default gen_random_uuid(),
      transfer_id uuid not null references transfers,
      kind text not null check (kind in ('applied', 'returned')),
      lamports bigint not null check (lamports > 0),
      payment_id uuid references payments,
      signature text,
      settled_by text not null,
      why text not null,
      settled_at timestamptz not null,
      check ((kind = 'applied') = (payment_id is not null)),
      check ((kind = 'returned') = (signature is not null))
    );
    create index transfer_settlements_transfer on transfer_settlements (transfer_id);
    create index transfer_settlements_signature on transfer_settlements (signature);

    create table chain_cursors (
      address text primary key,
      last_signature text,
      next_look_at timestamptz not null default now(),
      held_until timestamptz not null default now()
    );

    create table actions (
      id bigint generated always as identity primary key,
      claim_id uuid not null references claims on delete cascade,
      type text not null,
      party text,
      user_id uuid references users,
      resolution_id uuid references resolutions on delete cascade,
      value_cents bigint,
      previous_value_cents bigint,
      created_at timestamptz not null
    );
    create index actions_claim on actions (claim_id, id);

    create table notifications (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      type text not null,
      to_party text not null,
      claim_id uuid references claims on delete cascade,
      resolution_id uuid references resolutions on delete cascade,
      subject text not null,
      content text not null,
      is_read boolean not null default false,
      created_at timestamptz not null
    );
    create index notifications_user on notifications (user_id, created_at desc);

    create table idempotency_keys (
      scope text not null,
      key text not null,
      request_hash text not null,
      status integer,
      response jsonb,
      created_at timestamptz not null,
      primary key (scope, key)
    );
    create index idempotency_keys_age on idempotency_keys (created_at);
  `.execute(database)
}
