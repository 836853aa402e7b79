import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { ChooseFiles } from './choose-files.tsx'
import classes from './drop-zone.module.css'

interface Props {
  /** Names the zone; not drawn. */
  label: string
  texts: { readonly drop: string; readonly dropNow: string; readonly choose: string }
  isOne?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Takes files that are dragged here, or chosen with the button. */
export function DropZone({ label, texts, isOne = false, onFiles }: Props) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <section
      className={classes.zone}
      aria-label={label}
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={event => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      }}
      onDrop={drop}
    >
      <FileUp aria-hidden size={32} />
      <p>{isOver ? texts.dropNow : texts.drop}</p>
      <ChooseFiles label={texts.choose} isOne={isOne} onFiles={onFiles} />
    </section>
  )
}
