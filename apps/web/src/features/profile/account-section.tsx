import { ArrowLeft, KeyRound, MailPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { paths } from '../../lib/paths.ts'
import type { SessionUser } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import classes from './account-section.module.css'
import { AddEmailForm } from './add-email-form.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { EmailsTable } from './emails-table.tsx'
import { RemovePassword } from './remove-password.tsx'

type SubForm = 'addEmail' | 'password'

/** Username and e-mail addresses, with the two sub-forms in their place while one of them is open. */
export function AccountSection({ user }: { user: SessionUser }) {
  const texts = useTexts('profile')
  const [subForm, setSubForm] = useState<SubForm | null>(null)
  const [left, setLeft] = useState<SubForm | null>(null)
  const leave = () => {
    setLeft(subForm)
    setSubForm(null)
  }
  if (subForm === null) return <Overview user={user} left={left} onOpen={setSubForm} />
  return (
    <OpenSubForm title={texts[subForm].title} onBack={leave}>
      {subForm === 'addEmail' ? (
        <AddEmailForm onDone={leave} />
      ) : (
        <ChangePasswordForm username={user.username} onDone={leave} />
      )}
    </OpenSubForm>
  )
}

interface OverviewProps {
  user: SessionUser
  /** The sub-form that was left: its button takes the focus again. */
  left: SubForm | null
  onOpen: (subForm: SubForm) => void
}

function Overview({ user, left, onOpen }: OverviewProps) {
  const { account: texts, socialProviders } = useTexts('profile')
  const opener = useRef<HTMLButtonElement>(null)
  const usesGoogle = user.emails.some(email => email.googleId !== undefined)
  useEffect(() => opener.current?.focus(), [])
  return (
    <div className={classes.overview}>
      <DescriptionList items={[{ term: texts.username, value: user.username }]} />
      <EmailsTable emails={user.emails} />
      <div className={classes.actions}>
        {usesGoogle ? null : (
          <Button
            ref={left === 'addEmail' ? opener : null}
            variant="secondary"
            icon={<MailPlus aria-hidden size={18} />}
            onClick={() => onOpen('addEmail')}
          >
            {texts.addEmail}
          </Button>
        )}
        {usesGoogle && user.hasPassword ? <RemovePassword /> : null}
        <ButtonLink variant="secondary" to={paths.dashboard.socialProviders}>
          {socialProviders.open}
        </ButtonLink>
        {usesGoogle ? null : (
          <Button
            ref={left === 'password' ? opener : null}
            variant="secondary"
            icon={<KeyRound aria-hidden size={18} />}
            onClick={() => onOpen('password')}
          >
            {texts.changePassword}
          </Button>
        )}
      </div>
      {usesGoogle && user.hasPassword ? <p className={classes.note}>{texts.passwordBesideGoogle}</p> : null}
    </div>
  )
}

function OpenSubForm({ title, onBack, children }: { title: string; onBack: () => void; children: Elements }) {
  const texts = useTexts('profile').account
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <div className={classes.back}>
        <Button variant="quiet" icon={<ArrowLeft aria-hidden size={18} />} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h3>
      {children}
    </div>
  )
}
