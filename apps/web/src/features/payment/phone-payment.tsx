import { Smartphone } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useTexts } from '../../texts/texts.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import classes from './phone-payment.module.css'

/** The payment link as a code to scan, as a link to open on the phone itself, and to copy. */
export function PhonePayment({ link }: { link: string }) {
  const texts = useTexts('payment').phone
  return (
    <section className={classes.phone} aria-labelledby="pay-by-phone">
      <h3 id="pay-by-phone">{texts.title}</h3>
      <a href={link} className={classes.open}>
        <Smartphone aria-hidden size={20} />
        {texts.open}
      </a>
      <p>{texts.scan}</p>
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
    </section>
  )
}
