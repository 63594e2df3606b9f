const controls = 'input, select, textarea, button'

/** Brings what is wrong into view and focuses it, or the first control of a group; what lies folded around it is opened. */
export function focusField(wrong: HTMLElement | null | undefined): void {
  const isReached = wrong?.matches(`${controls}, [tabindex]`)
  const control = isReached ? wrong : (wrong?.querySelector<HTMLElement>(controls) ?? wrong)
  const folded = control?.closest('details')
  if (folded) folded.open = true
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
