import type { TempOrder } from '@sojourn/contract/booking/draft.shapes'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getTempOrder } from '../../../api/calls/booking/draft'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Fact, FactList } from '../../../kit/lists/facts'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { Icon } from '../../../kit/marks/icon'
import type { IconName } from '../../../kit/marks/icon-paths'
import { ButtonLink } from '../../../kit/actions/link'
import { Card, Page } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './list-not-open.module.css'

const numberOf = (url: URL): string => url.searchParams.get('tempOrderNo') ?? ''

export async function loader({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(readOptions(getTempOrder, { tempOrderNo: numberOf(new URL(request.url)) }))
  await loadTexts('app/list-not-open', 'kit/widgets')
  return null
}

export interface ListNotOpenProps {
  icon: IconName
  /** What the list would show. */
  name: string
  /** The form of home to search again with. */
  homeType?: number
}

/** Where a list is still to come: the search is saved, and there is a way back. */
export function ListNotOpen(props: ListNotOpenProps) {
  const text = useText('app/list-not-open')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const { data, error } = useRead(getTempOrder, { tempOrderNo })
  return (
    <Page title={text.title} back={paths.home()}>
      {error ? (
        <ErrorState
          error={error}
          action={
            <ButtonLink kind="brand" to={paths.home()}>
              {text.again}
            </ButtonLink>
          }
        />
      ) : data ? (
        <Saved {...props} order={data} />
      ) : (
        <SkeletonList count={3} height={72} />
      )}
    </Page>
  )
}

function Saved({ order, icon, name, homeType }: ListNotOpenProps & { order: TempOrder }) {
  const text = useText('app/list-not-open')
  return (
    <div className={styles['parts']}>
      <Card className={styles['lead']}>
        <span className={styles['icon']}>
          <Icon name={icon} size={28} />
        </span>
        <div>
          <h2>{text.lead({ product: name })}</h2>
          <p>{text.why}</p>
        </div>
        <ButtonLink kind="main" to={paths.home({ ...(homeType && { type: homeType }), travelType: order.travelType })}>
          {text.again}
        </ButtonLink>
      </Card>
      <SavedFacts order={order} />
    </div>
  )
}

function SavedFacts({ order }: { order: TempOrder }) {
  const text = useText('app/list-not-open')
  return (
    <Card title={text.saved}>
      <FactList>
        <Fact name={text.places}>
          {order.places.map(({ from, to, date }) => (
            <div key={`${from}${to}${date}`}>
              {from ? `${from} → ${to}` : to} · {formatFullDate(date)}
              {order.endDate && ` ${text.until({ date: formatFullDate(order.endDate) })}`}
            </div>
          ))}
        </Fact>
        {order.wishes.length > 0 && <Fact name={text.wishes}>{order.wishes.join(' · ')}</Fact>}
        <Fact name={text.travellers}>{order.travellers.map(({ name }) => name).join('、') || text.nobody}</Fact>
        {order.displayTravelApplyNo && <Fact name={text.application}>{order.displayTravelApplyNo}</Fact>}
        <Fact name={text.kept}>{formatInstant(order.expiresAt)}</Fact>
      </FactList>
    </Card>
  )
}
