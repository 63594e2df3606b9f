import type { SearchStart } from '@sojourn/contract/booking/search-start.shapes'
import { products, type Product } from '@sojourn/contract/booking/codes'
import { Fragment, type ReactNode } from 'react'
import { getTravelApplyOrderBookInfo } from '../../../api/calls/booking/application/application'
import { useRead } from '../../../api/queries'
import { useLeftWords } from '../state/application-left'
import { Icon } from '../../../kit/marks/icon'
import { Link } from '../../../kit/actions/link'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './under-application.module.css'

interface UnderApplicationProps {
  travelApplyNo: string
  product: Product
  /** The form, with what it begins with. */
  children: (start: SearchStart | undefined) => ReactNode
}

/** A search under an application (S3.15): which, for whom, what is left of it, and the form with the first leg that is not booked. */
export function UnderApplication({ travelApplyNo, product, children }: UnderApplicationProps) {
  const text = useText('booking/application/balance')
  const productType = products.code(product)
  const { data, error, isPending } = useRead(getTravelApplyOrderBookInfo, { travelApplyNo, productType }, { staleTime: 0 })
  if (isPending) return <Skeleton height={168} />
  return (
    <>
      <p className={styles['strip']} role="note" aria-label={text.label}>
        <Icon name="document" size={18} />
        {data ? (
          <Named {...data} />
        ) : (
          <>
            <span>{error?.message}</span>
            <Link to={paths.travelForm({ travelApplyNo })}>{text.open}</Link>
          </>
        )}
      </p>
      <Fragment key={productType}>{children(data?.start)}</Fragment>
    </>
  )
}

type Info = NonNullable<ReturnType<typeof useRead<NonNullable<(typeof getTravelApplyOrderBookInfo)['contract']>>>['data']>

function Named({ balance, travellers }: Pick<Info, 'balance' | 'travellers'>) {
  const text = useText('booking/application/balance')
  const { travelApplyNo, displayTravelApplyNo, title } = balance
  const left = useLeftWords(balance).join(' · ')
  return (
    <>
      <Link to={paths.travelForm({ travelApplyNo })}>{text.number({ number: displayTravelApplyNo })}</Link>
      <span>{[title, ...travellers.map(({ name }) => name)].join(' · ')}</span>
      <span className={styles['left']}>{left}</span>
    </>
  )
}
