import type { LetterFacts, LetterTexts } from '../letter-texts.ts'

const asked = ({ company }: LetterFacts): string => company ?? 'you'

const costsHeading = 'What an answer costs'

const free = ({ isPublic, isPlaintiffGone }: LetterFacts): string =>
  isPlaintiffGone
    ? `Saying that you have already paid is free${isPublic ? ', and so is a reply in public' : ''}. It counts as an answer.`
    : `Making an offer is free, ${isPublic ? 'and so are a reply in public and' : 'and so is'} saying that you have already paid, which counts as an answer.`

const fees = ({ plaintiff, disputeFee, concessionFee }: LetterFacts): string =>
  `Disputing the claim ${disputeFee === null ? 'is free too' : `costs ${disputeFee}`}. ${
    concessionFee === null
      ? `Accepting it in full has no fee: you pay the sum to ${plaintiff} directly.`
      : `Accepting it in full has a fee of ${concessionFee}; the sum itself you pay to ${plaintiff} directly.`
  }${disputeFee === null && concessionFee === null ? '' : ' A fee is paid in SOL with a wallet, and somebody else can pay it for you.'}`

const noRightLost =
  'You lose no legal right by not answering: silence is not taken as agreement, and nothing is decided against you here.'

/** The letter to a defendant in English. */
export const letter: LetterTexts = {
  subject: {
    'to be answered': facts => `${facts.plaintiff} asks ${facts.amount} from ${asked(facts)}: answer by ${facts.day}`,
    public: facts => `${facts.plaintiff} asks ${facts.amount} from ${asked(facts)}: you can still answer`,
    answered: facts =>
      `${facts.plaintiff} asks ${facts.amount} from ${asked(facts)}: ${facts.isPublic ? 'it is public, and ' : ''}you can take part`,
    resolved: facts => `The claim of ${facts.plaintiff} over ${facts.amount} is resolved`,
    withdrawn: facts => `The claim of ${facts.plaintiff} over ${facts.amount} was withdrawn`,
  },
  asks: facts => {
    const claim = `${facts.plaintiffAndCity} has filed a claim on Redress against ${asked(facts)}, over ${facts.amount}.`
    return facts.isRepresentative ? `${claim} You are named there as somebody who represents ${facts.company}.` : claim
  },
  stands: {
    'to be answered': ({ time }) =>
      `You can read it now, and answer it until ${time}. Reading is free and needs no account.`,
    public: ({ day }) =>
      `Nobody has answered it, and it has been public since ${day}. You can still answer it, in public and free of charge. Reading is free and needs no account.`,
    answered: ({ day, isPublic }) =>
      `It was answered for the defence${isPublic ? `, and has been public since ${day}` : ''}. You can read it and take part. Reading is free and needs no account.`,
    resolved: () => 'It is resolved. You can read it and how it ended. Reading is free and needs no account.',
    withdrawn: () => 'The plaintiff has withdrawn it, and it is over. Nothing is asked of you any more.',
  },
  standsTakenOver: ({ time }) => `You have taken it over, and can answer it until ${time}.`,
  extended: ({ time }) => `A defendant asked for more time, and it was given: the last day is now ${time}.`,
  left: ({ count, unit }) => `${count} ${count === 1 ? unit.slice(0, -1) : unit} left`,
  nobodyYet: left => `This is a reminder. Nobody has answered yet: ${left}.`,
  rows: { number: 'Claim number', by: 'Asked by', from: 'Asked from', date: 'Date of the claim', code: 'Your code' },
  until: isOver => (isOver ? 'Public since' : 'Last day to answer'),
  button: 'Read the claim',
  costs: {
    'to be answered': facts => ({ heading: costsHeading, text: `${free(facts)} ${fees(facts)}` }),
    public: facts => ({ heading: costsHeading, text: `${free(facts)} ${fees(facts)}` }),
    answered: facts => ({
      heading: costsHeading,
      text: `${free(facts)} Whatever has a fee says so before you give it.`,
    }),
  },
  silence: {
    'to be answered': ({ time }) => ({
      heading: 'If nobody answers',
      text: `The claim becomes public after ${time}, answered or not. Without an answer the public record says “No response” beside your name. The documents and what happened stay between the parties. ${noRightLost}`,
    }),
    public: () => ({
      heading: 'If nobody answers',
      text: `The public record goes on saying “No response”. You can answer at any time: a reply in public is free, and makes “No response” disappear. ${noRightLost}`,
    }),
  },
  settling: ({ day }) => ({
    heading: 'If you settle early',
    text: `Settle it before ${day}, the fee of the settlement included, and it stays private: it appears neither in search nor in a profile. Its public address then says only that a claim of this kind was settled before publication, unless both sides agree to show more. What you agree on stays between you in any case.`,
  }),
  noCourt: {
    heading: 'What Redress is',
    text: 'Redress is not a court. This letter is no judgment and does not say who is right. On Redress both sides can settle a claim between them.',
  },
  check: (site, number) => ({
    heading: 'How to check this letter without its links',
    text: `Type ${site}/answer into your browser yourself, and enter the claim number ${number} and your code there. They open this claim and no other.`,
  }),
  inThisLanguage: 'In English:',
  once: 'The code is for you alone: whoever has it can read the claim and answer it. It works for 30 days, until somebody answers with it. Please do not pass it on.',
  newCode: 'Your new code for the claim against you',
  takePlaceOf: taker =>
    `${taker} has taken it over, and that is contested. Whoever uses this new code takes that place: ${taker} can then no longer read or answer the claim, and what ${taker} has not paid lapses. If ${taker} acts for you, do nothing: the code ends by itself.`,
}
