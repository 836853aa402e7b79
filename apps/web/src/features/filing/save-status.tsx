import { Check, CloudOff, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useStore } from 'zustand'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import type { DraftSaver, SaveState } from './draft-saver.ts'
import classes from './filing.module.css'

const icons: Partial<Record<SaveState['phase'], LucideIcon>> = {
  saving: LoaderCircle,
  saved: Check,
  retrying: CloudOff,
  held: TriangleAlert,
  failed: TriangleAlert,
}

/** Whether what was typed is saved: "Saved 14:03", or why not yet. */
export function SaveStatus({ saver }: { saver: DraftSaver }) {
  const state = useStore(saver.store, draft => draft.save)
  const text = useSaveText(state)
  const Icon = icons[state.phase]
  const isWorry = state.phase === 'retrying' || state.phase === 'held' || state.phase === 'failed'
  return (
    <p className={classes.saveStatus} data-worry={isWorry || undefined} role="status">
      {Icon ? <Icon aria-hidden size={18} /> : null}
      <span>{text}</span>
    </p>
  )
}

function useSaveText(state: SaveState): string {
  const texts = useTexts('filing').saving
  const names: Readonly<Record<string, string>> = useTexts('claims').fields
  const formats = useFormats()
  const describe = useFailureText()
  switch (state.phase) {
    case 'saving':
      return texts.saving
    case 'saved':
      return texts.saved(formats.time(state.at))
    case 'retrying':
      return navigator.onLine ? texts.retrying : texts.offline
    case 'held':
      return texts.held(state.fields.map(field => names[field] ?? field).join(', '))
    case 'failed':
      return describe(state.error, texts.failed)
    default:
      return texts.hint
  }
}
