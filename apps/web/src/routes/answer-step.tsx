import { Navigate } from 'react-router'
import { WriteConcession, WriteDispute, WriteOffer } from '../features/answer/answer-form.tsx'
import { GiveAnswer } from '../features/answer/give-answer.tsx'
import { useLetterActs } from '../features/answer/letter-queries.ts'
import { WritePaid } from '../features/answer/write-paid.tsx'
import { WriteReply } from '../features/answer/write-reply.tsx'
import type { WritingProps } from '../features/answer/writing.tsx'
import { LoginForm } from '../features/auth/login-form.tsx'
import { SocialProviders } from '../features/auth/social-providers.tsx'
import { TermsLink } from '../features/auth/terms-link.tsx'
import { useAnswerFiles } from '../features/documents/use-answer-files.tsx'
import { paths, type AnswerStep as Step } from '../lib/paths.ts'
import { IsLetterReader } from '../ui/form/form-context.ts'

type Props = WritingProps & { step: string }

/** Step of an answer to a letter. The input belongs to the letter's reader, whoever is signed in. */
export const AnswerStep = (props: Props) => (
  <IsLetterReader value={true}>
    <Content {...props} />
  </IsLetterReader>
)

/** Form for one kind of answer, or the step that gives the written one. */
function Content({ step, letter, claim }: Props) {
  switch (step as Step) {
    case 'dispute':
      return <WriteDispute letter={letter} claim={claim} />
    case 'paid':
      return <Paid letter={letter} claim={claim} />
    case 'offer':
      return <WriteOffer letter={letter} claim={claim} />
    case 'concession':
      return <WriteConcession letter={letter} claim={claim} />
    case 'reply':
      return claim.isPublic ? <WriteReply letter={letter} claim={claim} /> : <Navigate replace to={paths.answer()} />
    case 'give':
      return (
        <GiveAnswer
          letter={letter}
          claim={claim}
          signIn={<LoginForm />}
          otherAccounts={<SocialProviders returnTo={paths.answer('give')} />}
          terms={<TermsLink />}
        />
      )
    default:
      return <Navigate replace to={paths.answer()} />
  }
}

function Paid({ letter, claim }: WritingProps) {
  const { lookAgain } = useLetterActs()
  const proof = useAnswerFiles(letter, lookAgain)
  return <WritePaid letter={letter} claim={claim} proof={proof} />
}
