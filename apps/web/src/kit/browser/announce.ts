let region: HTMLElement | undefined

/**
 * Says a sentence to who listens to the page instead of looking at it. The region stands beside the page, where a dialog that hides what is
 * behind it leaves it alone, and is there before its first words: a region that comes with its words is often not read.
 */
export function announce(sentence: string): void {
  const place = (region ??= emptyRegion())
  place.textContent = ''
  // Words that are the same as before are read only where they come anew.
  setTimeout(() => (place.textContent = sentence), 100)
}

function emptyRegion(): HTMLElement {
  const place = document.createElement('div')
  place.setAttribute('role', 'status')
  place.setAttribute('aria-live', 'polite')
  place.className = 'visually-hidden'
  document.body.append(place)
  return place
}
