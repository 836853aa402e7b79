import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { OpenedLetter, WrittenAnswer } from '@redress/contract/letters.ts'
import type { AnswerKind } from '@redress/domain/claim/written-answers.ts'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { useLetterActs } from './letter-queries.ts'

export interface WritingProps {
  letter: OpenedLetter
  claim: PartyClaim
}

export const BackToClaim = () => <Link to={paths.answer()}>{useTexts('answer').back}</Link>

/** The answer of another kind that is kept, whose words would be lost with it; a letter keeps one answer. */
export const otherWordsOf = ({ answer }: OpenedLetter, kind: AnswerKind): AnswerKind | null =>
  answer === null || answer.kind === kind || answer.kind === 'concession' ? null : answer.kind

/** Keeps what was written, and goes on to giving it; first asks whether it takes the place of other words. */
export function useWriting(letter: OpenedLetter, kind: AnswerKind) {
  const texts = useTexts('answer')
  const acts = useLetterActs()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const others = otherWordsOf(letter, kind)
  return {
    mayReplace: async () => {
      if (others === null) return true
      const { title, text, confirm: confirmLabel } = texts.forms.replace
      return confirm({ title, text: text(texts.give.kinds[others]), confirmLabel })
    },
    write: async (answer: WrittenAnswer) => {
      await acts.write(answer)
      await navigate(paths.answer('give'))
    },
  }
}
