import { QRCodeSVG } from 'qrcode.react'
import classes from './transfer-code.module.css'

/** A transfer as a code that banking apps scan; the standard asks for error correction of level M. */
export const TransferCode = ({ value, label }: { value: string; label: string }) => (
  <QRCodeSVG className={classes.code ?? ''} value={value} level="M" marginSize={4} role="img" aria-label={label} />
)
