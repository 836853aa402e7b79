/**
 * Section 8 of the specification, to the letter; correct where it marks a text as "spelt so". With each, for how many
 * seconds a toast that says it stays (section 9).
 */
const secondsOfErrors = 5
const secondsOfSuccesses = 3

const errors = [
  'Claim could not be fetched',
  'Claims could not be fetched',
  'Claim could not be created',
  'Claim could not be updated',
  'Claim could not be amended',
  'Claim could not be deleted',
  'Claim could not be submitted',
  'Claim could not be disputed',
  "Resolution couldn't be accepted",
  'Resolution cannot be rejected',
  'Resolution cannot be proposed',
  'Cannot be paid and resolved',
  'Defendant could not be upserted',
  'Defendant could not be deleted',
  'Defendant could not be fetched',
  'Claim document URL cannot be added',
  'Document could not be deleted',
  'Document could not be downloaded',
  'Actions could not be fetched',
  'Notifications could not be fetched',
  'Notification mark as read failed',
  'Wallets could not be created',
  'Wallets could not be fetched',
  'Logout failed',
  'Logout failed. Please try again.',
  'Error happened while resending email confirmation',
  'Something went wrong while changing email',
  'Register failed.',
  'Confirmation failed',
  'Something went wrong',
  'Confirmation email could not be sent',
  'Username or password is incorrect',
  'Email cannot be added',
  'Password could not be changed',
  'User profile could not be updated',
  'User referrals could not be fetched',
  'Search failed.',
  'Takeover code could not be redeemed',
  'Invalid username or password.',
  'Registration failed. Please try again.',
  'Confirmation failed. Please try again.',
  'Registration confirmation failed. Please try again.',
  'Failed to send confirmation email',
  'An error occurred. Please try again.',
  'Password change failed. Please try again.',
  'Something went wrong!',
  'Wallet not connected or publicKey is missing.',
]

const successes = [
  'Email confirmed.',
  'Registration confirmed.',
  'Confirmation email sent.',
  'Your password has been reset. Please log in with the new one.',
  'Claim created successfully',
  'Claim updated successfully',
  'Claim deleted successfully',
  'Claim submitted successfully',
  'Claim disputed successfully',
  'Claim amended successfully',
  'Claim paid and resolved successfully',
  'Resolution proposed successfully',
  'Resolution accepted successfully',
  'Resolution rejected successfully',
  'Defendant upserted successfully',
  'Defendant deleted successfully',
  'Document deleted successfully',
  'Document URL added successfully',
  'File uploaded successfully',
  'Wallets updated successfully',
  'Primary email address changed successfully.',
  'Passwords updated successfully',
  'Profile information updated successfully',
  'Reset takeover code successfully',
  'Code redeemed successfully',
  'Claim link copied to clipboard',
  'Profile link copied to clipboard',
  'Referral link copied to clipboard',
  'Transaction is confirmed',
]

const withTimesOfTheirOwn = {
  'Email address added successfully.': 5,
  'Email with verification link has been sent to your email address.': 5,
  'Email with verification link has been sent to your email.': 5,
  'If the email is valid, instructions will be sent.': 5,
  'Transaction sent! Waiting for confirmation...': 8,
}

const banner = 'You have reached the limit of unresolved claims. Please resolve some of them before creating a new one.'

/** Every text, and its seconds as a toast; the banner never is one. */
export const specifiedMessages: ReadonlyMap<string, number | null> = new Map<string, number | null>([
  ...errors.map((text): [string, number] => [text, secondsOfErrors]),
  ...successes.map((text): [string, number] => [text, secondsOfSuccesses]),
  ...Object.entries(withTimesOfTheirOwn),
  [banner, null],
])
