import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveBlob } from '../../lib/save-blob.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import classes from './two-step-login.module.css'

interface Props {
  codes: readonly string[]
  /** Whether the codes were issued with the activation. Later ones replace earlier ones. */
  isFirst: boolean
  username: string
  onKept: () => void
}

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, isFirst, username, onKept }: Props) {
  const texts = useTexts('secondFactor').codes
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const save = () => {
    const lines = [texts.fileTitle(username), '', ...codes, '']
    saveBlob(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), texts.fileName)
  }
  return (
    <div className={classes.stack}>
      <h3 ref={heading} tabIndex={-1}>
        {isFirst ? texts.titleOn : texts.titleNew}
      </h3>
      <p className={classes.text}>
        {texts.text} {isFirst ? null : <span>{texts.replaced}</span>}
      </p>
      <ul className={classes.codes} aria-label={texts.list}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <CopyButton value={codes.join('\n')} label={texts.copy} message={texts.copied} />
        <Button variant="secondary" icon={<Download aria-hidden size={18} />} onClick={save}>
          {texts.download}
        </Button>
        <Button onClick={onKept}>{texts.kept}</Button>
      </div>
    </div>
  )
}
