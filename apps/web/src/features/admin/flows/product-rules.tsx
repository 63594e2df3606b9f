import type { CompanyFlows } from '@sojourn/contract/admin/flows.shapes'
import { Card } from '../../../kit/layout/page'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { useText } from '../../../kit/text/text'
import styles from './flows.module.css'

type Rules = CompanyFlows['products']

const tones: Readonly<Record<Rules[number]['expectation'], Tone>> = {
  none: 'good',
  told: 'brand',
  mayPass: 'brand',
  mustPass: 'warn',
  beforeBooking: 'warn',
  forbidden: 'locked',
}

/** What bookings of each product have to expect of the flows in force. */
export function ProductRules({ products }: { products: Rules }) {
  const text = useText('admin/approval/flows')
  const words = useText('booking/approval/flow')
  return (
    <Card title={text.productRules}>
      <p className={styles['intro']}>{text.productRulesHint}</p>
      <ul className={styles['rules']}>
        {products.map(({ product, region, expectation, sentence }) => (
          <li key={`${product} ${region ?? ''}`}>
            <strong>
              {region
                ? words.inRegion({ product: words.products[product], region: words.regions[region] })
                : words.products[product]}
            </strong>
            <span>
              <Badge tone={tones[expectation]}>{words.expectations[expectation]}</Badge>
            </span>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
