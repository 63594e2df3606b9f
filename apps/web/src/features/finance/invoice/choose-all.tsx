import { useState } from 'react'
import type { InvoiceableOrder } from '@sojourn/contract/finance/invoice.shapes'
import { Button } from '../../../kit/actions/button'
import { toast } from '../../../kit/overlays/toast'
import type { Pages } from '../../booking/paging/use-pages'
import type { Choice } from './use-choice'

interface ChooseAllProps {
  /** Only orders of which something may be chosen. */
  pages: Pick<Pages<InvoiceableOrder>, 'items' | 'readAll'>
  choice: Choice
  name: string
  disabledReason?: string | undefined
}

/** Chooses what is left, shown or not, as far as one application holds it. */
export function ChooseAll({ pages: { items, readAll }, choice, name, disabledReason }: ChooseAllProps) {
  const [busy, setBusy] = useState(false)
  if (!items || items.length === 0) return null
  const choose = async () => {
    setBusy(true)
    await readAll().then(
      ({ rows }) => choice.add(rows.flatMap(({ things }) => things)),
      (error: Error) => toast(error.message, 'bad'),
    )
    setBusy(false)
  }
  return (
    <Button size="compact" busy={busy} disabledReason={disabledReason} onClick={() => void choose()}>
      {name}
    </Button>
  )
}
