import type { ApplicationBalance, BookingBudget } from '@sojourn/contract/booking/application/application-balance.shapes'
import { unlimited } from '@sojourn/domain/booking/application/budget'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { Badge } from '../../../kit/marks/badge'
import { formatPrice } from '../../../kit/text/format'
import { Link } from '../../../kit/actions/link'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'

/** What is left of an application, in words: money, directions, nights. */
export function useLeftWords(balance: Pick<ApplicationBalance, 'budget' | 'trips' | 'nights' | 'nightsPerDay'>): string[] {
  const { budget, trips, nights, nightsPerDay } = balance
  const text = useText('booking/application/balance')
  const amount = formatPrice(Math.abs(budget.left))
  return [
    budget.left < 0 ? text.over({ amount }) : text.left({ amount }),
    ...(trips ? [text.trips(trips)] : []),
    ...(nights ? [text.nights(nights)] : []),
    ...(nightsPerDay === undefined ? [] : [text.rooms({ count: nightsPerDay })]),
  ]
}

/** A budget that bears a booking, with what is left of it. */
export function useBudgetWords(): (budget: BookingBudget) => string {
  const text = useText('booking/application/balance')
  return ({ name, from, to, left, needed }) => {
    const borne = text.bears({
      name,
      from: dayInWords(from, language),
      to: dayInWords(to, language),
      amount: formatPrice(needed),
    })
    if (left === undefined) return borne
    if (left === unlimited) return [borne, text.unlimited].join(' · ')
    const amount = formatPrice(Math.abs(left))
    return [borne, left < 0 ? text.over({ amount }) : text.left({ amount })].join(' · ')
  }
}

/** An application as a chip beside a title, with what is left of it; it leads to the application. */
export function ApplicationChip({ balance }: { balance: ApplicationBalance }) {
  const text = useText('booking/application/balance')
  const { travelApplyNo, displayTravelApplyNo, title, budget } = balance
  const left = useLeftWords(balance)
  return (
    <Link bare to={paths.travelForm({ travelApplyNo })} title={title}>
      <Badge tone={budget.left < 0 ? 'warn' : 'brand'} icon="document">
        {[text.number({ number: displayTravelApplyNo }), ...left].join(' · ')}
      </Badge>
    </Link>
  )
}
