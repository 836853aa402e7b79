-- The installation

-- One row, from the first start on that keeps documents in `DATA_DIR`.
create table installation (
  is_only boolean primary key default true check (is_only),
  id uuid not null
);

-- One row for the newest backup that was written, and one for the newest that a check has restored.
create table backup_moments (
  kind text primary key check (kind in ('written', 'restored')),
  moment timestamptz not null
);

-- What the operator did by commands; the ids may be of what is gone.
create table operator_acts (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity unique,
  kind text not null,
  subject text not null,
  claim_id uuid,
  user_id uuid,
  done_by text not null,
  -- The account of whoever did it in the console.
  staff_id uuid,
  why text not null,
  happened_at timestamptz not null
);

create index operator_acts_kind on operator_acts (kind, sequence);
create index operator_acts_claim on operator_acts (claim_id) where claim_id is not null;

-- What every page shows for a time; there is one at most.
create table broadcast (
  is_only boolean primary key default true check (is_only),
  -- A line in each language.
  texts jsonb not null,
  shown_from timestamptz not null,
  shown_until timestamptz not null,
  check (shown_from < shown_until)
);

-- How far the history of a recipient is processed.
create table chain_cursors (
  address text primary key,
  last_signature text,
  -- When the recipient is polled next, by the database's clock.
  next_look_at timestamptz not null default now(),
  -- Until when one server process has the lease.
  held_until timestamptz not null default now()
);

-- What a crash takes is counted anew.
create unlogged table request_counts (
  -- The hash of what is counted.
  subject text not null,
  begun_at timestamptz not null,
  -- When the window after this one ends, until which this one counts.
  ends_at timestamptz not null,
  count integer not null,
  primary key (subject, begun_at)
);
create index request_counts_ends on request_counts (ends_at);

-- People and how they sign in

create table users (
  id uuid primary key default gen_random_uuid(),
  username text not null,
  first_name text not null,
  last_name text not null,
  address text not null,
  city text not null,
  country text,
  identification_id text not null,
  -- null where the user signs in with Google alone.
  password_hash text,
  referral_code text not null unique,
  referred_by uuid references users,
  -- The hash of a code that is redeemed when the registration address is confirmed.
  pending_redeem_code_hash text,
  created_at timestamptz not null,
  -- What the user is spoken to in where no request asks for a language: in mail.
  language text not null,
  -- What codes of an authenticator app are made from, sealed; null where signing in asks for none.
  authenticator_secret text,
  -- The time step of the last code that was taken: it and those before are taken no more.
  authenticator_step integer,
  -- When its owner has closed the account; null where it is open.
  closed_at timestamptz,
  -- When what was its owner's alone was deleted, so that only what others rely on is left.
  erased_at timestamptz,
  -- Whether the public sees the street on the user's claims; the parties of these do.
  is_street_public boolean not null default true,
  check (referred_by <> id)
);
create index users_closed on users (closed_at) where closed_at is not null and erased_at is null;
create index users_referred_by on users (referred_by);
create unique index users_username on users (lower(username));
-- Staff look for part of a name.
create index users_names on users
  using gin (searchable(first_name || ' ' || last_name || ' ' || username) gin_trgm_ops) with (fastupdate = off);

-- Who works for the operator, in the console.
create table staff (
  user_id uuid primary key references users on delete cascade,
  role text not null check (role in ('reader', 'moderator', 'treasurer', 'administrator')),
  added_at timestamptz not null
);

-- What the operator has suspended, and what became of it.
create table suspensions (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity unique,
  -- Null once the account is gone: the public log keeps the row without a name.
  user_id uuid references users on delete set null,
  scope text not null check (scope in ('filing', 'account')),
  ground text not null,
  reason text not null,
  suspended_at timestamptz not null,
  -- The account of whoever decided, or the name that a command was given.
  suspended_by text not null,
  objection text,
  objected_at timestamptz,
  outcome text check (outcome in ('lifted', 'kept')),
  outcome_reason text,
  outcome_at timestamptz,
  check ((objection is null) = (objected_at is null)),
  check ((outcome is null) = (outcome_reason is null)),
  check ((outcome is null) = (outcome_at is null))
);
create index suspensions_user on suspensions (user_id);
-- One suspension of an account is in force.
create unique index suspensions_in_force on suspensions (user_id) where outcome is distinct from 'lifted';
create index suspensions_suspended on suspensions (suspended_at);

create table emails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  address text not null,
  is_registration boolean not null,
  is_confirmed boolean not null,
  is_primary boolean not null,
  google_issuer text,
  google_id text,
  created_at timestamptz not null,
  -- null where it is not confirmed.
  confirmed_at timestamptz,
  unique (google_issuer, google_id),
  unique (user_id, address)
);
create unique index emails_confirmed_address on emails (address) where is_confirmed;
-- Staff look for part of an address.
create index emails_parts on emails using gin (address gin_trgm_ops) with (fastupdate = off) where is_confirmed;
create unique index emails_primary on emails (user_id) where is_primary;

create table wallets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  address text not null,
  position integer not null,
  unique (user_id, address)
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- When its user has last proven to be there: by signing in, or by the password.
  proven_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table session_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- When a refresh token was exchanged for the next.
  used_at timestamptz
);
create index session_tokens_expiry on session_tokens (expires_at);
create index session_tokens_session on session_tokens (session_id);

-- Whoever has shown the password, or Google's word, and is asked for a code.
create table sign_in_steps (
  secret_hash text primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_steps_expires on sign_in_steps (expires_at);
create index sign_in_steps_user on sign_in_steps (user_id);

-- Whoever has begun to switch the second factor on: the secret that they were shown, sealed.
create table authenticator_offers (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  expires_at timestamptz not null
);

create table recovery_codes (
  code_hash text primary key,
  user_id uuid not null references users on delete cascade,
  -- Kept when it was used, so that no undone change makes it good again.
  used_at timestamptz
);
create index recovery_codes_user on recovery_codes (user_id);

-- Browsers that have signed in to an account.
create table known_browsers (
  secret_hash text not null,
  user_id uuid not null references users on delete cascade,
  seen_at timestamptz not null,
  primary key (secret_hash, user_id)
);
create index known_browsers_user on known_browsers (user_id, seen_at);

-- Wrong passwords, and such as are being checked, by whatever they are counted for.
create table password_tries (
  key text primary key,
  tries integer not null,
  last_at timestamptz not null,
  -- Until then no other is checked.
  waits_until timestamptz not null
);
create index password_tries_last on password_tries (last_at);

create table one_time_tokens (
  token_hash text primary key,
  kind text not null,
  user_id uuid not null references users on delete cascade,
  email_id uuid not null references emails on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_email on one_time_tokens (email_id);
create index one_time_tokens_user on one_time_tokens (user_id);

-- Sign-ins whose persons are at Google at the moment.
create table google_sign_ins (
  -- Of the secret in the cookie of the browser that began it.
  secret_hash text primary key,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null,
  -- The user who shows that it is still them; null of a visitor who signs in.
  proves_user_id uuid references users on delete cascade
);
create index google_sign_ins_expiry on google_sign_ins (expires_at);

create table account_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  -- The e-mail address that it is about, or ''.
  address text not null,
  before jsonb not null,
  undo_hash text not null unique,
  happened_at timestamptz not null,
  undone_at timestamptz
);
create index account_changes_happened on account_changes (happened_at);
create index account_changes_user on account_changes (user_id, happened_at);

create table account_events (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  user_id uuid not null references users on delete cascade,
  -- null where no session was used, or it is no longer kept.
  session_id uuid references sessions on delete set null,
  kind text not null,
  subject text not null,
  claim_id uuid,
  browser text not null,
  network text not null,
  happened_at timestamptz not null
);
create index account_events_happened on account_events (happened_at);
create index account_events_session on account_events (session_id);
create index account_events_user on account_events (user_id, sequence);

-- The archive of everything about an account that its owner has asked for last.
create table data_exports (
  user_id uuid primary key references users on delete cascade,
  id uuid not null unique,
  requested_at timestamptz not null,
  -- Where it is written, or was when the server that wrote it died.
  storage_key text,
  -- null as long as it is not whole.
  made_at timestamptz,
  size bigint
);
create index data_exports_age on data_exports (coalesce(made_at, requested_at));

-- Claims, and what the parties say and offer

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
  -- The words of the dispute that was paid, from `disputed_at`.
  dispute_reason text,
  dispute_explanation text,
  disputed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  notice_period_ends_at timestamptz,
  first_response_at timestamptz,
  resolved_at timestamptz,
  -- When a defendant was given more time.
  extended_at timestamptz,
  first_reply_at timestamptz,
  -- When a claim that was settled within its notice period could be shown, because everybody had agreed; null: not
  -- yet.
  shown_at timestamptz,
  ending text check (ending in ('settled elsewhere', 'withdrawn')),
  -- As `YYYY-MM-DD`.
  payment_claimed_on date,
  is_payment_claim_open boolean not null default false,
  -- Once it is resolved: what the defence owes the plaintiff, in the order of its days, and what both have said of it.
  owed_sums jsonb not null default '[]',
  -- Where the plaintiff is paid, for whoever owes that alone.
  payment_details jsonb,
  -- Since when the operator keeps it off the public record; null: they do not.
  restricted_at timestamptz,
  -- Sealed bids: how they stand, and what both sides have bid in this round, encrypted.
  bidding jsonb,
  -- The domain's rule of public visibility, but for the time: the claim is public from then on.
  public_from timestamptz generated always as (
    case
      when status in (
        'PUBLISHED', 'DISPUTED', 'RESOLUTION_PROPOSED_BY_PLAINTIFF', 'RESOLUTION_PROPOSED_BY_DEFENDANT',
        'RESOLUTION_REJECTED', 'RESOLUTION_ACCEPTED', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT'
      ) and restricted_at is null and (resolved_at is null or resolved_at >= notice_period_ends_at or shown_at is not null)
      then notice_period_ends_at
    end
  ) stored
);
create index claims_newest_public on claims (public_from desc, id desc) where public_from is not null;
create index claims_restricted on claims (id) where restricted_at is not null;
create unique index claims_one_draft on claims (plaintiff_id) where status = 'PENDING';
create index claims_plaintiff on claims (plaintiff_id);

create table defendants (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  claim_id uuid not null references claims on delete cascade,
  type text not null check (type in ('Individual', 'Company')),
  -- The company that an individual represents.
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
  -- The account that has taken the claim over for this defendant.
  user_id uuid references users,
  taken_at timestamptz,
  redeem_code_hash text unique,
  redeem_code_expires_at timestamptz,
  created_at timestamptz not null,
  -- What the defendants that are one have in common: for a company the oldest of them, for a person the account
  -- that has confirmed the address. null: it is merged with none.
  record_id uuid,
  -- What a company is found by when another may be the same.
  record_keys text[] not null default '{}',
  -- How often the code was reset: the mail that carries it is written from this.
  redeem_code_generation integer not null default 0,
  -- Whether that account has confirmed the address that the claim names.
  is_address_confirmed boolean not null default false,
  -- When it was last said that the account should not have taken it over, and by whom.
  contested_at timestamptz,
  contested_by text check (contested_by in ('Plaintiff', 'named address')),
  -- When a letter was last given to be sent, taken by the mail server, and refused for good; null: never.
  letter_queued_at timestamptz,
  letter_accepted_at timestamptz,
  -- `Message-ID` of the one that was taken last, by which it is known when it comes back.
  letter_message_id text,
  letter_refused_at timestamptz,
  -- What the mail server said when it refused, until it takes a letter.
  letter_refusal text,
  -- When somebody first used the code of a letter on the site.
  letter_opened_at timestamptz,
  -- When whoever reads the named address said that they are not the defendant.
  disowned_at timestamptz,
  -- How often the plaintiff has corrected the address.
  address_corrections integer not null default 0,
  -- Cut, because an entry of an index has a largest size, which no name that people have comes near.
  sort_name text generated always as (
    left(searchable(coalesce(legal_name, first_name || ' ' || last_name)), 400)
  ) stored,
  -- When one was last not sent, as its mailbox or its plaintiff had had their share of the day.
  letter_withheld_at timestamptz,
  -- Why the last letter waits, or was given up, and since when it waits; null: the mail server took or refused it.
  letter_deferral text check (letter_deferral in ('mailbox full', 'not now', 'not from us')),
  letter_deferred_at timestamptz,
  -- Whether a letter reached the defendant: it was taken and not returned, or its code used, and nobody disowned it.
  is_reached boolean not null generated always as (
    disowned_at is null and (user_id is not null or letter_opened_at is not null or letter_accepted_at is not null)
  ) stored,
  -- By which rule the keys were made (`recordRule` of the domain).
  record_rule integer not null default 1,
  -- Companies with the same one are one, as the operator has said; null: nothing was said of it.
  record_pin uuid,
  -- The keys that are another's, as the operator has said.
  denied_keys text[] not null default '{}',
  -- How it is proven that whoever answers is the one who is named; null: it is not.
  proof text check (proof in ('account', 'domain', 'operator')),
  unique (claim_id, email),
  check ((contested_at is null) = (contested_by is null)),
  check (contested_at is null or user_id is not null),
  check (letter_refusal is null or letter_refused_at is not null or letter_deferred_at is not null),
  check (letter_deferred_at is null or letter_deferral is not null),
  check (disowned_at is null or user_id is null)
);
-- Staff look for part of the addresses of a company.
create index defendants_addresses on defendants
  using gin (lower(email || ' ' || website) gin_trgm_ops) with (fastupdate = off) where type = 'Company';
create index defendants_company on defendants (company_id);
create index defendants_email on defendants (email);
create index defendants_letter_refused on defendants (letter_refused_at) where letter_refused_at is not null;
create index defendants_letter_message on defendants (letter_message_id) where letter_message_id is not null;
create index defendants_letter_deferred on defendants (letter_deferred_at) where letter_deferral = 'not from us';
create index defendants_record on defendants (coalesce(record_id, id), sort_name);
create index defendants_record_keys on defendants using gin (record_keys) with (fastupdate = off);
create index defendants_record_pin on defendants (record_pin) where record_pin is not null;
create index defendants_record_rule on defendants (record_rule, sequence) where type = 'Company' and record_rule < 2;
create index defendants_user on defendants (user_id);

-- What each person has written to dispute a claim; it is in force when that person's payment confirms.
create table dispute_statements (
  claim_id uuid not null references claims on delete cascade,
  user_id uuid not null references users,
  reason text not null,
  explanation text not null,
  written_at timestamptz not null,
  primary key (claim_id, user_id)
);

create table messages (
  id uuid primary key default gen_random_uuid(),
  -- In the order of their commits: the claim is locked when one is written.
  sequence bigint generated always as identity,
  claim_id uuid not null references claims on delete cascade,
  user_id uuid not null references users,
  party text not null,
  kind text not null check (kind in ('message', 'already paid')),
  text text not null,
  -- What is said to have been paid already, and on which day.
  paid_on date,
  paid_cents bigint check (paid_cents > 0),
  created_at timestamptz not null,
  check ((kind = 'already paid') = (paid_on is not null)),
  check ((paid_on is null) = (paid_cents is null))
);
create index messages_claim on messages (claim_id, sequence);

-- How far each party has read what the others write.
create table message_reads (
  claim_id uuid not null references claims on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_up_to bigint not null,
  primary key (claim_id, user_id)
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
  -- What it shows, in the words of whoever added it.
  caption text,
  created_at timestamptz not null,
  -- Has a room of their own for documents in the claim.
  added_by uuid not null references users,
  -- The message that it came with.
  message_id uuid references messages on delete cascade,
  -- Uploaded for a message that is yet to be sent: nobody else sees it.
  is_unsent boolean not null default false,
  -- When somebody else first downloaded it.
  read_by_others_at timestamptz,
  check (not is_unsent or message_id is null)
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
  decided_at timestamptz,
  -- When it was accepted, whatever became of it since.
  accepted_at timestamptz,
  -- Who accepted, rejected or countered it; null where nobody of the other side did.
  decided_by_user uuid references users,
  -- The defendant for whom it was made or accepted, where the account that did so has lost that seat since.
  former_defendant_id uuid references defendants on delete set null,
  -- Whether that account lost the seat to somebody else who is named there, so that whoever holds it now never
  -- agreed.
  is_speaker_replaced boolean not null default false,
  -- Until when it can be answered; null for a concession, which nobody has to answer.
  expires_at timestamptz,
  -- At once where nothing is given.
  payment_plan jsonb not null default '[]',
  -- What its maker says to it, for the parties alone.
  note text,
  -- By the wallets of whoever made and whoever accepted it, over its terms; null where they signed nothing.
  proposer_signature jsonb,
  decider_signature jsonb,
  -- Of an accepted one: the time to pay its platform fee is over.
  is_fee_overdue boolean not null default false,
  -- It is what sealed bids came to.
  is_from_bids boolean not null default false
);
create index resolutions_claim on resolutions (claim_id, sequence);
create index resolutions_former on resolutions (former_defendant_id) where former_defendant_id is not null;
create index resolutions_overdue on resolutions (decided_at) where is_fee_overdue;
create unique index resolutions_one_active on resolutions (claim_id) where status in ('PROPOSED', 'ACCEPTED');

-- An accepted offer as a document; its bytes are kept, as other versions of what draws it would make others.
create table agreements (
  resolution_id uuid primary key references resolutions on delete cascade,
  storage_key text not null unique,
  size bigint not null,
  -- Stands in the memo of the fee's payment, for everybody to read.
  sha256 text not null,
  -- By this the agreement is found: only somebody who has the file knows it.
  sha512 text not null unique,
  made_at timestamptz not null
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
  created_at timestamptz not null,
  -- The fee that the act asked for, or that was paid; zero where nothing had to be paid, null where it is about
  -- none.
  fee_cents bigint,
  -- The defendant whom it is about, where it is about one alone.
  defendant_id uuid references defendants on delete cascade,
  -- Of the account that it states, as accountProofText of the domain words it.
  account_sha256 text,
  -- The row as JSON, with the hash of the row before: what is hashed. The database writes it.
  facts text not null
);
create index actions_claim on actions (claim_id, id);
create index actions_defendant on actions (defendant_id) where defendant_id is not null;

create function sha256_of(facts text) returns text
  language sql immutable parallel safe strict
  return encode(sha256(convert_to(facts, 'UTF8')), 'hex');

-- A row's facts are written once, as the text that is hashed, with the hash of the row before. What is restored has them.
create function chain_action() returns trigger language plpgsql as $$
  declare
    previous text;
  begin
    perform 1 from claims where id = new.claim_id for no key update;
    -- In the order of the chain, which is that of the lock.
    new.id := nextval('actions_id_seq');
    select sha256_of(facts) into previous from actions where claim_id = new.claim_id order by id desc limit 1;
    new.facts := json_build_object(
      'previous', previous, 'claim', new.claim_id, 'event', new.type, 'party', new.party, 'account', new.user_id,
      'resolution', new.resolution_id, 'defendant', new.defendant_id, 'cents', new.value_cents,
      'previousCents', new.previous_value_cents, 'feeCents', new.fee_cents, 'accountSha256', new.account_sha256,
      'at', to_char(new.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
    return new;
  end
$$;
create trigger chain before insert on actions
  for each row when (new.facts is null) execute function chain_action();

-- What the clock does to a claim at a time: the deadlines of the lifecycle, and the reminders of its notice period.
create table deadlines (
  claim_id uuid not null references claims on delete cascade,
  event text not null,
  due_at timestamptz not null,
  primary key (claim_id, event)
);
create index deadlines_due on deadlines (due_at);

-- What stands beside a public claim: every version of a defendant's reply, and what the plaintiff answered to it.
create table replies (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  claim_id uuid not null references claims on delete cascade,
  -- For whom the reply speaks, or what is answered was said.
  defendant_id uuid not null references defendants on delete cascade,
  party text not null check (party in ('Plaintiff', 'Defendant')),
  user_id uuid not null references users,
  text text not null,
  published_at timestamptz not null,
  -- Since when the operator keeps these words off the public record; null: they do not.
  restricted_at timestamptz
);
create index replies_defendant on replies (defendant_id);
create index replies_claim on replies (claim_id, sequence);
create index replies_user on replies (user_id);

-- Which of its parties agrees that the public may see a claim that was settled within its notice period.
create table showing_consents (
  claim_id uuid not null references claims on delete cascade,
  user_id uuid not null references users,
  given_at timestamptz not null,
  primary key (claim_id, user_id)
);
create index showing_consents_user on showing_consents (user_id);

-- What the operator decided about reports.
create table moderation_decisions (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  claim_id uuid not null references claims on delete cascade,
  reply_id uuid references replies on delete cascade,
  kind text not null check (kind in ('restricted', 'redacted', 'refused')),
  ground text not null,
  -- In their words, as the parties or whoever reported are told.
  reason text not null,
  -- When the first of the reports was made.
  reported_at timestamptz not null,
  decided_at timestamptz not null,
  -- The account of the staff, or the name that the command was given.
  decided_by text not null,
  outcome text check (outcome in ('restored', 'kept')),
  outcome_reason text,
  outcome_at timestamptz,
  -- What was taken out of the words that a defendant, or the plaintiff to that defendant, has published.
  redactions jsonb,
  check (outcome is null or kind <> 'refused'),
  check ((kind = 'redacted') = (redactions is not null)),
  check (kind <> 'redacted' or reply_id is not null),
  check ((outcome is null) = (outcome_reason is null)),
  check ((outcome is null) = (outcome_at is null))
);
create index moderation_decisions_claim on moderation_decisions (claim_id, sequence);
-- One restriction of the same thing is in force.
create unique index moderation_decisions_in_force on moderation_decisions (claim_id, reply_id) nulls not distinct
  where kind = 'restricted' and outcome is distinct from 'restored';
create index moderation_decisions_decided on moderation_decisions (decided_at);

-- What a party says against a restriction, once.
create table objections (
  decision_id uuid not null references moderation_decisions on delete cascade,
  user_id uuid not null references users,
  text text not null,
  made_at timestamptz not null,
  answered_at timestamptz,
  answer text,
  check ((answer is null) = (answered_at is null)),
  primary key (decision_id, user_id)
);
create index objections_open on objections (made_at) where answered_at is null;
create index objections_user on objections (user_id);

-- What somebody reports of the public record.
create table reports (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  claim_id uuid not null references claims on delete cascade,
  -- The version of a reply, or the answer, that is meant; null: the claim.
  reply_id uuid references replies on delete cascade,
  reason text not null,
  text text not null,
  -- Where the outcome is told; '' where whoever reports left no address.
  email text not null,
  language text not null,
  reported_at timestamptz not null,
  -- How the operator ended it; null: it waits for them.
  decision_id uuid references moderation_decisions on delete cascade,
  -- Of whoever was named and says that words beside the claim are not theirs: the mailbox, proven by a link.
  proven_mailbox text,
  check (proven_mailbox is null or reply_id is not null)
);
-- One objection of a mailbox waits at a time.
create unique index reports_mailbox on reports (proven_mailbox) where decision_id is null;
create index reports_claim on reports (claim_id);
create index reports_decision on reports (decision_id);
create index reports_open on reports (sequence) where decision_id is null;

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  type text not null,
  to_party text not null,
  claim_id uuid references claims on delete cascade,
  resolution_id uuid references resolutions on delete cascade,
  is_read boolean not null default false,
  created_at timestamptz not null,
  -- What it speaks of; it is worded in the language of whoever reads it.
  facts jsonb not null
);
create index notifications_claim on notifications (claim_id, user_id);
create index notifications_user on notifications (user_id, created_at desc);

-- When a reader is next mailed what comes often about a claim, and when that was last done.
create table gathered_mails (
  user_id uuid not null references users on delete cascade,
  claim_id uuid not null references claims on delete cascade,
  -- null: there is nothing to mail.
  due_at timestamptz,
  mailed_at timestamptz,
  about text not null,
  primary key (user_id, claim_id, about)
);
create index gathered_mails_claim on gathered_mails (claim_id);
create index gathered_mails_due on gathered_mails (due_at) where due_at is not null;

create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  status integer not null,
  -- The body as it was sent: JSON columns keep no order of keys.
  response text not null check (octet_length(response) <= 16384),
  created_at timestamptz not null,
  user_id uuid references users on delete cascade,
  claim_id uuid references claims on delete cascade,
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
create index idempotency_keys_claim on idempotency_keys (claim_id);
create index idempotency_keys_user on idempotency_keys (user_id);

-- Letters, and what is answered by them

-- Somebody who opened a letter; it ends with the code that it was opened with.
create table reading_sessions (
  token_hash text primary key,
  -- The seat in a claim of whoever was written to.
  defendant_id uuid not null references defendants on delete cascade,
  code_hash text not null,
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  -- The account with which the reader has answered; null while they have not.
  answered_by uuid references users on delete cascade
);
create index reading_sessions_answered on reading_sessions (answered_by);
create index reading_sessions_closes on reading_sessions (closes_at);
create index reading_sessions_defendant on reading_sessions (defendant_id);

-- What was written to answer a claim, and is not given yet.
create table written_answers (
  defendant_id uuid primary key references defendants on delete cascade,
  -- The one that the letter was sent to: whoever is named in its place has not written it.
  address text not null,
  answer jsonb not null,
  written_at timestamptz not null
);

-- The files that go with a written answer; whose they are is known as with the answer itself.
create table written_answer_files (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  defendant_id uuid not null references defendants on delete cascade,
  address text not null,
  file_name text not null,
  file_type text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null unique,
  uploaded_at timestamptz not null
);
create index written_answer_files_place on written_answer_files (defendant_id, sequence);

-- The links by which a named address contests that an account has taken a claim over with its code.
create table contest_links (
  token_hash text primary key,
  defendant_id uuid not null references defendants on delete cascade,
  -- The account that had taken it over when the link was sent.
  user_id uuid not null references users on delete cascade,
  taken_at timestamptz not null,
  expires_at timestamptz not null
);
create index contest_links_defendant on contest_links (defendant_id);

-- Payments

-- Codes of the operator that take over a share of fees.
create table fee_codes (
  id uuid primary key default gen_random_uuid(),
  -- The digest: the code itself was shown once.
  code_hash text not null unique,
  handed_to text not null,
  share integer not null check (share between 1 and 100),
  uses integer not null check (uses > 0),
  made_at timestamptz not null,
  ends_at timestamptz not null,
  -- When the operator ended it before its time.
  ended_at timestamptz
);

create table payments (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  -- Outlives its claim: a draft that was taken back can be deleted while money is under way.
  claim_id uuid not null,
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
  -- The cursor: this signature of the reference and all older ones are processed.
  last_signature text,
  -- When the reference is polled next, by the database's clock; null: never again.
  next_look_at timestamptz default now(),
  -- Names the payment to whoever was asked to pay it; nothing else about it is found by this.
  public_id uuid not null default gen_random_uuid(),
  -- When whoever wrote the act that it is for is reminded next that it is unpaid; null: never.
  remind_at timestamptz,
  -- The code that took over a part, and that part: the amounts above are what is left. A superseded payment has none.
  fee_code_id uuid references fee_codes,
  relief_cents bigint not null default 0,
  relief_lamports bigint not null default 0,
  constraint payments_public_id unique (public_id),
  check ((fee_code_id is null) = (relief_lamports = 0))
);
create index payments_fee_code on payments (fee_code_id) where fee_code_id is not null;
-- Finds the payment that a bank transfer names: packages/domain/src/money/bank-reference.ts.
create index payments_bank_reference on payments (right(id::text, 12));
create index payments_claim on payments (claim_id);
create index payments_next_look on payments (next_look_at);
create unique index payments_one_open on payments (claim_id, purpose, payer)
  where status = 'open' and purpose not in ('dispute', 'concession');
create unique index payments_one_open_act on payments (claim_id, purpose, opened_by) where status = 'open';
create index payments_remind on payments (remind_at) where remind_at is not null and status = 'open';

-- The ledger: one row for each transfer that reached a recipient, on the chain or at the bank.
create table transfers (
  id uuid primary key default gen_random_uuid(),
  -- The transaction, or the key of an entry in the bank's statements.
  signature text not null,
  -- The instruction's position in the transaction, or which balance rose without one; or the position in the entry.
  instruction text not null,
  -- An address on the chain, or the account's IBAN.
  recipient text not null,
  -- How much it counts for its payment. A bank transfer that counts for none has 0.
  lamports bigint not null check (lamports >= 0),
  -- The sum of a bank transfer, and its currency; 0 and null on the chain.
  cents bigint not null default 0 check (cents >= 0),
  currency text,
  -- Money that the bank took back: the row of a reversal beside the one of its transfer.
  is_reversal boolean not null default false,
  -- A wallet, or the name of whoever paid.
  sender text,
  memo text,
  slot bigint not null,
  block_time timestamptz,
  state text not null check (state in ('credited', 'unapplied', 'returned', 'reversed')),
  -- The payment that it is credited to, or whose reference it carries.
  payment_id uuid references payments,
  -- How much of it is credited to no payment and waits for the operator.
  unapplied_lamports bigint not null,
  unapplied_cents bigint not null default 0,
  reason text,
  recorded_at timestamptz not null,
  unique (signature, instruction),
  check ((currency is null) = (cents = 0)),
  check (cents > 0 or lamports > 0),
  check (cents = 0 or unapplied_lamports = 0),
  check (unapplied_lamports >= 0 and unapplied_lamports <= lamports),
  check (unapplied_cents >= 0 and unapplied_cents <= cents),
  check (state <> 'credited' or payment_id is not null),
  check (state <> 'unapplied' or (unapplied_cents = cents and (cents > 0 or unapplied_lamports = lamports))),
  check (state not in ('returned', 'reversed') or unapplied_lamports + unapplied_cents = 0),
  check (unapplied_lamports + unapplied_cents = 0 or reason is not null)
);
create index transfers_payment on transfers (payment_id);
create index transfers_unapplied on transfers (recorded_at) where unapplied_lamports + unapplied_cents > 0;
create index transfers_bank on transfers (recipient, cents) where cents > 0;

-- What the operator did with unapplied money.
create table transfer_settlements (
  id uuid primary key default gen_random_uuid(),
  transfer_id uuid not null references transfers,
  kind text not null check (kind in ('applied', 'returned')),
  lamports bigint not null check (lamports >= 0),
  cents bigint not null default 0 check (lamports + cents > 0),
  payment_id uuid references payments,
  -- The transaction that returned it, or the bank's own reference of the transfer back.
  signature text,
  settled_by text not null,
  why text not null,
  settled_at timestamptz not null,
  check ((kind = 'applied') = (payment_id is not null)),
  check ((kind = 'returned') = (signature is not null))
);
create index transfer_settlements_transfer on transfer_settlements (transfer_id);

-- The public record

-- What became of a public claim for one of its defendants; the database keeps it.
create table record_outcomes (
  defendant_id uuid primary key references defendants on delete cascade,
  -- The record that the defendant belongs to, or the defendant's own id.
  record_id uuid not null,
  claim_id uuid not null,
  -- From when on the claim is public.
  public_from timestamptz not null,
  -- The name as it is compared, in eight bytes, as names are too long for an index.
  name_hash bigint not null,
  -- The defendant's.
  sequence bigint not null,
  -- From the filing to the first answer of this defendant; null where there is none.
  days_to_answer double precision,
  is_settled boolean not null,
  -- Whether a letter reached the defendant or, of a company, one who represents it.
  is_reached boolean not null,
  -- Of what it has settled for money: the state of publicPerformance; null where there is nothing to say.
  performance text,
  -- Whether it was answered, and only from an address that the plaintiff stated: that is counted apart.
  is_unproven boolean not null
);
-- With all that is read of a record, so that the index alone is.
create index record_outcomes_record on record_outcomes (record_id)
  include (
    public_from, name_hash, sequence, defendant_id, claim_id, days_to_answer, is_settled, performance, is_reached, is_unproven
  );

-- Of two pins, the companies are not one, as the operator has said; once, the lower pin first.
create table records_apart (
  one_pin uuid not null,
  other_pin uuid not null,
  primary key (one_pin, other_pin),
  check (one_pin < other_pin)
);

-- What a filed claim is found by (`searchWords` of the domain).
create table searched_claims (
  claim_id uuid primary key references claims on delete cascade,
  -- Since when the claim is public, so that what matches is put in order without asking the claims.
  public_from timestamptz,
  words tsvector not null
);
create index searched_claims_newest on searched_claims (public_from desc, claim_id desc) where public_from is not null;
create index searched_claims_words on searched_claims using gin (words) with (fastupdate = off);

-- What a defendant of a filed claim is found by.
create table searched_defendants (
  defendant_id uuid primary key references defendants on delete cascade,
  type text not null,
  -- The defendant's.
  sequence bigint not null,
  -- The record that the defendant belongs to, or the defendant's own id.
  record_id uuid not null,
  -- From when on the claim is public; the database keeps it.
  public_from timestamptz,
  -- The name as it is compared, for what is spelt nearly so.
  name text not null,
  words tsvector not null
);
create index searched_companies_words on searched_defendants using gin (words) with (fastupdate = off)
  where type = 'Company';
create index searched_defendants_name on searched_defendants using gin (name gin_trgm_ops) with (fastupdate = off);
create index searched_defendants_newest on searched_defendants (type, public_from desc, sequence desc)
  where public_from is not null;
create index searched_people_words on searched_defendants using gin (words) with (fastupdate = off)
  where type = 'Individual';

-- Versions of what is shown
