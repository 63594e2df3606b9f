import { products } from '@sojourn/contract/booking/codes'
import { Card } from '../../../../kit/layout/page'
import { Fact, FigureList, TotalFact } from '../../../../kit/lists/facts'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import type { JourneysPart } from './journeys-part'

/** What the event costs so far: the meeting, and its journeys by product. */
export function Cost({ meeting: { cost } }: JourneysPart) {
  const text = useText('products/meeting/journeys')
  const { products: names } = useText('booking/application/words')
  return (
    <Card title={text.cost}>
      <FigureList>
        <Fact name={text.meeting[cost.meetingBy]}>
          <Price fen={cost.meeting} tone="plain" />
        </Fact>
        {cost.byProduct.map(({ productType, amount }) => (
          <Fact key={productType} name={names[products.word(productType)]}>
            <Price fen={amount} tone="plain" />
          </Fact>
        ))}
        <TotalFact name={text.total}>
          <Price fen={cost.total} tone="plain" />
        </TotalFact>
        <Fact name={text.perPerson}>
          <Price fen={cost.perPerson} tone="plain" />
        </Fact>
      </FigureList>
    </Card>
  )
}
