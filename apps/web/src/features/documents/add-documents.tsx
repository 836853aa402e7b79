import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { Link2, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import classes from './documents.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { UploadList } from './upload-list.tsx'
import { underwayOf, useUploads } from './use-uploads.ts'

/** Uploads files and adds links to a claim. */
export function AddDocuments({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('documents')
  const uploads = useUploads(claim)
  const [open, setOpen] = useState<'upload' | 'link' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <div className={classes.buttons}>
        <Button icon={<Upload aria-hidden size={18} />} variant="secondary" onClick={() => setOpen('upload')}>
          {texts.upload}
        </Button>
        <Button icon={<Link2 aria-hidden size={18} />} variant="secondary" onClick={() => setOpen('link')}>
          {texts.addLink}
        </Button>
      </div>
      {open === 'upload' ? null : <UploadList uploads={underwayOf(uploads)} />}
      {open === 'upload' ? <UploadDialog uploads={uploads} onClose={close} /> : null}
      {open === 'link' ? <LinkDialog claim={claim} onClose={close} /> : null}
    </>
  )
}
