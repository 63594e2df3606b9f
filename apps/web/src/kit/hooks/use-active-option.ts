import { useState, type KeyboardEvent } from 'react'

export interface ActiveOption {
  active: number
  setActive: (index: number) => void
  /** Handles arrows, Enter and Escape of a combobox. */
  press: (event: KeyboardEvent) => void
}

export interface ActiveOptionRules {
  count: number
  onPick: (index: number) => void
  onClose: () => void
  /** The option that Enter takes before any arrow; -1 for none. */
  initial: number
  /** Options side by side; left and right then move among them once one is active. */
  columns?: number
}

/** Where an arrow leads in a list or a grid of options; a list wraps around, a grid does not. */
export function nextOption(key: string, at: number, count: number, columns: number): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  if (key === 'ArrowDown') return at < 0 ? 0 : at + columns <= last ? at + columns : columns === 1 ? 0 : at
  if (key === 'ArrowUp') return at < 0 ? last : at - columns >= 0 ? at - columns : columns === 1 ? last : at
  if (columns === 1 || at < 0) return undefined
  if (key === 'ArrowRight') return Math.min(at + 1, last)
  return key === 'ArrowLeft' ? Math.max(at - 1, 0) : undefined
}

/** The option under the keyboard of a list box; the focus itself stays in the text field. */
export function useActiveOption({ count, onPick, onClose, initial, columns = 1 }: ActiveOptionRules): ActiveOption {
  const [moved, setActive] = useState(-1)
  const active = moved >= 0 && moved < count ? moved : Math.min(initial, count - 1)
  const press = (event: KeyboardEvent) => {
    const target = nextOption(event.key, active, count, columns)
    if (target !== undefined) setActive(target)
    else if (event.key === 'Enter' && active >= 0) onPick(active)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { active, setActive, press }
}
