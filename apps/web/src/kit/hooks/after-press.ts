/**
 * At once, or when the mouse button that is down just now is up again: a sentence that appears while a button is pressed would push the
 * button away from under the press. A finger's press arrives as one of a mouse, too.
 */
export function afterPress(show: () => void): void {
  if (document.querySelector(':active')) document.addEventListener('mouseup', show, { once: true })
  else show()
}
