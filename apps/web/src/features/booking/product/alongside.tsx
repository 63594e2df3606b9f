import { Suspense } from 'react'
import type { AlongsideProps } from './screens'
import { useAlongside } from './use-products'

/** What goes with these orders; a page does not wait for it. */
export function Alongside(props: AlongsideProps) {
  return (
    <Suspense>
      <Offered {...props} />
    </Suspense>
  )
}

function Offered({ orders }: AlongsideProps) {
  const offered = useAlongside()
  return offered.map((Offer, index) => <Offer key={index} orders={orders} />)
}
