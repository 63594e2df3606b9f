import { dueGroups, type DueGroup } from '@sojourn/contract/finance/voucher-words'
import type { LoaderFunctionArgs } from 'react-router'
import { getVoucherRadar } from '../../../api/calls/finance/voucher'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { useListSearch } from '../../../kit/browser/address-secret'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { listSearch, oneOf, words } from '../../../kit/lists/list-search'
import { Tabs } from '../../../kit/lists/tabs'
import { formatFullDate } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { RadarExport } from './radar-export'
import { RadarFigures } from './radar-figures'
import { RadarParts } from './radar-parts'
import { RadarThings } from './radar-things'
import styles from './voucher.module.css'

const groupSearch = listSearch({ by: oneOf(dueGroups, 'person'), key: words(200), open: oneOf(['all', 'part'], '') })

export async function loader({ request }: LoaderFunctionArgs) {
  const { by } = groupSearch.read(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(readOptions(getVoucherRadar, { groupedBy: by }))
  await loadTexts('kit/widgets', 'finance/vouchers')
  return null
}

/** What the company paid without a voucher, the tax at risk and the days that are left (S2.49). */
export function Component() {
  const text = useText('finance/vouchers')
  const { search, change } = useListSearch(groupSearch)
  const { by, key, open } = search
  const { data, error, refetch } = useRead(getVoucherRadar, { groupedBy: by })
  const part = open === 'part' ? { groupedBy: by, key } : undefined
  return (
    <Page title={text.radar.title} back={paths.companyVouchers()} action={<RadarExport part={part} />}>
      <p className={styles['lead']}>
        {text.radar.lead} {data && text.radar.asOf({ day: formatFullDate(data.asOf) })}
      </p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonList count={3} height={120} />}
      {data && (
        <Stack>
          <RadarFigures total={data.total} />
          {open === '' ? (
            <Card
              title={text.radar.by}
              action={
                <ButtonLink size="compact" to={paths.voucherRadar({ open: 'all' })}>
                  {text.radar.all}
                </ButtonLink>
              }
            >
              <Tabs<DueGroup>
                kind="pill"
                label={text.radar.by}
                value={by}
                onChange={(next) => change({ ...search, by: next })}
                tabs={dueGroups.map((group) => ({ value: group, label: text.radar.groups[group] }))}
              >
                <RadarParts by={by} parts={data.parts} />
              </Tabs>
            </Card>
          ) : (
            <RadarThings part={part} name={data.parts.find((one) => one.key === key)?.name} />
          )}
        </Stack>
      )}
    </Page>
  )
}
