/**
 * Lower bound for the cost of an answer: one prepared statement, which builds the JSON in PostgreSQL, without rules or
 * permissions. The rest is the cost of the database and a socket. `$1` is the id of the user or the claim.
 */
export interface BareAnswer {
  readonly path: string
  readonly isSignedIn: boolean
  /** True if `$1` is in the path; false if it is the caller. */
  readonly isNamed: boolean
  readonly sql: string
}

const publicStatuses = `('PUBLISHED', 'DISPUTED', 'RESOLUTION_PROPOSED_BY_PLAINTIFF', 'RESOLUTION_PROPOSED_BY_DEFENDANT',
  'RESOLUTION_REJECTED', 'RESOLUTION_ACCEPTED', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT')`
const isPublic = (claim: string) => `(${claim}.status in ${publicStatuses} and ${claim}.notice_period_ends_at <= now()
  and (${claim}.resolved_at is null or ${claim}.resolved_at >= ${claim}.notice_period_ends_at or ${claim}.shown_at is not null))`
const nameOf = (row: string) => `coalesce(${row}.legal_name, ${row}.first_name || ' ' || ${row}.last_name)`
const list = (each: string, from: string) => `(select coalesce(json_agg(${each}), '[]'::json) ${from})`
const money = (cents: string) => `round(${cents} / 100.0, 2)::float8`

const resolutions = `${list(
  `json_build_object(
    'id', r.id, 'value', ${money('r.value_cents')}, 'currency', c.currency, 'winningParty', r.winning_party,
    'costOwner', r.cost_owner, 'proposedBy', r.proposed_by, 'platformFee', ${money('r.platform_fee_cents')},
    'resolutionStatus', r.status, 'createdAt', r.created_at, 'expiresAt', r.expires_at, 'decidedAt', r.decided_at,
    'paymentPlan', r.payment_plan, 'note', r.note, 'isFeeOverdue', false, 'isFromBids', r.is_from_bids,
    'defence', (select json_build_object('name', ${nameOf('d')}, 'isYou', false)
      from defendants d where d.claim_id = c.id and d.user_id = r.proposed_by_user limit 1)) order by r.sequence`,
  `from resolutions r where r.claim_id = c.id`,
)}`

const pendingActs = `${list(
  `json_build_object('kind', p.purpose, 'name', '', 'fee', ${money('p.fee_cents')},
    'currency', p.currency, 'isOwn', false, 'openedAt', p.opened_at) order by p.sequence`,
  `from payments p where p.claim_id = c.id and p.status = 'open' and p.purpose in ('dispute', 'concession')`,
)}`

const isReached = `exists (select from defendants d where d.claim_id = c.id and d.is_reached)`
const isUnproven = (seat: string) =>
  `exists (select from record_outcomes o where o.defendant_id = ${seat}.id and o.is_unproven)`
const isAnyUnproven = `exists (select from defendants d where d.claim_id = c.id and ${isUnproven('d')})`

const names = (where: string) =>
  `${list(`${nameOf('d')} order by d.sequence`, `from defendants d where d.claim_id = c.id and ${where}`)}`

const listItem = `json_build_object(
  'id', c.id, 'type', c.type, 'dateOfClaim', c.date_of_claim, 'value', ${money('c.value_cents')}, 'asked', ${money('c.value_cents')}, 'currency', c.currency,
  'status', c.status, 'currentStatus', c.status, 'isPublic', ${isPublic('c')}, 'isRestricted', c.restricted_at is not null, 'isDisregarded', false, 'isReached', ${isReached},
  'isOtherSideGone', false, 'hasReply', c.first_reply_at is not null, 'ending', c.ending,
  'paymentClaimedOn', c.payment_claimed_on, 'isPaymentClaimOpen', c.is_payment_claim_open, 'unreached', 'none',
  'nextSum', null, 'bidding', null, 'plaintiffName', u.first_name || ' ' || u.last_name,
  'defendantNames', ${names('d.company_id is null')}, 'resolutions', ${resolutions}, 'pendingActs', ${pendingActs},
  'createdAt', c.created_at, 'noticePeriodEndsAt', c.notice_period_ends_at)`

/** The lists of a user's claims by their names in addresses and in answers, and what is in them. */
const lists = [
  { name: 'my-claims', key: 'myClaims', where: `party = 'Plaintiff'` },
  { name: 'my-claims-pending', key: 'myClaimsPending', where: `party = 'Plaintiff' and status = 'PENDING'` },
  { name: 'my-claims-unresolved', key: 'myClaimsUnresolved', where: `party = 'Plaintiff' and is_open` },
  { name: 'against-me', key: 'accusedClaims', where: `party = 'Defendant'` },
] as const

const resolved = `('RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT')`
const counted = (where: string) => `(select count(*) from facts where ${where})`

/** The claims of which one list begins, of those that wait or of all: their positions in it. */
const shownIn = (name: string, where: string, { by, most }: { readonly by: string; readonly most: number }) =>
  `(select '${name}' as list, id, party, row_number() over (order by ${by}) as position
    from facts where ${where} order by position limit ${most})`

const waiting = {
  yours: `turn in (party, 'either')`,
  theirs: `turn not in (party, 'either', 'over')`,
} as const

const itemsOf = (name: string, each = 'item') =>
  list(`${each} order by position`, `from shown join items using (id) where list = '${name}'`)

const waitingOf = (whom: keyof typeof waiting) => `json_build_object('count', ${counted(waiting[whom])},
  'claims', ${itemsOf(whom, `json_build_object('party', party, 'claim', item)`)})`

const nextOf = ({ name, where }: (typeof lists)[number]) => `(select '/v1/claims/lists/${name}?after=' || id from shown
  where list = '${name}' and position = 20 and ${counted(where)} > 20)`

/** The tenth business day after an acceptance, as \`platformFeeDueOn\` counts it. */
const feeDueOn = `((o.decided_at at time zone 'utc')::date + 14
    - greatest(0, extract(isodow from o.decided_at at time zone 'utc')::integer - 5))::timestamp at time zone 'utc'`

const openSum = '$[*] ? (@.receivedAt == null && @.uncontradictedAt == null'
const isCreditors = '@.saidPaidAt != null || (@.overdueAt == null && @.isOverdue == false)'

/** Whether a party has a sum to act on, or waits for one. */
const sumOf = (party: string, isActing: boolean) =>
  `jsonb_path_exists(c.owed_sums, '$[*] ? (@.receivedAt == null && @.uncontradictedAt == null)') and ${isActing ? '' : 'not '}(
          case ${party} when 'Plaintiff' then jsonb_path_exists(c.owed_sums, '${openSum} && (${isCreditors}))')
            else jsonb_path_exists(c.owed_sums, '${openSum} && !(${isCreditors}))') end)`

const claimLists = `
  with c as (
    select * from claims where plaintiff_id = $1
    union all
    select * from claims where id in (select claim_id from defendants where user_id = $1)
      and plaintiff_id <> $1 and status not in ('PENDING', 'WAITING_FOR_PAYMENT')
  ), facts as materialized (
    select c.id, c.status, c.created_at, c.notice_period_ends_at, f.party,
      case when c.status in ('PENDING_PUBLICATION', 'PUBLISHED') and c.notice_period_ends_at > now()
          then c.notice_period_ends_at
        when c.status = 'RESOLUTION_ACCEPTED' then ${feeDueOn}
        when c.status in ('RESOLUTION_PROPOSED_BY_PLAINTIFF', 'RESOLUTION_PROPOSED_BY_DEFENDANT') then o.expires_at
        else (select min(owed ->> 'dueOn')::timestamptz from jsonb_array_elements(c.owed_sums) as owed
          where owed ->> 'receivedAt' is null) end as due,
      c.status not in ('PENDING', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT')
        and (c.status <> 'PUBLISHED' or c.first_reply_at is not null) as is_open,
      case when ${sumOf('f.party', true)} then f.party when ${sumOf('f.party', false)}
          then case f.party when 'Plaintiff' then 'Defendant' else 'Plaintiff' end
        when c.status in ('PENDING', 'WAITING_FOR_PAYMENT', 'RESOLUTION_PROPOSED_BY_DEFENDANT') then 'Plaintiff'
        when c.status in ('PENDING_PUBLICATION', 'PUBLISHED', 'RESOLUTION_PROPOSED_BY_PLAINTIFF') then 'Defendant'
        when c.status in ('DISPUTED', 'RESOLUTION_REJECTED') then 'either'
        when c.status = 'RESOLUTION_ACCEPTED' then o.cost_owner else 'over' end as turn
    from c
      cross join lateral (select case when c.plaintiff_id = $1 then 'Plaintiff' else 'Defendant' end as party) f
      left join lateral (select r.cost_owner, r.decided_at, r.expires_at from resolutions r where r.claim_id = c.id
        order by r.sequence desc limit 1) o on true
  ), shown as materialized (
    ${[
      ...lists.map(({ name, where }) => shownIn(name, where, { by: 'created_at desc', most: 20 })),
      shownIn('yours', waiting.yours, { by: 'due, created_at desc', most: 10 }),
      shownIn('theirs', waiting.theirs, { by: 'due, created_at desc', most: 10 }),
    ].join(' union all ')}
  ), items as materialized (
    select c.id, ${listItem} as item from c join users u on u.id = c.plaintiff_id where c.id in (select id from shown)
  )
  select json_build_object(
    ${lists.map(each => `'${each.key}', ${itemsOf(each.name)}, '${each.key}Count', ${counted(each.where)}`).join(', ')},
    'next', json_build_object(${lists.map(each => `'${each.key}', ${nextOf(each)}`).join(', ')}),
    'totalDisputedCount', ${counted(`status = 'DISPUTED'`)}, 'totalUnresolvedCount', ${counted('is_open')},
    'totalPendingCount', ${counted(lists[1].where)},
    'totalActiveCount', ${counted(`status <> 'PENDING' and status not in ${resolved}`)},
    'unresolvedClaimsLimit', 5,
    'waiting', json_build_object('yours', ${waitingOf('yours')}, 'theirs', ${waitingOf('theirs')}),
    'closureObstacles', (select json_build_object('count', count(*), 'claims', coalesce(json_agg(json_build_object(
        'claimId', id, 'party', party, 'obstacle', obstacle)) filter (where position <= 20), '[]'::json))
      from (select id, party, row_number() over (order by created_at desc) as position,
          case when status = 'WAITING_FOR_PAYMENT' and party = 'Plaintiff' then 'unpaid submission'
            when status = 'PENDING_PUBLICATION' and party = 'Plaintiff' then 'notice period'
            when status = 'RESOLUTION_PROPOSED_BY_' || case party when 'Plaintiff' then 'DEFENDANT' else 'PLAINTIFF' end
              then 'open offer'
            when status = 'RESOLUTION_ACCEPTED' then 'unpaid agreement' end as obstacle
        from facts) o where obstacle is not null),
    'changesAt', (select min(notice_period_ends_at) from facts where notice_period_ends_at > now()))::text as answer`

const plaintiff = (more: string) => `json_build_array(json_build_object(
  'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'country', u.country, 'city', u.city,
  'address', u.address,
  'claimsByUser', (select count(*) from claims x where x.plaintiff_id = u.id and ${isPublic('x')}),
  'claimsAgainstUser', (select count(*) from claims x
    where x.id in (select claim_id from defendants where user_id = u.id) and ${isPublic('x')})${more}))`

const summary = (
  ofPlaintiff = '',
) => `'id', c.id, 'type', c.type, 'dateOfClaim', c.date_of_claim, 'value', ${money('c.value_cents')}, 'asked', ${money('c.value_cents')},
  'currency', c.currency, 'jurisdiction', c.jurisdiction, 'status', c.status, 'currentStatus', c.status,
  'isDisregarded', false, 'isReached', ${isReached}, 'ending', c.ending, 'paymentClaimedOn', c.payment_claimed_on, 'publicPerformance', null,
  'plaintiffs', ${plaintiff(ofPlaintiff)}`

const identity = (view: string) => `'view', '${view}', 'id', d.id, 'type', d.type, 'legalName', d.legal_name,
  'firstName', d.first_name, 'lastName', d.last_name, 'website', nullif(d.website, ''), 'country', d.country,
  'socialMediaLinks', d.social_links, 'isCompanyRepresentative', d.company_id is not null, 'companyId', d.company_id,
  'companyName', (select o.legal_name from defendants o where o.id = d.company_id),
  'companyPosition', d.company_position,
  'representatives', ${list(
    `json_build_object('id', o.id, 'firstName', o.first_name, 'lastName', o.last_name,
    'companyPosition', o.company_position)`,
    `from defendants o where o.company_id = d.id`,
  )}, 'outcome', null,
  'isUnproven', ${isUnproven('d')}`

const contacts = `'email', d.email, 'cellPhone', nullif(d.cell_phone, ''), 'taxId', d.tax_id, 'wallets', d.wallets,
  'takeover', (select json_build_object('state', 'confirmed', 'name', t.first_name || ' ' || t.last_name, 'isYou', false,
    'takenAt', d.taken_at, 'contest', null) from users t where t.id = d.user_id),
  'delivery', case when d.letter_queued_at is not null then json_build_object('state', 'takenOver',
    'queuedAt', d.letter_queued_at, 'acceptedAt', d.letter_accepted_at, 'refusedAt', d.letter_refused_at,
    'refusal', d.letter_refusal, 'deferredAt', d.letter_deferred_at, 'deferral', d.letter_deferral, 'withheldAt', d.letter_withheld_at, 'openedAt', d.letter_opened_at, 'disownedAt', d.disowned_at,
    'takenOverAt', d.taken_at, 'corrections', d.address_corrections) end`

const defendants = (columns: string) =>
  `${list(`json_build_object(${columns}) order by d.sequence`, `from defendants d where d.claim_id = c.id`)}`

const replies = (columns: string) =>
  `${list(
    `json_build_object(
    'id', r.id, 'defendantId', r.defendant_id, 'name', ${nameOf('d')}, 'isUnproven', ${isUnproven('d')}, 'text', r.text, 'publishedAt', r.published_at,
    'changedAt', null, 'omissions', '[]'::json, 'answer', (select json_build_object('id', a.id, 'text', a.text,
      'publishedAt', a.published_at, 'omissions', '[]'::json, 'isToEarlierVersion', false) from replies a where a.defendant_id = d.id and a.party = 'Plaintiff')
    ${columns}) order by r.sequence`,
    `from replies r join defendants d on d.id = r.defendant_id where r.claim_id = c.id and r.party = 'Defendant'`,
  )}`

const publicClaim = `
  select json_build_object('view', 'public', ${summary()}, 'defendants', ${defendants(identity('public'))},
    'pendingActs', ${pendingActs}, 'replies', ${replies('')})::text as answer
  from claims c join users u on u.id = c.plaintiff_id where c.id = $1 and ${isPublic('c')}`

const files = `${list(
  `json_build_object('id', f.id, 'type', f.type, 'fileName', f.file_name, 'fileType', f.file_type,
    'size', f.size, 'sha256', f.sha256, 'url', f.url, 'urlDescription', f.url_description, 'caption', f.caption, 'createdAt', f.created_at,
    'addedBy', (select json_build_object('party', 'Plaintiff', 'name', w.first_name || ' ' || w.last_name, 'isYou', false)
      from users w where w.id = f.added_by),
    'messageId', f.message_id, 'removableUntil', null) order by f.sequence`,
  `from documents f where f.claim_id = c.id and not f.is_unsent`,
)}`

/** Two objects, as one call takes a hundred parameters at most. */
const partyClaim = `
  select (jsonb_build_object('view', 'party', ${summary(`, 'isStreetPublic', u.is_street_public`)}, 'role', 'Plaintiff', 'isPublic', ${isPublic('c')}, 'isRestricted', c.restricted_at is not null,
      'isOtherSideGone', false, 'isPaymentClaimOpen', c.is_payment_claim_open, 'unreached', 'none',
      'restrictions', '[]'::json, 'redactions', '[]'::json, 'performance', null, 'nextSum', null, 'bidding', null,
      'location', c.location, 'defendants', ${defendants(`${identity('private')}, ${contacts}`)},
      'files', ${files}, 'resolutions', ${resolutions}, 'pendingActs', ${pendingActs},
      'replies', ${replies(`, 'isOwn', false, 'earlierVersions', '[]'::json`)}, 'earlySettlement', null,
      'payments', ${list(`json_build_object('id', p.id, 'sol', p.lamports) order by p.sequence`, `from payments p where p.claim_id = c.id and p.payer = 'Plaintiff'`)}, 'paymentLink', null)
    || jsonb_build_object('representationStatus', c.representation_status,
      'isMaterialEvidenceAvailable', c.is_material_evidence_available,
      'howDidInteractionBegin', c.how_did_interaction_begin, 'whatDidDefendantDo', c.what_did_defendant_do,
      'whatDidYouDo', c.what_did_you_do, 'resolvelmentOffered', c.resolvelment_offered,
      'communicationCurrentStatus', c.communication_current_status, 'lastCommunication', c.last_communication,
      'lastResponse', c.last_response, 'disclaimerTerms', c.disclaimer_terms,
      'disclaimerDocumentation', c.disclaimer_documentation, 'disclaimerConsent', c.disclaimer_consent,
      'disputeReason', c.dispute_reason, 'disputeExplanation', c.dispute_explanation, 'disputeDate', c.disputed_at,
      'createdAt', c.created_at, 'submittedAt', c.submitted_at, 'submissionFee', null, 'noticePeriodEndsAt', c.notice_period_ends_at,
      'extendedAt', c.extended_at, 'extensionEndsAt', null, 'firstResponseAt', c.first_response_at,
      'resolvedAt', c.resolved_at))::text as answer
  from claims c join users u on u.id = c.plaintiff_id
  where c.id = $1`

const account = `json_build_object('id', u.id, 'username', u.username, 'firstName', u.first_name, 'lastName', u.last_name,
    'address', u.address, 'isStreetPublic', u.is_street_public, 'city', u.city, 'country', u.country, 'identificationId', u.identification_id,
    'language', u.language,
    'emails', ${list(
      `json_build_object('id', e.id, 'address', e.address, 'isConfirmed', e.is_confirmed,
      'isPrimary', e.is_primary)`,
      `from emails e where e.user_id = u.id`,
    )},
    'wallets', ${list(`json_build_object('id', w.id, 'address', w.address) order by w.position`, `from wallets w where w.user_id = u.id`)},
    'hasPassword', u.password_hash is not null, 'hasSecondFactor', u.authenticator_secret is not null, 'suspension', null)`

const profile = `
  select json_build_object('id', u.id, 'username', u.username, 'firstName', u.first_name, 'country', u.country,
    'memberSince', u.created_at,
    'claimCount', (select count(*) from claims c where c.plaintiff_id = u.id and ${isPublic('c')}), 'next', null,
    'claims', ${list(
      `json_build_object('id', c.id, 'type', c.type, 'dateOfClaim', c.date_of_claim,
      'value', ${money('c.value_cents')}, 'asked', ${money('c.value_cents')}, 'currency', c.currency, 'jurisdiction', c.jurisdiction,
      'currentStatus', c.status, 'isDisregarded', false, 'isReached', ${isReached}, 'hasReply', c.first_reply_at is not null,
      'isUnproven', ${isAnyUnproven}, 'ending', c.ending, 'paymentClaimedOn', c.payment_claimed_on,
      'plaintiffName', u.first_name || ' ' || u.last_name, 'defendantNames', ${names('d.company_id is null')},
      'representativeNames', ${names('d.company_id is not null')}) order by c.created_at desc`,
      `from (select * from claims where plaintiff_id = u.id and ${isPublic('claims')}
        order by created_at desc limit 20) c`,
    )})::text as answer
  from users u where u.id = $1 and exists (select from emails e where e.user_id = u.id and e.is_confirmed)`

const notifications = `
  select json_build_object('notifications', coalesce(json_agg(n), '[]'::json), 'totalCount', 20, 'totalUnreadCount', 0,
    'next', null)::text as answer
  from (select id, facts, created_at from notifications where user_id = $1 order by created_at desc limit 20) n`

export const bareAnswers: readonly BareAnswer[] = [
  { path: '/v1/claims', isSignedIn: true, isNamed: false, sql: claimLists },
  { path: '/party/v1/claims/:id', isSignedIn: true, isNamed: true, sql: partyClaim },
  { path: '/v1/claims/:id', isSignedIn: false, isNamed: true, sql: publicClaim },
  {
    path: '/v1/auth',
    isSignedIn: true,
    isNamed: false,
    sql: `select ${account}::text as answer from users u where u.id = $1`,
  },
  { path: '/v1/notifications', isSignedIn: true, isNamed: false, sql: notifications },
  { path: '/v1/users/:id', isSignedIn: false, isNamed: true, sql: profile },
]

/** Looks up the user by the digest of their token, as every call with a session does. */
export const sessionSql = `
  select s.user_id from session_tokens t join sessions s on s.id = t.session_id
  where t.token_hash = $1 and t.kind = 'access' and t.expires_at > now() and s.ended_at is null`

/** Looks up the account by an address, with the answer to signing in. */
export const accountSql = `
  select u.id, u.password_hash, ${account}::text as answer
  from emails e join users u on u.id = e.user_id where e.address = $1 and e.is_confirmed`

/** Opens a session with the digests of its two tokens. */
export const openSessionSql = `
  with opened as (insert into sessions (user_id, created_at, proven_at) values ($1, now(), now()) returning id)
  insert into session_tokens (token_hash, session_id, kind, expires_at)
  select token.hash, opened.id, token.kind, now() + make_interval(secs => token.seconds)
  from opened, (values ($2, 'access', $4::int), ($3, 'refresh', $5::int)) as token (hash, kind, seconds)`
