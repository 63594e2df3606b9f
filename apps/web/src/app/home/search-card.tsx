import { products, type Product } from '@sojourn/contract/booking/codes'
import { productTabs, type HomeTab, type ProductTab } from '@sojourn/domain/access/product-availability'
import { lazy, Suspense } from 'react'
import { noteAction } from '../../api/usage-events'
import { EmptyState } from '../../kit/empty-state'
import type { IconName } from '../../kit/icon-paths'
import { Segmented } from '../../kit/radio-group'
import { Skeleton } from '../../kit/skeleton'
import { Tabs } from '../../kit/tabs'
import { loadTexts, useText } from '../../kit/text'
import { FlightForm } from './flight-form'
import { hasLazyForm, lazyForms, preloadForm } from './product-forms'
import styles from './search-card.module.css'
import type { SearchFormProps } from './search-frame'
import { useBookingChoices } from './use-booking-choices'

const UnderApplication = lazy(async () => {
  const [module] = await Promise.all([import('./under-application'), loadTexts('booking/application-standing')])
  return { default: module.UnderApplication }
})

const icons: Record<HomeTab, IconName> = { flight: 'plane', hotel: 'hotel', train: 'train', visa: 'visa', meeting: 'meeting' }
/** ?type= names a product; other values choose nothing (S2.02). */
const linkable = ['1', '2', '3', '4', '5', '9']

export const linkedProduct = (type: string | null): Product | undefined =>
  products.words.find((word) => linkable.includes(type ?? '') && String(products.code(word)) === type)
/** The ?type= of a product, where it has one. */
export const linkOf = (product: Product | undefined): string | undefined => {
  const type = product && String(products.code(product))
  return linkable.includes(type ?? '') ? type : undefined
}

export interface SearchCardProps extends Omit<SearchFormProps, 'places' | 'openSibling' | 'start'> {
  product: Product | undefined
  onProduct: (product: Product | undefined) => void
}

const shownIn = (tab: ProductTab, product: Product | undefined) =>
  tab.products.find((one) => one.product === product) ?? tab.products[0]

/** Product tabs with their sub-tabs, and the form of the chosen one (S1.02, S4.01). */
export function SearchCard({ product, onProduct, ...props }: SearchCardProps) {
  const text = useText('app/home')
  const tabs = productTabs(props.employee, props.travelType)
  const tab = tabs.find((one) => one.products.some((each) => each.product === product)) ?? tabs[0]
  const shown = tab && shownIn(tab, product)
  if (!tab || !shown) return <div className={styles['card']}>{text.notOpen}</div>
  const places = tab.products.map((each) => ({
    value: each.product,
    label: each.product.startsWith('intl') ? text.international : text.domestic,
  }))
  const productOf = (name: HomeTab) => tabs.find((one) => one.tab === name)?.products[0]?.product
  const sibling = tab.products.find((each) => each.product !== shown.product && each.bookable)
  const openSibling = sibling && (() => onProduct(sibling.product))
  const placeSwitch = places.length > 1 && (
    <Segmented label={text[tab.tab]} value={shown.product} onChange={onProduct} onApproach={preloadForm} choices={places} />
  )
  return (
    <section className={styles['card']}>
      <Tabs
        label={text.products}
        value={tab.tab}
        onChange={(name) => {
          noteAction(`tab:${name}`)
          onProduct(productOf(name))
        }}
        onApproach={(name) => preloadForm(productOf(name))}
        tabs={tabs.map((one) => ({ value: one.tab, label: text[one.tab], icon: icons[one.tab] }))}
      >
        <div className={styles['body']}>
          <ProductForm
            key={shown.product}
            {...props}
            places={placeSwitch}
            openSibling={openSibling}
            icon={icons[tab.tab]}
            {...shown}
          />
        </div>
      </Tabs>
    </section>
  )
}

type ProductFormProps = SearchFormProps & ProductTab['products'][number] & { icon: IconName }

/** The form of a product; one that is not bookable, or that this person may book for nobody, says so (S4.01, S5.05). */
function ProductForm({ product, bookable, icon, ...props }: ProductFormProps) {
  const text = useText('app/home')
  const { closed } = useBookingChoices(props, product)
  if (!bookable || closed) {
    return (
      <>
        {props.places}
        <EmptyState compact icon={icon} title={text.notOpen}>
          {text.notOpenWhy}
        </EmptyState>
      </>
    )
  }
  const Form = hasLazyForm(product) ? lazyForms[product] : FlightForm
  const { travelApplyNo } = props
  return (
    <Suspense fallback={<Skeleton height={168} />}>
      {travelApplyNo ? (
        <UnderApplication travelApplyNo={travelApplyNo} product={product}>
          {(start) => <Form {...props} start={start} />}
        </UnderApplication>
      ) : (
        <Form {...props} />
      )}
    </Suspense>
  )
}
