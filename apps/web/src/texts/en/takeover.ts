export const takeover = {
  claim: {
    title: 'Takeover Claim',
    lead: 'Somebody filed a claim against you? Redeem the code from our e-mail to read it and to answer.',
    submit: 'Takeover',
    done: 'Code redeemed successfully',
    switch: 'Go to Takeover',
    hint: 'Has the code expired, or does it not work? Go to Reset Code and have a new one sent.',
  },
  reset: {
    title: 'Reset Redeem Code',
    lead: 'Enter the code that you have. If we know it, we send a new one to the e-mail address that the claim names, and the old one stops working.',
    submit: 'Reset Code',
    done: 'Reset takeover code successfully',
    switch: 'Go to Reset Code',
    hint: 'A code works for 30 days and can be used once. The plaintiff never sees it.',
  },
  field: 'Redeem Code',
  fieldHint: '26 letters and digits, in groups. Capitals and hyphens do not matter.',
  failed: 'Takeover code could not be redeemed',
}
