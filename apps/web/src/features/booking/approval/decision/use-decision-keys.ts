import { useEffect, useState } from 'react'
import { storage } from '../../../../kit/browser/storage'
import type { Decision } from './use-decision'

const storageKey = 'sojourn.decisionKeys'
const decisions: Readonly<Record<string, Decision>> = { a: 'agree', r: 'reject' }

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

/** A and R; single letters can be switched off (WCAG 2.1.4) and never act while a person types or a dialog is open. */
export function useDecisionKeys(active: boolean, onDecision: (decision: Decision) => void) {
  const [enabled, setEnabled] = useState(() => storage.read(storageKey) !== 'off')
  useEffect(() => {
    if (!active || !enabled) return undefined
    const press = (event: KeyboardEvent) => {
      const decision = decisions[event.key.toLowerCase()]
      if (!decision || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      onDecision(decision)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [active, enabled, onDecision])
  const change = (on: boolean) => {
    storage.write(storageKey, on ? 'on' : 'off')
    setEnabled(on)
  }
  return [enabled, change] as const
}
