import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { OpenedLetter, WrittenAnswer } from '@redress/contract/letters.ts'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useLetterActs } from './letter-queries.ts'

export interface WritingProps {
  letter: OpenedLetter
  claim: PartyClaim
}

export const BackToClaim = () => <Link to={paths.answer()}>{useTexts('answer').back}</Link>

/** Keeps what was written, and goes on to giving it. */
export function useWriting() {
  const acts = useLetterActs()
  const navigate = useNavigate()
  return async (answer: WrittenAnswer) => {
    await acts.write(answer)
    await navigate(paths.answer('give'))
  }
}
