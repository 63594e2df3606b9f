import { invoiceLinesAtMost } from '@sojourn/contract/finance/invoice-words'
import type { InvoiceableThing } from '@sojourn/contract/finance/invoice.shapes'
import { useState } from 'react'
import { isOpen } from './thing-list'

export interface Choice {
  things: readonly InvoiceableThing[]
  chosen: ReadonlySet<string>
  total: number
  /** One application holds no more. */
  full: boolean
  onToggle: (thing: InvoiceableThing, on: boolean) => void
  /** These besides what is chosen, as many as one application holds. */
  add: (more: readonly InvoiceableThing[]) => void
  clear: () => void
}

/** Things that are to be invoiced together. */
export function useChoice(): Choice {
  const [things, setThings] = useState<readonly InvoiceableThing[]>([])
  const add = (more: readonly InvoiceableThing[]) =>
    setThings((before) => {
      const known = new Set(before.map(({ key }) => key))
      return [...before, ...more.filter((thing) => isOpen(thing) && !known.has(thing.key))].slice(0, invoiceLinesAtMost)
    })
  return {
    things,
    chosen: new Set(things.map(({ key }) => key)),
    full: things.length === invoiceLinesAtMost,
    total: things.reduce((sum, { amount }) => sum + amount, 0),
    onToggle: (thing, on) => (on ? add([thing]) : setThings((before) => before.filter(({ key }) => key !== thing.key))),
    add,
    clear: () => setThings([]),
  }
}
