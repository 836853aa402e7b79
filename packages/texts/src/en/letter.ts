import type { LetterFacts, LetterTexts } from '../letter-texts.ts'

const asked = ({ company }: LetterFacts): string => company ?? 'you'

const costsHeading = 'What an answer costs'

const free = ({ isPublic, isPlaintiffGone }: LetterFacts): string =>
  isPlaintiffGone
    ? `Saying that you have already paid is free${isPublic ? ', and so is a reply in public' : ''}. It counts as an answer.`
    : `You can make an offer${isPublic ? ', reply in public' : ''} or say that you have already paid, free of charge. Each counts as an answer.`

const fees = ({ plaintiff, disputeFee, concessionFee, isByBank }: LetterFacts): string =>
  `Disputing the claim ${disputeFee === null ? 'is free too' : `costs ${disputeFee}`}. ${
    concessionFee === null
      ? `Accepting it in full has no fee: you pay the amount directly to ${plaintiff}.`
      : `Accepting it in full has a fee of ${concessionFee}, and you pay the amount itself directly to ${plaintiff}.`
  }${disputeFee === null && concessionFee === null ? '' : ` A fee is paid ${isByBank ? 'by bank transfer, or ' : ''}in SOL with a wallet, and somebody else can pay it for you.`}`

const noRightLost =
  'You lose no legal right by not answering: silence is not taken as agreement, and nothing is decided against you here.'

/** The letter to a defendant in English. */
export const letter: LetterTexts = {
  subject: {
    'to be answered': facts => `${facts.plaintiff} asks ${facts.amount} from ${asked(facts)}: answer by ${facts.day}`,
    public: facts => `${facts.plaintiff} asks ${facts.amount} from ${asked(facts)}: you can still answer`,
    restricted: facts => `${facts.plaintiff} asks ${facts.amount} from ${asked(facts)}: you can still answer`,
    answered: facts =>
      `${facts.plaintiff} asks ${facts.amount} from ${asked(facts)}: ${facts.isPublic ? 'it is public, and ' : ''}you can join`,
    resolved: facts => `The claim of ${facts.plaintiff} over ${facts.amount} is resolved`,
    withdrawn: facts => `The claim of ${facts.plaintiff} over ${facts.amount} was withdrawn`,
  },
  asks: facts => {
    const claim = `${facts.plaintiffAndCity} has filed a claim on Redress against ${asked(facts)}, over ${facts.amount}.`
    return facts.isRepresentative ? `${claim} It names you as a representative of ${facts.company}.` : claim
  },
  stands: {
    'to be answered': ({ time }) =>
      `You can read it now, and answer it until ${time}. Reading is free and needs no account.`,
    public: ({ day }) =>
      `Nobody has answered it, and it has been public since ${day}. You can still answer, and a public reply is free. Reading is free and needs no account.`,
    restricted: () => 'Nobody has answered it. You can still answer. Reading is free and needs no account.',
    answered: ({ day, isPublic }) =>
      `A defendant has answered it${isPublic ? `, and it has been public since ${day}` : ''}. You can read it and join. Reading is free and needs no account.`,
    resolved: () => 'It is resolved. You can read it, and how it ended. Reading is free and needs no account.',
    withdrawn: () => 'The plaintiff has withdrawn it, and it is over. Nothing is asked of you any more.',
  },
  standsTakenOver: ({ time }) => `It is linked to your account, and you can answer it until ${time}.`,
  extended: ({ time }) => `A defendant asked for more time and got it: an answer is now possible until ${time}.`,
  left: ({ count, unit }) => `${count} ${count === 1 ? unit.slice(0, -1) : unit} left`,
  nobodyYet: left => `This is a reminder. Nobody has answered yet: ${left}.`,
  rows: { number: 'Claim number', by: 'Asked by', from: 'Asked from', date: 'Date of the event', code: 'Your code' },
  until: isOver => (isOver ? 'Public since' : 'Last day to answer'),
  button: 'Read the claim',
  costs: {
    'to be answered': facts => ({ heading: costsHeading, text: `${free(facts)} ${fees(facts)}` }),
    public: facts => ({ heading: costsHeading, text: `${free(facts)} ${fees(facts)}` }),
    restricted: facts => ({ heading: costsHeading, text: `${free(facts)} ${fees(facts)}` }),
    answered: facts => ({
      heading: costsHeading,
      text: `${free(facts)} We show any fee before you send your answer.`,
    }),
  },
  silence: {
    'to be answered': ({ time }) => ({
      heading: 'If nobody answers',
      text: `The claim becomes public after ${time}, with or without an answer, unless it has ended by then. Without an answer the public record says “No response” beside your name. The documents and the story stay between the parties. ${noRightLost}`,
    }),
    public: () => ({
      heading: 'If nobody answers',
      text: `The public record goes on saying “No response”. You can answer at any time: a reply in public is free, and makes “No response” disappear. ${noRightLost}`,
    }),
  },
  settling: ({ day }) => ({
    heading: 'If you settle early',
    text: `Settle it and pay the fee by ${day}, and it stays private. It then appears neither in search nor in a profile. Its public address then says only that a claim of this kind was settled, unless everyone named in it agrees to show more. The terms stay between you in any case.`,
  }),
  noCourt: {
    heading: 'What Redress is',
    text: 'Redress is not a court. This email is no judgment and does not say who is right. On Redress both sides can settle a claim between them.',
  },
  check: (site, number) => ({
    heading: 'How to check this email without its links',
    text: `Type ${site}/answer into your browser yourself, and enter the claim number ${number} and your code there. The number and the code open only this claim.`,
  }),
  inThisLanguage: 'In English:',
  once: (until, isOver) =>
    `The code is for you alone: it lets a person read the claim${isOver ? '' : ' and answer it'}. It works ${until === null ? 'for 30 days' : `until ${until}`}, or until somebody links the claim to an account with it. Please do not pass it on.`,
  newCode: 'Your new code for the claim against you',
  takePlaceOf: taker =>
    `${taker} has linked this claim to an account in your place, and somebody says that this is wrong. If ${taker} acts for you, do nothing: this code ends by itself. If not, use it: ${taker} then loses access to the claim, and their unpaid fees end.`,
}
