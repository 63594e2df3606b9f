import { useSearchParams } from 'react-router'
import { loadTexts } from '../../../../kit/text/text'
import { readChange, stepOf } from './change-address'
import { ChangeConfirm } from './change-confirm'
import { ChangeTickets } from './change-tickets'
import { ChangeTrains } from './change-trains'

export async function loader() {
  await loadTexts(
    'products/train/words',
    'products/train/after-sale/change',
    'products/train/list',
    'products/train/book',
    'products/train/search',
    'booking/placing/book',
    'booking/change',
    'booking/list',
    'booking/order/page',
    'kit/widgets',
  )
  return null
}

/** A change in three steps that the address remembers: tickets and day, train, what it costs (S2.26). */
export function Component() {
  const [query] = useSearchParams()
  const change = readChange(query)
  const step = stepOf(change)
  if (step === 'confirm' && change.ride) return <ChangeConfirm change={change} ride={change.ride} />
  return step === 'trains' ? <ChangeTrains change={change} /> : <ChangeTickets change={change} />
}
