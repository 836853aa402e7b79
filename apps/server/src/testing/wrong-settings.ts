const google = { GOOGLE_CLIENT_ID: 'redress', GOOGLE_CLIENT_SECRET: 'secret' }
const cluster = { SOLANA_RPC_URL: 'https://node.example', SOLANA_CLUSTER: 'devnet' }
const wallet = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

/** Settings that prevent a start, and the expected message. */
export const wrongSettings: readonly (readonly [settings: Record<string, string>, line: RegExp])[] = [
  [{ PORT: 'many' }, /^PORT must be a port number from 1 to 65535$/],
  [{ PORT: '0' }, /^PORT must be a port number from 1 to 65535$/],
  [{ MAIL_UI_PORT: '65536' }, /^MAIL_UI_PORT must be a port number from 1 to 65535$/],
  [{ LOCALNET_PORT: '65535' }, /^LOCALNET_PORT must be a port number from 1 to 65534$/],
  ...[
    'http://localhost/redress',
    'https://redress.example/?a',
    'https://redress.example/#a',
    'https://a:b@c.example',
  ].map(PUBLIC_URL => [{ PUBLIC_URL }, /^PUBLIC_URL must be an origin without a path, such as /] as const),
  [{ PUBLIC_URL: 'redress.example' }, /^PUBLIC_URL must be a URL that starts with http:\/\/ or https:\/\/$/],
  ...['Redress', 'Redress <>', 'Redress <office>', 'a@b.example, c@d.example', '<a@b.example> Redress'].map(
    MAIL_FROM => [{ MAIL_FROM }, /^MAIL_FROM must be an e-mail address, such as /] as const,
  ),
  [{ MAIL_FROM: 'Redress\n<a@b.example>' }, /^MAIL_FROM must be one line$/],
  ...[wallet.slice(0, 30), `${wallet}1`, wallet.replace('E', '0')].map(
    PAYMENT_RECIPIENT => [{ ...cluster, PAYMENT_RECIPIENT }, /^PAYMENT_RECIPIENT must be a Solana address$/] as const,
  ),
  [{ ROLE: 'web' }, /^ROLE must be one of all, api, worker, migrate$/],
  [{ ROLE: 'migrate' }, /^What is migrated is the database of DATABASE_URL, which must be set$/],
  ...['api', 'worker'].map(
    ROLE =>
      [
        { ROLE, ...cluster, PAYMENT_RECIPIENT: wallet },
        /^A process of one role starts nothing beside itself: /,
      ] as const,
  ),
  [{ HOST: 'redress.example' }, /^HOST must be an IP address, such as /],
  [{ METRICS_PORT: '0' }, /^METRICS_PORT must be a port number from 1 to 65535$/],
  [{ METRICS_HOST: 'monitor' }, /^METRICS_HOST must be an IP address, such as /],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    /^OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that starts with http:\/\/ or https:\/\/$/,
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '10' }, /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1$/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error, warn, info, debug, silent$/],
  [{ PREPARED_STATEMENTS: 'no' }, /^PREPARED_STATEMENTS must be one of on, off$/],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, /^TRUSTED_PROXIES must be IP addresses, ranges such as 10\.0\.0\.0\/8, /],
  [{ REQUESTS_PER_MINUTE: 'many' }, /^REQUESTS_PER_MINUTE must be a whole number from 1 to 1000000000$/],
  [{ DKIM_SELECTOR: 'redress1' }, /^DKIM_SELECTOR and DKIM_PRIVATE_KEY must be set together$/],
  [
    { DKIM_SELECTOR: 'redress1', DKIM_PRIVATE_KEY: 'secret' },
    /^DKIM_PRIVATE_KEY must be a private RSA key of at least 2048 bits in PEM$/,
  ],
  ...['clamd', 'unix:/run/clamav', 'localhost:port'].map(
    CLAMD_SOCKET =>
      [{ CLAMD_SOCKET }, /^CLAMD_SOCKET must be a path such as \/run\/clamav\/clamd\.ctl, or a host /] as const,
  ),
  [{ DKIM_SELECTOR: '-' }, /^DKIM_SELECTOR must be letters, digits, hyphens and dots$/],
  [{ BOUNCES_URL: 'mail.example' }, /^BOUNCES_URL must be a URL that starts with imap:\/\/ or imaps:\/\/$/],
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL must be a URL that starts with smtp:\/\/ or smtps:\/\/$/],
  [{ SOLANA_RPC_URL: 'node.example' }, /^SOLANA_RPC_URL must be a URL that starts with http:\/\/ or https:\/\/$/],
  [{ PYTH_UNCERTAINTY: '0' }, /^PYTH_UNCERTAINTY must be at least 0.01$/],
  [{ DRAIN_SECONDS: '-1' }, /^DRAIN_SECONDS must be a whole number from 0 to 3600$/],
  [{ DRAIN_SECONDS: '0.5' }, /^DRAIN_SECONDS must be a whole number from 0 to 3600$/],
  [{ DRAIN_SECONDS: '3000000' }, /^DRAIN_SECONDS must be a whole number from 0 to 3600$/],
  [{ DATABASE_TIMEOUT: 'P30D' }, /^DATABASE_TIMEOUT must be an ISO 8601 duration from PT1S to PT1H$/],
  [{ SUBMISSION_FEE: 'much' }, /^SUBMISSION_FEE must be an amount$/],
  [{ SUBMISSION_FEE: '0.001' }, /^SUBMISSION_FEE must be an amount of at least 0 with at most two decimals$/],
  [{ NOTICE_PERIOD: 'soon' }, /^NOTICE_PERIOD must be an ISO 8601 duration from PT0S to P3650D$/],
  [{ NOTICE_PERIOD: 'P99999999D' }, /^NOTICE_PERIOD must be an ISO 8601 duration from PT0S to P3650D$/],
  [{ FREE_CLAIMS: '-1' }, /^FREE_CLAIMS must be a whole number from 0 to 1000000000$/],
  [{ UNRESOLVED_CLAIMS_LIMIT: '0' }, /^UNRESOLVED_CLAIMS_LIMIT must be a whole number from 1 to 1000000000$/],
  [{ PRIVATE_CONTACTS: 'all' }, /^PRIVATE_CONTACTS must be one of /],
  [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL must be a URL that starts with postgres:\/\/ or postgresql:\/\/$/],
  [{ SOLANA_CLUSTER: 'devnet' }, /^SOLANA_RPC_URL, SOLANA_CLUSTER and PAYMENT_RECIPIENT must be set together$/],
  ...['https://node.example/v2/key', 'https://node.example/?api-key=key', 'https://me:key@node.example'].map(
    SOLANA_RPC_URL =>
      [
        { ...cluster, SOLANA_RPC_URL, PAYMENT_RECIPIENT: wallet },
        /^SOLANA_RPC_URL may hold a key, .*: set SOLANA_PUBLIC_RPC_URL to /,
      ] as const,
  ),
  [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a' }, /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together$/],
  [{ S3_ENDPOINT: 'https://s3.example' }, /^S3_ENDPOINT and S3_ACCESS_KEY_ID need an S3_BUCKET$/],
  [{ BACKUP_PASSPHRASE: 'short' }, /^BACKUP_PASSPHRASE must be at least 16 characters$/],
  [
    { BACKUP_PASSPHRASE: 'a long passphrase', BACKUP_PASSPHRASE_FILE: '/run/passphrase' },
    /^BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE must not both be set$/,
  ],
  [{ SOL_PRICE_SOURCE: 'pyth' }, /^SOL_PRICE_SOURCE=pyth needs the accounts PYTH_SOL_USD and PYTH_EUR_USD$/],
  [{ GOOGLE_CLIENT_ID: 'redress' }, /^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together$/],
  [{ GOOGLE_CLIENT_SECRET: 'secret' }, /^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together$/],
  [{ OPERATOR_NAME: 'A' }, /^OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL must be set together$/],
  [{ OPERATOR_NAME: 'A', OPERATOR_ADDRESS: 'B', OPERATOR_EMAIL: 'C' }, /^OPERATOR_EMAIL must be an e-mail address$/],
  [{ OPERATOR_NAME: 'A\nB' }, /^OPERATOR_NAME must be one line$/],
  [{ OPERATOR_IBAN: 'AT61 1904 3002 3457 3201' }, /^OPERATOR_IBAN and OPERATOR_IBAN_HOLDER must be set together$/],
  [{ OPERATOR_IBAN_HOLDER: 'Redress' }, /^OPERATOR_IBAN and OPERATOR_IBAN_HOLDER must be set together$/],
  ...['AT611904300234573202', 'BR1500000000000010932840814P2'].map(
    OPERATOR_IBAN =>
      [
        { OPERATOR_IBAN, OPERATOR_IBAN_HOLDER: 'Redress' },
        /^OPERATOR_IBAN must be the IBAN of an account in the SEPA area$/,
      ] as const,
  ),
  [
    { OPERATOR_IBAN: 'AT611904300234573201', OPERATOR_IBAN_HOLDER: 'R'.repeat(71) },
    /^OPERATOR_IBAN_HOLDER must be at most 70 characters, as the bank has the name$/,
  ],
  [{ ...google, GOOGLE_ISSUER: 'accounts.google.com' }, /^GOOGLE_ISSUER must be a URL/],
  [{ ...google, GOOGLE_ISSUER: 'http://accounts.google.com' }, /^GOOGLE_ISSUER must start with https/],
]
