import type { HotelDemandDetail } from '@sojourn/contract/products/hotel-demand.shapes'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { formatFullDate, formatPrice } from '../../../../kit/text/format'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'

/** What was asked for. */
export function DemandFacts({ demand }: { demand: HotelDemandDetail }) {
  const text = useText('products/hotel-demand')
  const words = useText('products/hotel-words')
  const { list } = useText('booking/book')
  const { cityName, checkInDate, checkOutDate, nightCount, rooms, hotelName, budget, wishes, travellers, requester } = demand
  const length = `${words.nights({ count: nightCount })} · ${words.rooms({ count: rooms })}`
  const rows: [string, string][] = [
    [text.city, cityName],
    [text.checkIn, formatFullDate(checkInDate)],
    [text.checkOut, `${formatFullDate(checkOutDate)} · ${length}`],
    [text.hotelName, hotelName || text.anyHotel],
    [text.budgetOf, budget === undefined ? text.noBudget : formatPrice(budget)],
    [text.wishes, wishes || text.none],
    [text.people, list({ items: travellers.map(({ name }) => name) })],
    [text.travelType, text.travelTypes[demand.travelType]],
    [text.requester, requester],
  ]
  return (
    <Card title={text.facts}>
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
