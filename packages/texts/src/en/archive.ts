import type { ArchiveFacts } from '../archive-texts.ts'

/** Notice that a data archive is ready, and the guide in the archive. */
export const dataExport = {
  subject: 'Your data is ready to download',
  ready: (until: string) =>
    `The archive of your data that you asked for is ready. You can download it until ${until} from your profile, in the section “Your data”. Then we delete it.\n\nBefore the download we ask you to show that it is you. If you did not ask for the archive, log out everywhere under “Recent activity” and choose another password.`,
  readMeName: 'README.txt',
  readMe: ({
    username,
    site,
    at,
  }: ArchiveFacts) => `Everything that ${site} keeps about the account ${username}, as of ${at}.

Keep this archive where nobody else reads it: it holds what you and others wrote in confidence.

The files end in .json. They are text: any editor or browser opens them, and programs read them.

account.json         Your username, name, address, identification number, email addresses and wallets.
activity.json        What was done with your account in the last 180 days, and from where ("network").
suspensions.json     Whether and why the operator of the site suspended the account, and your objection.
notifications.json   What you were notified of, as you read it.
referrals.json       Your referral link, and who registered by it.
offered-claims.json  Claims that name an address of yours and are not linked to your account.
claims.json          The lists of your claims ("myClaims") and of the claims against you ("accusedClaims").
claims/<id>/claim.json
                     One claim as you see it on the site: "claim" with everything that was stated, its
                     defendants, documents ("files"), offers ("resolutions") and replies; "history";
                     "messages" between the parties; files that you uploaded for a message and did not
                     send ("unsentFiles"); and "payments", the fees of your side.
claims/<id>/redress-<number>-agreement.pdf
                     The agreement of the parties as a document, where they have reached one.
claims/<id>/documents/
                     The files that you added to the claim, as you uploaded them.
documents.json       The list of these files, each with its SHA-256 and its "state": "whole", or "damaged"
                     or "missing" where we no longer have it as you uploaded it.
schema.json          Every key of these files and the kind of its value, as JSON Schema.

Amounts ("value", "fee") are in the unit of their "currency". Times end in Z and are in UTC, dates are
year-month-day. An empty text is "", what was never stated is null. Some names are spelt as in the
interface of the site: "resolvelmentOffered" is the resolution that was offered.

What is not in here: your password, of which only a value is kept that it can be checked by, and other
secrets of logging in; what others have uploaded, which you can download on the claim; and what other
people may see and you may not.
`,
}
