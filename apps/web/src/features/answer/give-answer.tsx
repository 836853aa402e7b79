import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { newAccount, type OpenedLetter, type WrittenAnswer } from '@redress/contract/letters.ts'
import { type AnswerKind, feeOfAnswer, isGivable } from '@redress/domain/claim/written-answers.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { NotInForce, useConfirmBesideDispute } from '../../entities/claim/not-in-force.tsx'
import { isApiError } from '../../lib/api-error.ts'
import type { Elements } from '../../lib/elements.ts'
import { paths } from '../../lib/paths.ts'
import { personName } from '../../lib/person-name.ts'
import { enterSession, useSession } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { LastNameField } from '../../ui/form/last-name-field.tsx'
import { NameField } from '../../ui/form/name-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { useToast } from '../../ui/toast.ts'
import { useAct } from '../../ui/use-act.ts'
import classes from './answer.module.css'
import { answerableClaim } from './answerable-claim.ts'
import { isSentTo } from './letter-facts.ts'
import { useLetterActs } from './letter-queries.ts'
import { LogOut, SessionNote } from './session-note.tsx'
import { WrittenWords } from './written-words.tsx'

interface Props {
  letter: OpenedLetter
  claim: PartyClaim
  /** The form that signs in to an account. */
  signIn: Elements
  /** The ways to sign in or up with an account of somewhere else. */
  otherAccounts: Elements
  /** Link to the terms that a new account accepts. */
  terms: Elements
}

const { dashboard } = paths

/** Next page after an answer: its payment, or the claim. */
const nextAddress = (answer: WrittenAnswer | null, claimId: string): string => {
  const fee = answer && feeOfAnswer(answer)
  if (fee === 'dispute') return dashboard.dispute('against-me', claimId)
  if (fee === 'concession') return dashboard.resolve('against-me', 'resolve', claimId)
  return dashboard.claim('against-me', claimId)
}

/** Kind of submission, which selects the button labels; `join` takes the claim over without an answer. */
type Act = 'answer' | 'tell' | 'reply' | 'join'
const actOf = {
  dispute: 'answer',
  'already paid': 'tell',
  offer: 'answer',
  concession: 'answer',
  reply: 'reply',
} as const satisfies Record<AnswerKind, Act>

/** Last step: shows the written answer again, and an account gives it. */
export function GiveAnswer(props: Props) {
  const { letter, claim } = props
  const { give: texts, back } = useTexts('answer')
  const written = letter.answer
  const isPossible = written !== null && isGivable(written, answerableClaim(letter, claim))
  const act: Act = isPossible ? actOf[written.kind] : 'join'
  return (
    <Page
      title={texts.title[act]}
      lead={texts.lead[act]}
      eyebrow={<Link to={paths.answer()}>{back}</Link>}
      width="reading"
    >
      <div className={classes.stack}>
        {written === null ? null : (
          <>
            {isPossible ? null : (
              <Banner tone="attention" title={texts.moved.title}>
                {texts.moved.text}
              </Banner>
            )}
            <NotInForce acts={claim.pendingActs} />
            <WrittenWords letter={letter} claim={claim} answer={written} isPossible={isPossible} />
          </>
        )}
        <Giver {...props} act={act} />
      </div>
    </Page>
  )
}

type GiverProps = Props & { act: Act }

/** Chooses the account that gives the answer: the signed-in user's, a new one, or one to sign in to. */
function Giver({ letter, claim, signIn, otherAccounts, terms, act }: GiverProps) {
  const { give: texts } = useTexts('answer')
  const { user } = useSession()
  const [mode, setMode] = useState<'new' | 'known'>(letter.hasAccount ? 'known' : 'new')
  const done = useDone(letter, claim)
  // Once the answer is given, the user is signed in and the page is about to redirect.
  if (user && !done.isDone) {
    return user.id === claim.plaintiffs[0]?.id ? (
      <SessionNote letter={letter} claim={claim} />
    ) : (
      <GiveAsSelf letter={letter} act={act} name={personName(user)} username={user.username} {...done} />
    )
  }
  if (mode === 'known') {
    return (
      <Section title={texts.signIn}>
        <div className={classes.account}>
          <p>{letter.hasAccount ? texts.exists(letter.email) : texts.signInText}</p>
          {signIn}
          {otherAccounts}
          <div>
            <Button variant="quiet" onClick={() => setMode('new')}>
              {texts.haveNone}
            </Button>
          </div>
        </div>
      </Section>
    )
  }
  return (
    <Section title={texts.account}>
      <div className={classes.account}>
        <p>{texts.accountText(letter.email)}</p>
        <NewAccount letter={letter} act={act} terms={terms} {...done} />
        {otherAccounts}
        <div>
          <Button variant="quiet" onClick={() => setMode('known')}>
            {texts.have}
          </Button>
        </div>
      </div>
    </Section>
  )
}

/** Redirects after the answer, with the new session, to its payment or to the claim. */
function useDone(letter: OpenedLetter, claim: PartyClaim) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const acts = useLetterActs()
  const toast = useToast()
  const said = { reply: useTexts('records').replies.reply.done, tell: useTexts('messages').payment.sent }
  const confirmBesideDispute = useConfirmBesideDispute()
  const [isDone, setDone] = useState(false)
  const isMoved = letter.answer !== null && !isGivable(letter.answer, answerableClaim(letter, claim))
  const goOn = async () => {
    const answer = isMoved ? null : letter.answer
    const act = answer && actOf[answer.kind]
    setDone(true)
    await enterSession(queries)
    await navigate(nextAddress(answer, claim.id), { replace: true })
    if (act === 'reply' || act === 'tell') toast.success(said[act])
    acts.forget()
    void queries.invalidateQueries()
  }
  /** Asks again before a concession if another defendant has written a dispute. */
  const confirm = async () => letter.answer?.kind !== 'concession' || isMoved || confirmBesideDispute(claim)
  /** Discards an outdated answer before giving. If the server refuses, reloads the letter to show why. */
  const giving = async (give: () => Promise<unknown>) => {
    try {
      if (isMoved) await acts.discard()
      await give()
    } catch (error) {
      if (isApiError(error) && (error.status === 401 || error.status === 409)) await acts.lookAgain()
      throw error
    }
    await goOn()
  }
  return { isDone, confirm, giving }
}

type Done = ReturnType<typeof useDone>

interface GivingProps extends Done {
  letter: OpenedLetter
  act: Act
}

function NewAccount({ letter, act, terms, confirm, giving }: GivingProps & { terms: Elements }) {
  const { give: texts } = useTexts('answer')
  const acts = useLetterActs()
  const isNameless = letter.firstName === null
  return (
    <Form
      label={texts.account}
      schema={isNameless ? newAccount.required() : newAccount}
      defaultValues={{
        username: letter.suggestedUsername,
        password: '',
        ...(isNameless && { firstName: '', lastName: '' }),
      }}
      persistenceKey={`letter-account.${letter.defendantId}`}
      failureText={texts.failed}
      confirm={confirm}
      onSubmit={account => giving(() => acts.giveWithNewAccount(account))}
    >
      {isNameless ? (
        <>
          <NameField name="firstName" label={texts.firstName} autoComplete="given-name" />
          <LastNameField label={texts.lastName} autoComplete="family-name" />
        </>
      ) : null}
      <TextField name="username" label={texts.username} description={texts.usernameHint} autoComplete="username" />
      <PasswordField
        name="password"
        label={texts.password}
        description={texts.passwordHint(limits.passwordMinimum)}
        autoComplete="new-password"
      />
      {terms}
      <SubmitButton isWide>{texts.submit[act]}</SubmitButton>
    </Form>
  )
}

function GiveAsSelf({
  letter,
  act,
  name,
  username,
  confirm,
  giving,
}: GivingProps & { name: string; username: string }) {
  const { give: texts } = useTexts('answer')
  const acts = useLetterActs()
  const give = useAct({ run: () => giving(() => acts.giveWithOwnAccount()), failed: texts.failed })
  const { user } = useSession()
  const ask = async () => {
    if (await confirm()) give.mutate()
  }
  return (
    <Section title={texts.as(name, username)}>
      <div className={classes.account}>
        {user && isSentTo(user, letter) ? null : <p>{texts.asText(letter.email)}</p>}
        <Button isWide isPending={give.isPending} onClick={() => void ask()}>
          {texts.submitAs[act]}
        </Button>
        <div>
          <LogOut />
        </div>
      </div>
    </Section>
  )
}
