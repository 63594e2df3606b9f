import type { PolicyProduct } from '@sojourn/contract/booking/codes'
import { Suspense } from 'react'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import type { StandardProps } from '../product/screens'
import { useProducts, useStandard } from '../product/use-products'

/** The standard of one product in sentences, from the server (S2.61). */
export const StandardPanel = (props: StandardProps & { product: PolicyProduct }) => (
  <Suspense fallback={<SkeletonList count={3} height={20} gap={10} />}>
    <Own {...props} />
  </Suspense>
)

function Own({ product, ...props }: StandardProps & { product: PolicyProduct }) {
  const { Standard } = useStandard(useProducts()[product])
  return Standard && <Standard {...props} />
}
