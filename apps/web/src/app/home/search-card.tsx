import { products, type Product } from '@sojourn/contract/booking/codes'
import { productTabs, type HomeTab, type ProductTab } from '@sojourn/domain/access/product-availability'
import { lazy, Suspense } from 'react'
import { noteAction } from '../../api/usage-events'
import { EmptyState } from '../../kit/feedback/empty-state'
import { products as screens } from '../../features/products'
import type { IconName } from '../../kit/marks/icon-paths'
import { Segmented } from '../../kit/forms/radio-group'
import { Skeleton } from '../../kit/feedback/skeleton'
import { Tabs } from '../../kit/lists/tabs'
import { loadTexts, useText } from '../../kit/text/text'
import { nameAtHome } from '../../paths'
import styles from './search-card.module.css'
import type { CarriedSearch, SearchFormProps } from '../../features/booking/product/screens'
import { useBookingChoices } from '../../features/booking/search/use-booking-choices'

const UnderApplication = lazy(async () => {
  const [module] = await Promise.all([
    import('../../features/booking/search/under-application'),
    loadTexts('booking/application/balance'),
  ])
  return { default: module.UnderApplication }
})

const searchOf = (product: Product) => screens[product].search
const preloadForm = (product: Product | undefined): void =>
  void (
    product &&
    searchOf(product)
      ?.preload?.()
      .catch(() => undefined)
  )

/** The product that an address of home names. */
export const linkedProduct = (address: URLSearchParams): Product | undefined =>
  products.words.find((word) => {
    const code = products.code(word)
    return searchOf(word) && address.get(nameAtHome(code)) === String(code)
  })

/** Names a product in an address of home. */
export function nameProduct(address: URLSearchParams, product: Product | undefined): void {
  address.delete('type')
  address.delete('product')
  if (!product) return
  const code = products.code(product)
  address.set(nameAtHome(code), String(code))
}

export interface SearchCardProps extends Omit<SearchFormProps, 'places' | 'openSibling'> {
  product: Product | undefined
  /** For whom another page began the search, in its words. */
  wish?: string | undefined
  /** How often a search was repeated: the form begins anew with each. */
  repeats: number
  onProduct: (product: Product | undefined) => void
}

const shownIn = (tab: ProductTab, product: Product | undefined) =>
  tab.products.find((one) => one.product === product) ?? tab.products[0]

/** Product tabs with their sub-tabs, and the form of the chosen one (S1.02, S4.01). */
export function SearchCard({ product, repeats, onProduct, wish, ...props }: SearchCardProps) {
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
  const openSibling =
    sibling &&
    (async (carried?: CarriedSearch) => {
      if (carried) await searchOf(sibling.product)?.carry?.(carried)
      onProduct(sibling.product)
    })
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
        tabs={tabs.map((one) => ({ value: one.tab, label: text[one.tab], icon: screens[one.tab].icon }))}
      >
        <div className={styles['body']}>
          {wish && <Wish>{wish}</Wish>}
          <ProductForm
            key={`${shown.product} ${repeats}`}
            {...props}
            places={placeSwitch}
            openSibling={openSibling && ((carried) => void openSibling(carried))}
            icon={screens[tab.tab].icon}
            {...shown}
          />
        </div>
      </Tabs>
    </section>
  )
}

const Wish = ({ children }: { children: string }) => (
  <p className={styles['wish']} role="note">
    {children}
  </p>
)

type ProductFormProps = SearchFormProps & ProductTab['products'][number] & { icon: IconName }

/** The form of a product; one that is not bookable, or that this person may book for nobody, says so (S4.01, S5.05). */
function ProductForm({ product, bookable, icon, ...props }: ProductFormProps) {
  const text = useText('app/home')
  const { closed } = useBookingChoices(props, product)
  const Form = searchOf(product)?.Form
  if (!Form || !bookable || closed) {
    return (
      <>
        {props.places}
        <EmptyState compact icon={icon} title={text.notOpen}>
          {text.notOpenWhy}
        </EmptyState>
      </>
    )
  }
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
