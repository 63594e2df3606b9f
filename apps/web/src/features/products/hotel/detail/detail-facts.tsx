import type { HotelDetail, HotelPolicies } from '@sojourn/contract/products/hotel/hotel.shapes'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { formatPrice } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import styles from './detail-facts.module.css'

/** Rules of the hotel. */
export function PropertyPolicies({ policies }: { policies: HotelPolicies }) {
  const text = useText('products/hotel/detail')
  const rows: [string, string][] = [
    [text.checkInFrom, text.from({ time: policies.checkInFrom })],
    [text.checkOutUntil, text.until({ time: policies.checkOutUntil })],
    [text.guests, text.list({ items: policies.guests.map((kind) => text.guestKinds[kind]) })],
    [text.children, text.childRules[policies.children]],
    [text.pets, text.petRules[policies.pets ? 'yes' : 'no']],
    [text.deposit, policies.deposit === 0 ? text.noDeposit : text.depositOf({ amount: formatPrice(policies.deposit) })],
    [text.cards, text.list({ items: policies.cards.map((card) => text.cardNames[card]) })],
  ]
  return (
    <Card title={text.policies}>
      <FactList>
        {rows.map(([label, value]) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </FactList>
    </Card>
  )
}

/** What the hotel has, and who built it when. */
export function PropertyFacts({ hotel }: { hotel: HotelDetail }) {
  const text = useText('products/hotel/detail')
  const words = useText('products/hotel/words')
  return (
    <Card title={text.facilities}>
      <ul className={styles['facilities']}>
        {hotel.facilities.map((facility) => (
          <li key={facility}>
            <Icon name="check" size={16} />
            {words.facilities[facility]}
          </li>
        ))}
      </ul>
      <p className={styles['built']}>
        {[text.opened({ year: hotel.openedYear }), hotel.renovatedYear && text.renovated({ year: hotel.renovatedYear })]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Card>
  )
}
