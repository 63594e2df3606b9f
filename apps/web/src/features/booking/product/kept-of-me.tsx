import { Suspense } from 'react'
import { useKept } from './use-products'

/** What products keep of the reader; a page does not wait for it. */
export const KeptOfMe = () => (
  <Suspense>
    <Kept />
  </Suspense>
)

function Kept() {
  const kept = useKept()
  return kept.map((Section, index) => <Section key={index} />)
}
