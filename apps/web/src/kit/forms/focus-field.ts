const controls = 'input, select, textarea, button'

/** What takes the focus of something that is wrong: itself, or of a group its first control. */
export const focusOf = (wrong: HTMLElement | null | undefined): HTMLElement | undefined =>
  (wrong?.matches(controls) ? wrong : wrong?.querySelector<HTMLElement>(controls)) ?? wrong ?? undefined

/** Brings a control into view and focuses it; what lies folded around it is opened. */
export function focusField(control: HTMLElement | undefined): void {
  const folded = control?.closest('details')
  if (folded) folded.open = true
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
