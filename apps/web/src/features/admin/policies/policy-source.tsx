import type { PolicyDetail } from '@sojourn/contract/products/travel-policy.shapes'
import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { getPolicies, getPolicy } from '../../../api/calls/products/travel-policy'
import { ApiProblem } from '../../../api/problem'
import { useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Page } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import type { Terms } from './asked/asked'

/** The policy that a page is about: one that is there, or a new one, which may begin with what another says. */
export interface PolicySource {
  /** As the address says it, for the other pages of the same policy. */
  query: { policyId?: string | undefined; copyOf?: string | undefined; forAll?: 1 | undefined }
  detail: PolicyDetail | undefined
  copied: PolicyDetail | undefined
  terms: Terms
}

const sourceQuery = (address: URLSearchParams): PolicySource['query'] => ({
  policyId: address.get('policyId') ?? undefined,
  copyOf: address.get('copyOf') ?? undefined,
  forAll: address.get('forAll') === '1' ? 1 : undefined,
})

/** Reads the policy of the address, and shows the page once all of it is there. */
export function PolicyOfAddress({ children }: { children: (source: PolicySource) => ReactNode }) {
  const [address] = useSearchParams()
  const query = sourceQuery(address)
  const policyId = query.policyId ?? query.copyOf
  const one = useRead(getPolicy, { policyId: policyId ?? '' }, { enabled: policyId !== undefined })
  const all = useRead(getPolicies, {}, { enabled: policyId === undefined })
  // The list may be there although only the one policy is asked for.
  const { data: terms, error, refetch } = policyId === undefined ? all : one
  if (!terms) return <Waiting error={error} onRetry={() => void refetch()} />
  const isCopy = query.policyId === undefined
  const source = { query, terms, detail: isCopy ? undefined : one.data, copied: isCopy ? one.data : undefined }
  return (
    <Suspense key={JSON.stringify(query)} fallback={<Waiting error={null} onRetry={() => undefined} />}>
      {children(source)}
    </Suspense>
  )
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const text = useText('admin/policy/policy')
  const lasts = error instanceof ApiProblem && !error.passing
  return (
    <Page title={text.fallbackTitle} back={paths.policies()}>
      {error ? (
        <ErrorState
          error={error}
          onRetry={lasts ? undefined : onRetry}
          action={<ButtonLink to={paths.policies()}>{text.back}</ButtonLink>}
        />
      ) : (
        <SkeletonList count={4} height={140} gap={16} />
      )}
    </Page>
  )
}
