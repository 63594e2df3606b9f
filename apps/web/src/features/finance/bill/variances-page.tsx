import { varianceStates } from '@sojourn/contract/finance/bill-words'
import { getVariances } from '../../../api/calls/finance/bill'
import { mayDo, useEmployee } from '../../../api/employee'
import { useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { useListSearch } from '../../../kit/browser/address-secret'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page } from '../../../kit/layout/page'
import { listSearch, oneOf } from '../../../kit/lists/list-search'
import { Tabs } from '../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { VarianceList } from './variance-list'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/bill/page')
  return null
}

const varianceSearch = listSearch({ state: oneOf(varianceStates, '') })

/** Variances of all bills, the newest first (S2.49). */
export function Component() {
  const text = useText('finance/bill/page')
  const closes = mayDo(useEmployee(), 'finance')
  const { search, change } = useListSearch(varianceSearch)
  const { data, error, refetch } = useRead(getVariances, varianceSearch.set(search), { staleTime: 0 })
  return (
    <Page title={text.varianceList}>
      <Card>
        <Tabs
          kind="pill"
          label={text.columns.state}
          value={search.state === '' ? 'all' : search.state}
          onChange={(tab) => change({ state: tab === 'all' ? '' : tab })}
          tabs={[
            { value: 'all', label: text.all },
            ...varianceStates.map((state) => ({ value: state, label: text.varianceStates[state] })),
          ]}
        >
          {data ? (
            <VarianceList
              variances={data.list}
              closes={closes}
              more={({ billNo }) => (
                <ButtonLink kind="quiet" size="compact" to={paths.bill({ billNo })}>
                  {text.toBill}
                </ButtonLink>
              )}
            />
          ) : error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonList count={3} height={96} />
          )}
        </Tabs>
      </Card>
    </Page>
  )
}
