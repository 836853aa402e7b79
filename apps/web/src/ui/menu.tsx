import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button.tsx'
import classes from './menu.module.css'

interface Props {
  /** Accessible name and tooltip of its button. */
  label: string
  icon: ReactNode
  /** Buttons and links; a press closes the menu. */
  children: ReactNode
}

/** Button that shows further buttons and links. The browser opens and closes it, also before the scripts have come. */
export function Menu({ label, icon, children }: Props) {
  const id = useId()
  return (
    <div className={classes.menu}>
      <IconButton label={label} icon={icon} popoverTarget={id} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press of a button in it. */}
      <div id={id} popover="auto" className={classes.items} onClick={event => event.currentTarget.hidePopover()}>
        {children}
      </div>
    </div>
  )
}
