import type { PolicyProduct } from '@sojourn/contract/booking/policy.shapes'
import { Suspense, type ComponentType } from 'react'
import { SkeletonList } from '../../kit/skeleton'
import type { Part, StandardProps } from './product/screens'
import { usePart, useProducts } from './product/use-products'

/** The standard of one product in sentences, from the server (S2.61). */
export function StandardPanel({ product, ...props }: StandardProps & { product: PolicyProduct }) {
  const panel = useProducts()[product].standard?.panel
  return (
    <Suspense fallback={<SkeletonList count={3} height={20} gap={10} />}>{panel && <Own {...props} panel={panel} />}</Suspense>
  )
}

function Own({ panel, ...props }: StandardProps & { panel: Part<ComponentType<StandardProps>> }) {
  const Panel = usePart(panel)
  return <Panel {...props} />
}
