import { products, type Product } from '@sojourn/contract/booking/codes'
import { productTabs, type HomeTab } from '@sojourn/domain/access/product-availability'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../kit/empty-state'
import type { IconName } from '../../kit/icon-paths'
import { Segmented } from '../../kit/radio-group'
import { Tabs } from '../../kit/tabs'
import { useText } from '../../kit/text'
import { FlightForm, type FlightFormProps } from './flight-form'
import styles from './search-card.module.css'

const icons: Record<HomeTab, IconName> = { flight: 'plane', hotel: 'hotel', train: 'train', visa: 'visa', meeting: 'meeting' }
/** ?type= names a product; other values choose nothing (S2.02). */
const linkable = ['1', '2', '3', '4', '5', '9']

const linkedProduct = (type: string | null): Product | undefined =>
  products.words.find((word) => linkable.includes(type ?? '') && String(products.code(word)) === type)

/** Product tabs with their sub-tabs, and the form of the chosen one (S1.02, S4.01). */
export function SearchCard(props: Omit<FlightFormProps, 'places'>) {
  const text = useText('app/home')
  const [query] = useSearchParams()
  const tabs = productTabs(props.employee, props.travelType)
  const linked = linkedProduct(query.get('type'))
  const [chosen, setChosen] = useState<HomeTab | undefined>(
    tabs.find((tab) => tab.products.some(({ product }) => product === linked))?.tab,
  )
  const [chosenProduct, setProduct] = useState<Product | undefined>(linked)
  const tab = tabs.find((one) => one.tab === chosen) ?? tabs[0]
  if (!tab) return <div className={styles['card']}>{text.notOpen}</div>
  const shown = tab.products.find((one) => one.product === chosenProduct) ?? tab.products[0]
  const places = tab.products.map(({ product }) => ({
    value: product,
    label: product.startsWith('intl') ? text.international : text.domestic,
  }))
  const placeSwitch = places.length > 1 && (
    <Segmented label={text[tab.tab]} value={shown?.product} onChange={setProduct} choices={places} />
  )
  return (
    <section className={styles['card']}>
      <Tabs
        label={text.products}
        value={tab.tab}
        onChange={setChosen}
        tabs={tabs.map((one) => ({ value: one.tab, label: text[one.tab], icon: icons[one.tab] }))}
      >
        <div className={styles['body']}>
          {shown?.product === 'flight' && shown.bookable ? (
            <FlightForm {...props} places={placeSwitch} />
          ) : (
            <>
              {placeSwitch}
              <EmptyState compact icon={icons[tab.tab]} title={text.notOpen}>
                {text.notOpenWhy}
              </EmptyState>
            </>
          )}
        </div>
      </Tabs>
    </section>
  )
}
