export const takeover = {
  claim: {
    title: 'Takeover Claim',
    lead: 'Somebody filed a claim against you? Redeem the code from our e-mail to read it and to answer.',
    submit: 'Takeover',
    done: 'Code redeemed successfully',
    switch: 'Go to Takeover',
    hint: 'Reset it if it has expired or does not work.',
  },
  reset: {
    title: 'Reset Redeem Code',
    lead: 'Enter the code that you have. If we know it, we send a new one to the e-mail address that the claim names, and the old one stops working.',
    submit: 'Reset Code',
    done: 'Reset takeover code successfully',
    switch: 'Go to Reset Code',
    hint: 'Use it if your code still works.',
  },
  field: 'Redeem Code',
  fieldHint: '26 letters and digits, in groups. Capitals and hyphens do not matter.',
  failed: 'Takeover code could not be redeemed',
}
