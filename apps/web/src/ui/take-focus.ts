const openLayer = '[role=dialog], [role=alertdialog]'
/** Frames for which an element has to have kept the focus. A layer that closes gives it back within one or two. */
const keptFrames = 3
const mostFrames = 60

/**
 * Moves the focus to an element as soon as no modal layer is open, and sees to it that it stays there while the layer
 * closes. Returns how to call it off.
 */
export function takeFocus(element: HTMLElement, whenTaken: () => void): () => void {
  let frame = 0
  let kept = 0
  let tried = 0
  const look = () => {
    if (document.querySelector(openLayer) === null) {
      tried += 1
      kept = document.activeElement === element ? kept + 1 : 0
      if (kept === keptFrames || tried === mostFrames) return whenTaken()
      if (kept === 0) element.focus()
    }
    frame = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(frame)
}
