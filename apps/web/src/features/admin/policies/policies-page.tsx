import type { ListedPolicy } from '@sojourn/contract/products/travel-policy.shapes'
import { getPolicies } from '../../../api/calls/products/travel-policy'
import { mayDo, useEmployee } from '../../../api/employee'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import type { ResultOf } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Page, TwoColumns } from '../../../kit/layout/page'
import { useListLook } from '../../../kit/lists/list-look'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './policies.module.css'
import { PoliciesBar } from './policies-bar'
import { narrowed, policiesSearch } from './policies-search'
import { PoliciesTools } from './policies-tools'
import { PolicyCard } from './policy-card'
import { PolicyNotices } from './policy-notices'
import { WhoseCard } from './whose-card'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getPolicies, {}))
  const own = ['admin/policy/policy', 'admin/policy/policies', 'admin/policy/scope'] as const
  await loadTexts('kit/widgets', 'kit/drafts', 'booking/policy/standards', ...own)
  return null
}

type Policies = ResultOf<typeof getPolicies>

/** The company's travel policies: whom each binds, what it says, what is to come, and what is wrong between them. */
export function Component() {
  const text = useText('admin/policy/policies')
  const { data, error, refetch } = useRead(getPolicies, {})
  const action = (
    <>
      <ButtonLink to={paths.policyLab()}>{text.lab}</ButtonLink>
      {data?.mayChange && (
        <ButtonLink kind="brand" icon="plus" to={paths.policy()}>
          {text.add}
        </ButtonLink>
      )}
    </>
  )
  return (
    <Page title={text.title} action={action}>
      {data ? (
        <Policies policies={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={4} height={180} gap={16} />
      )}
    </Page>
  )
}

function Policies({ policies }: { policies: Policies }) {
  const readsPeople = mayDo(useEmployee(), 'readPeople')
  const list = <PolicyList policies={policies} />
  return (
    <>
      <PolicyNotices policies={policies} />
      {readsPeople ? <TwoColumns main={list} aside={<WhoseCard />} /> : list}
    </>
  )
}

function PolicyList({ policies }: { policies: Policies }) {
  const text = useText('admin/policy/policies')
  const { search, change } = useListSearch(policiesSearch)
  const look = useListLook('policies')
  const { list, mayChange } = policies
  if (list.length === 0)
    return (
      <EmptyState
        icon="shield"
        title={text.noneTitle}
        action={
          mayChange && (
            <ButtonLink kind="brand" icon="plus" to={paths.policy()}>
              {text.add}
            </ButtonLink>
          )
        }
      >
        {text.noneText}
      </EmptyState>
    )
  const shown = narrowed(list, search)
  return (
    <div className={styles['list']}>
      <PoliciesBar search={search} onChange={change} tools={<PoliciesTools look={look} shown={shown} />} />
      {shown.length === 0 ? (
        <EmptyState
          title={text.noneFoundTitle}
          action={<Button onClick={() => change(policiesSearch.none)}>{text.reset}</Button>}
        >
          {text.noneFoundText}
        </EmptyState>
      ) : (
        <ul className={styles['cards']} data-dense={look.look.dense} aria-label={text.list}>
          {shown.map((policy: ListedPolicy) => (
            <PolicyCard key={policy.policyId} policy={policy} terms={policies} hidden={look.look.hidden} />
          ))}
        </ul>
      )}
    </div>
  )
}
