import { Smartphone } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useTexts } from '../../texts/texts.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Fold } from '../../ui/fold.tsx'
import classes from './phone-payment.module.css'

/** On a desktop the payment link as a code to scan; on a phone as a link that opens the wallet app there. */
export function PhonePayment({ link }: { link: string }) {
  const texts = useTexts('payment').phone
  return (
    <section className={classes.phone} aria-labelledby="pay-by-phone">
      <h3 id="pay-by-phone">{texts.title}</h3>
      <div className={classes.onPhone}>
        <a href={link} className={classes.open}>
          <Smartphone aria-hidden size={20} />
          <span>{texts.open}</span>
        </a>
        <p>{texts.openHint}</p>
        <Fold title={texts.showCode}>
          <Code link={link} />
        </Fold>
      </div>
      <div className={classes.onDesktop}>
        <p>{texts.scan}</p>
        <Code link={link} />
      </div>
    </section>
  )
}

function Code({ link }: { link: string }) {
  const texts = useTexts('payment').phone
  return (
    <>
      <QRCodeSVG
        className={classes.code ?? ''}
        value={link}
        level="L"
        marginSize={4}
        size={256}
        bgColor="#ffffff"
        fgColor="#141918"
        role="img"
        aria-label={texts.codeLabel}
      />
      <CopyButton value={link} label={texts.copy} message={texts.copied} />
    </>
  )
}
