import type { Split } from '@sojourn/domain/booking/ledger/split'
import { formatPrice } from '../../../kit/text/format'
import { IconLine } from '../../../kit/layout/icon-line'
import { useText } from '../../../kit/text/text'

/** What a person pays above the standard of what the company pays for; nothing where one pays all. */
export function ExcessNote({ split: { company, personal } }: { split: Pick<Split, 'company' | 'personal'> }) {
  const text = useText('booking/placing/book')
  if (company === 0 || personal === 0) return null
  return (
    <IconLine icon="wallet">
      {text.excessTitle} · {text.excessSplit({ personal: formatPrice(personal), company: formatPrice(company) })}
    </IconLine>
  )
}
