/** Behaviour that the specification states in sentences only, by section; no code holds it as data. */
export const rules = {
  'SPEC-2-navigation': 'The left navigation leads to every page of the dashboard',
  'SPEC-2-home-highlights': 'Claims against and Created claims on the home page lead to the lists',
  'SPEC-2-top-bar': 'The title of the top bar depends on the path, Social Providers included',
  'SPEC-2-visitor-redirects': 'Protected addresses lead a visitor to /auth, unknown ones to /',
  'SPEC-2-member-redirects': 'A confirmed user is led from the public layout to the dashboard, with the query',
  'SPEC-2-unconfirmed-redirects': 'Users without a confirmed e-mail are sent to /auth/confirmation/send',
  'SPEC-2-after-logout': 'After logout the user is at /auth/login',
  'SPEC-2-resolution-archive': 'Older resolutions are shown and hidden by Show archive and Hide archive',
  'SPEC-2-public-search-groups': 'Show more adds 3 more results to a group that first shows 3',
  'SPEC-2-resume-draft': 'Creating a claim resumes the pending one',
  'SPEC-3-public-claim':
    'Everybody sees their own part of a public claim, and the parties alone one that is not public',
  'SPEC-3-public-user': 'A public profile shows the allowed fields and the public claims, and nothing else',
  'SPEC-3-displayed-value': 'The displayed value is the last resolution’s, if there is any, else the claim’s',
  'SPEC-3-last-linkedin': 'A LinkedIn link replaces any earlier link of that type',
  'SPEC-4-transitions': 'Every transition of the lifecycle happens as its row says, and nothing else does',
  'SPEC-4-share': 'The Share button is shown unless the status is PENDING or PENDING_PUBLICATION',
  'SPEC-4-offered-actions': 'The lists of claims offer the actions that the status allows to the reader',
  'SPEC-4-cost-owner': 'An accepted resolution is paid and resolved by its cost owner',
  'SPEC-4-delete-draft': 'Only a PENDING claim can be deleted',
  'SPEC-4-submit-complete': 'Only a complete claim can be submitted',
  'SPEC-4-settlement': 'A claim is filed, disputed, negotiated, paid and stands resolved on the public record',
  'SPEC-4-concession': 'A defendant pays and resolves at once, within the notice period',
  'SPEC-4-primary-email': 'Only a confirmed address that is not the primary one can become the primary one',
  'SPEC-5-validation-beside-field':
    'A refused value is explained beside its field and in the summary; nothing typed is lost',
  'SPEC-5-values-taken': 'Every call takes all of its fields with values that fit',
  'SPEC-5-unchanged-proposal': 'A proposal can be sent as soon as something differs from the prefilled values',
  'SPEC-6-permissions': 'Every call is open to those alone whom the permission table names',
  'SPEC-6-private-fields': 'Evidence, texts, offers and contacts are seen by those alone for whom they are meant',
  'SPEC-6-undo':
    'A change of addresses, password, sign-in or wallets asks who is there, is told to every confirmed address, and can be undone from that mail for three days',
  'SPEC-6-second-factor':
    'Whoever switches it on is asked for a code of an app or a recovery code after the password, each good once; the operator alone can help without',
  'SPEC-6-data-export':
    'Everybody has everything about themselves as one archive, once a day, after showing who they are; what belongs to others is not in it',
  'SPEC-6-account-closure':
    'Whoever closes their account is gone at once and can come back for three days; then what is theirs alone is deleted, and what others rely on stays with a name',
  'SPEC-6-limit': 'A user at the limit of unresolved claims cannot create a claim',
  'SPEC-6-google-password': 'Users who sign in with Google have no password to change',
  'SPEC-7-session-renewal': 'A 401 renews the session once and repeats the call once; else the browser goes to /auth',
  'SPEC-7-payment': 'A fee is paid once, from a browser wallet, whatever goes wrong on the way',
  'SPEC-4-effort': 'Filing and paying takes at most 16 clicks and 20 fields on a phone',
  'SPEC-7-confirmation':
    'A paid fee leads to a page that says what is now so and what happens next, also after a reload',
  'SPEC-6-offer':
    'A claim that names a confirmed address is offered to its owner on Home, and nobody is linked without an act of their own',
  'SPEC-6-contest':
    'A stranger who redeemed a code is contested by the plaintiff or the named mailbox, and unlinked when the new code is redeemed',
  'SPEC-4-letter':
    'A letter says who asks how much and until when, what an answer and silence mean, and how to check it without its links',
  'SPEC-4-delivery':
    'The plaintiff alone sees how the letter to each defendant arrives, with times, and is told where a mail server refuses it',
  'SPEC-4-reminders':
    'Whoever has not answered is reminded at half of the notice period, 3 days and 1 day before its end, once each, and where the sum is raised after that; nobody after an answer',
  'SPEC-6-correspondence':
    'The parties of a claim add documents and write to each other, privately and live, and nobody reads it but they',
  'SPEC-6-payment-statement': 'A defendant says what was paid already, with date, sum and proof; the plaintiff is told',
  'SPEC-4-paid-by-letter':
    'Whoever was only written to says what was paid already, with date, sum and files, before there is an account; the plaintiff is told when it is given, free of charge',
  'SPEC-7-gathered-mail':
    'However much is written on a claim, or done and undone, each reader is mailed of it at most once an hour, and not of what was read',
  'SPEC-4-more-time':
    'A defendant has 7 more days once per claim, within the notice period and at once: answer, publication and reminders are due later, and all are told',
  'SPEC-4-not-me':
    'Whoever reads a named address and is not the defendant ends the letters and the code there; the plaintiff is told, and not by whom',
  'SPEC-4-correction':
    'The plaintiff corrects the address of a defendant whose seat nobody has taken three times, and has the letter sent again once a day',
  'SPEC-4-reply':
    'A defendant publishes one reply beside the public claim, free and at any time; “No response” disappears, and the plaintiff may answer it once',
  'SPEC-7-notified':
    'Every event is told to every reader by app, by mail or not at all as one table says, and to nobody twice',
  'SPEC-4-settled-early':
    'A claim settled within the notice period stays out of search, profiles and figures until everybody whom it names agrees to show it',
  'SPEC-4-figures':
    'The operator is told how many letters were taken, opened and answered, how and after how many days, from what people did on the site alone',
  'SPEC-4-report':
    'Anybody reports a public claim or the words beside it; the operator is mailed, lists and settles it, and whoever left an address is told',
  'SPEC-4-moderation':
    'The operator takes a claim or words off the public record, says why, is objected to and puts it back; a public log says so without names',
  'SPEC-4-redaction':
    'The operator takes passages out of a public text and says what they were; the parties read all of it, object, and it is shown again',
  'SPEC-4-figures-by-month':
    'The console shows by months what became of claims, letters and agreements, and the fees; the months add up to the figures of the command',
  'SPEC-4-health':
    'The console says of each part of the installation whether it works now, and what runs out or is forgotten',
  'SPEC-4-broadcast':
    'An administrator has every page show a line for a time, with a reason, and sees the settings and where each comes from, without secrets',
  'SPEC-4-waiting-work':
    'The operator sees what failed, was not applied or was not paid, from the oldest on, and deals with it once, with a reason',
  'SPEC-4-suspensions':
    'The operator suspends an account, or its filing, says why, is objected to and lifts it; its owner keeps every right in their claims',
  'SPEC-4-records-arranged':
    'The operator merges records of companies, splits companies off one and says that two are not one; assigning others undoes none of it',
  'SPEC-6-operator-acts':
    'What the operator changes by a command is kept with who did it and why, and shown to the owner of the account that it concerns',
  'SPEC-6-names-in-mail':
    'Names in mail to strangers have at most 60 characters and hold no text that is like an address',
  'SPEC-7-receipt': 'Whoever opened a fee is mailed its receipt once, when it is paid',
  'SPEC-7-fee-codes':
    'A code of the operator takes over a fee or a share of it, as often and as long as was set; at nothing left to pay the act takes effect at once',
  'SPEC-7-bank-transfer':
    'Where the operator has a bank account, a transfer pays the fee in EUR whose reference it names, once in however many statements it stands; what fits none waits for the operator',
  'SPEC-7-somebody-else-pays': 'Somebody without an account pays by a link that gives nothing of the claim away',
  'SPEC-8-server-words': 'A failed call shows the server’s text where there is one, else a default',
  'SPEC-9-unresolved-claims':
    'At the limit of unresolved claims the create button is disabled and the banner stands there',
  'SPEC-9-platform-fee': 'The platform fee: up to 5000 it is 200, up to 15000 5 percent, above 2 percent',
  'SPEC-9-claim-value': 'The value of a claim is at least 1',
  'SPEC-9-currencies': 'The currencies are USD and EUR; EUR stands there at first',
  'SPEC-9-file-size': 'A file has at most 50 MB',
  'SPEC-9-lengths': 'A username has 3 to 30 characters, a password at least 8, an identification ID at least 6',
  'SPEC-9-page-size': 'A page of results holds 20',
  'SPEC-9-polling': 'Where events do not come, claims are asked for every 5 s and notifications every 60 s',
  'SPEC-9-freshness': 'The user is fresh for 5 minutes, claims lists never, all else for 10; kept for 15',
  'SPEC-9-retries': 'A call that may pass is tried twice again',
  'SPEC-9-window-focus': 'Nothing is fetched again when the window is returned to',
  'SPEC-9-search-debounce': 'A search waits 500 ms, begins with the second letter, and keeps the two terms apart',
  'SPEC-9-public-search': 'The public search shows 3 of each kind, and 3 more at each press',
  'SPEC-9-money-and-ids': 'Money has 2 decimals and thousands commas, an id 8 characters',
  'SPEC-9-dates': 'Dates read dd-MMM-yyyy, the time of a resolution dd-MMM-yyyy HH:mm',
  'SPEC-9-payment-amount': 'A fee in lamports is converted at the locked rate and rounded up',
  'SPEC-9-width': 'Dialogs and accordions are 780 wide',
} as const satisfies Record<`SPEC-${number}-${string}`, string>
