import type { PolicyProduct } from '@sojourn/contract/booking/codes'
import { useState } from 'react'
import { Card } from '../../../kit/layout/page'
import { Tabs } from '../../../kit/lists/tabs'
import { useText } from '../../../kit/text/text'
import { StandardPanel } from './standard-panel'
import { useProducts } from '../product/use-products'
import { shownStandard, standardProducts } from './standard-products'
import styles from './travel-standards.module.css'

/** One's own standards, or those of a draft's travellers, product by product (S2.11, S2.61). */
export function TravelStandards({ tempOrderNo }: { tempOrderNo?: string }) {
  const text = useText('booking/policy/standards')
  const record = useProducts()
  const [product, setProduct] = useState<PolicyProduct>(shownStandard(record, undefined))
  return (
    <Card title={text.title}>
      <Tabs
        label={text.products}
        value={product}
        onChange={setProduct}
        tabs={standardProducts(record).map((value) => ({ value, label: text[value], icon: record[value].standard?.icon }))}
      >
        <div className={styles['panel']}>
          <StandardPanel key={product} product={product} tempOrderNo={tempOrderNo} />
        </div>
      </Tabs>
    </Card>
  )
}
