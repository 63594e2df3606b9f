import { products, travelTypes, type Product, type TravelType } from '@sojourn/contract/booking/codes'
import type { SearchStart } from '@sojourn/contract/booking/search-start.shapes'
import { productTabs } from '@sojourn/domain/access/product-availability'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import type { Topics } from '@sojourn/text/topics'
import { getRecentSearches } from '../../api/calls/booking/recent-search'
import { mayDo, useEmployee } from '../../api/employee'
import { useRead } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import { products as screens } from '../../features/products'
import { serverInstant } from '../../kit/dates/server-time'
import { Icon } from '../../kit/marks/icon'
import { formatDate, formatDuration, formatPrice } from '../../kit/text/format'
import { useText } from '../../kit/text/text'
import styles from './recent-searches.module.css'

export interface Again {
  product: Product
  start: SearchStart
}
interface RecentSearchesProps {
  travelType: TravelType
  onAgain: (again: Again) => void
}
type Recent = WebResponse<NonNullable<typeof getRecentSearches.contract>>['list'][number]

/** Journeys that this person makes again and again, and the latest: one press fills the form. Nothing stands here before the first search. */
export function RecentSearches({ travelType, onAgain }: RecentSearchesProps) {
  const text = useText('app/home-below')
  const employee = useEmployee()
  const books = mayDo(employee, 'book')
  const { data } = useRead(getRecentSearches, { travelType: travelTypes.code(travelType) }, { enabled: books, staleTime: 0 })
  const open = new Set(productTabs(employee, travelType).flatMap((tab) => tab.products.map(({ product }) => product)))
  const list = data?.list.filter(({ productType }) => open.has(products.word(productType))) ?? []
  if (list.length === 0) return null
  return (
    <section aria-label={text.again}>
      <ul className={styles['list']}>
        {list.map((recent) => (
          <li key={`${recent.productType} ${recent.start.depart?.code} ${recent.start.arrive?.code}`}>
            <RecentSearch recent={recent} onAgain={onAgain} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RecentSearchProps extends Pick<RecentSearchesProps, 'onAgain'> {
  recent: Recent
}

function RecentSearch({ recent: { productType, start, frequent, lowest }, onAgain }: RecentSearchProps) {
  const text = useText('app/home-below')
  const product = products.word(productType)
  const [from, to] = [start.depart?.name, start.arrive?.name ?? '']
  const route = from ? text.route({ from, to }) : to
  const repeat = () => {
    onAgain({ product, start })
    window.scrollTo({ top: 0 })
  }
  return (
    <button type="button" className={styles['search']} onClick={repeat} title={text.searchAgain({ route })}>
      <Icon name={screens[product].icon} size={18} />
      <span className={styles['words']}>
        <span className={styles['route']}>{route}</span>
        <span className={styles['soft']}>
          {frequent && `${text.frequent} · `}
          {lowest ? text.lowestOf({ day: formatDate(lowest.date), age: ageOf(lowest.at, text) }) : formatDate(start.startDate)}
        </span>
      </span>
      {lowest && <strong className={styles['price']}>{text.lowest({ price: formatPrice(lowest.price) })}</strong>}
    </button>
  )
}

const [dayMinutes, fewMinutes] = [1440, 5]

/** How long ago a fare was seen: prices move. */
function ageOf(at: string, text: Topics['app/home-below']): string {
  const minutes = Math.max(0, Math.floor(minutesBetween(at, serverInstant())))
  if (minutes < fewMinutes) return text.justNow
  if (minutes >= dayMinutes) return text.daysAgo({ days: Math.floor(minutes / dayMinutes) })
  return text.ago({ time: formatDuration(minutes < 60 ? minutes : minutes - (minutes % 60)) })
}
