import type { Language } from '@redress/domain/people/languages.ts'
import type { Party } from '@redress/domain/people/parties.ts'

const segment = encodeURIComponent

/** Links to the web app in mails (specification section 2). */
export const pageLinks = (publicUrl: string) => ({
  signIn: `${publicUrl}/auth/login`,
  forgotPassword: `${publicUrl}/auth/forgot-password`,
  confirmRegistration: (token: string) => `${publicUrl}/auth/confirmation/token/${segment(token)}`,
  confirmAdditionalEmail: (token: string) => `${publicUrl}/auth/confirmation/additional-email-token/${segment(token)}`,
  undoChange: (token: string) => `${publicUrl}/auth/undo/${segment(token)}`,
  profile: `${publicUrl}/dashboard/profile`,
  resetPassword: (token: string) => `${publicUrl}/auth/reset-password/${segment(token)}`,
  // The code is in the fragment, which reaches no server, log or other site.
  answer: (code: string) => `${publicUrl}/answer#${segment(code)}`,
  answerIn: (language: Language, code: string) => `${publicUrl}/answer?language=${language}#${segment(code)}`,
  disownWords: (token: string) => `${publicUrl}/not-us/${segment(token)}`,
  contestTakeover: (token: string) => `${publicUrl}/takeover/contest/${segment(token)}`,
  referral: (code: string) => `${publicUrl}/auth/register?referrie=${segment(code)}`,
  publicClaim: (claimId: string) => `${publicUrl}/claim/${segment(claimId)}`,
  claimAsPlaintiff: (claimId: string) => `${publicUrl}/dashboard/claims/my-claims/${segment(claimId)}`,
  claimAsDefendant: (claimId: string) => `${publicUrl}/dashboard/claims/against-me/${segment(claimId)}`,
  receipt: (payer: Party, claimId: string, paymentId: string) =>
    `${publicUrl}/dashboard/claims/${payer === 'Plaintiff' ? 'my-claims' : 'against-me'}/${segment(claimId)}/receipts/${segment(paymentId)}`,
  notifications: `${publicUrl}/dashboard`,
  transparency: `${publicUrl}/transparency`,
  accountForStaff: (username: string) => `${publicUrl}/operator/accounts/${segment(username)}`,
  moderationCase: (claimId: string) => `${publicUrl}/operator/${segment(claimId)}`,
})
