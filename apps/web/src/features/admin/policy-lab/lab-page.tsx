import { getDepartments } from '../../../api/calls/admin/people/department'
import { getGoldenTrips, getLabRuns } from '../../../api/calls/products/policy-lab'
import { getPolicies } from '../../../api/calls/products/travel-policy'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { IconLine } from '../../../kit/layout/icon-line'
import { Page, Stack, TwoColumns } from '../../../kit/layout/page'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { GoldenCard } from '../golden/golden-card'
import { LabForm } from './lab-form'
import { LabRunCard } from './lab-run'
import { LabRuns } from './lab-runs'
import { labSearch } from './lab-search'
import { useRuns } from './use-runs'
import styles from './lab.module.css'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getLabRuns, {}))
  void queryClient.prefetchQuery(readOptions(getPolicies, {}))
  void queryClient.prefetchQuery(readOptions(getDepartments, {}))
  void queryClient.prefetchQuery(readOptions(getGoldenTrips, {}))
  const own = [
    'admin/policy/lab',
    'admin/policy/golden',
    'admin/policy/policy',
    'admin/policy/policies',
    'admin/policy/scope',
  ] as const
  await loadTexts('kit/widgets', 'kit/drafts', 'booking/policy/standards', 'admin/named', 'admin/record', ...own)
  return null
}

/** A version of a policy held against what was really offered and booked, and the trips whose verdict is watched. */
export function Component() {
  const text = useText('admin/policy/lab')
  const { search, change } = useListSearch(labSearch)
  const { runs, mayTry, error, retry } = useRuns()
  const policies = useRead(getPolicies, {})
  const failed = error ?? policies.error
  const again = () => void Promise.all([retry(), policies.refetch()])
  if (!runs || !policies.data)
    return (
      <Page title={text.title} back={paths.policies()}>
        {failed ? <ErrorState error={failed} onRetry={again} /> : <SkeletonList count={3} height={180} gap={16} />}
      </Page>
    )
  const shown = runs.find(({ runId }) => runId === search.run) ?? runs[0]
  const onRun = (run: string) => change({ ...search, run })
  const form = mayTry ? (
    <LabForm search={search} change={change} policies={policies.data} isBusy={runs.some(isOpen)} onBegun={onRun} />
  ) : (
    <IconLine icon="lock">{text.readOnly}</IconLine>
  )
  return (
    <Page title={text.title} back={paths.policies()}>
      <Stack>
        <p className={styles['lead']}>{text.lead}</p>
        {runs.length === 0 ? (
          form
        ) : (
          <TwoColumns main={form} aside={<LabRuns runs={runs} shown={shown?.runId} onShow={onRun} />} />
        )}
        {shown ? <LabRunCard key={shown.runId} run={shown} mayTry={mayTry} /> : <NoRuns />}
        <GoldenCard />
      </Stack>
    </Page>
  )
}

const isOpen = ({ state }: { state: string }): boolean => state === 'waiting' || state === 'running'

function NoRuns() {
  const text = useText('admin/policy/lab')
  return (
    <EmptyState icon="shield" title={text.noRuns}>
      {text.noRunsText}
    </EmptyState>
  )
}
