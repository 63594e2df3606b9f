import type { CompanyFlows } from '@sojourn/contract/admin/flows.shapes'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { getFlows } from '../../../api/calls/admin/flows'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ChangeBar } from '../../../kit/edit/change-bar'
import { EditConflicts } from '../../../kit/edit/edit-conflicts'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { DraftRestored } from '../../../kit/forms/draft-note'
import { Page } from '../../../kit/layout/page'
import { Tabs } from '../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../kit/text/text'
import { nothingAsked } from './asked'
import { DelegatesPart } from './delegates-part'
import { FlowCards, newFlowId } from './flow-cards'
import { FlowEditPage } from './flow-edit-page'
import { FaultList } from './flow-faults'
import { newFlow } from './flow-list'
import styles from './flows.module.css'
import { ProductRules } from './product-rules'
import { ProposalCard } from './proposal-card'
import { PublishDialog } from './publish-dialog'
import { SimulatePart } from './simulate-part'
import { useFlowFaults, type FlowFaults } from './use-flow-faults'
import { useFlowsEdit, type FlowsState } from './use-flows-edit'
import { VersionsPart } from './versions-part'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getFlows, {}))
  await loadTexts('kit/widgets', 'kit/edit', 'kit/drafts', 'admin/approval/flows', 'admin/named', 'booking/approval/flow')
  await loadTexts('admin/record', 'booking/policy/edit')
  return null
}

const parts = ['flows', 'simulate', 'versions', 'delegates'] as const
type Part = (typeof parts)[number]

/** The approval flows of the company: their order and what is wrong with them, trying them out, versions, delegates. */
export function Component() {
  const text = useText('admin/approval/flows')
  const { data, error, refetch } = useRead(getFlows, {})
  if (data) return <Flows data={data} />
  return (
    <Page title={text.title}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList count={4} height={140} gap={16} />}
    </Page>
  )
}

function Flows({ data }: { data: CompanyFlows }) {
  const text = useText('admin/approval/flows')
  const [address, setAddress] = useSearchParams()
  const state = useFlowsEdit(data)
  const faults = useFlowFaults(data, state.flows)
  const part: Part = parts.find((each) => each === address.get('part')) ?? 'flows'
  const edited = state.flows.find(({ flowId }) => flowId === address.get('flow'))
  const edit = (flowId: string) => setAddress({ flow: flowId })
  const add = () => {
    const flow = newFlow(newFlowId(), { 'zh-CN': text.newName, 'zh-TW': '', en: '' })
    state.set([flow, ...state.flows])
    edit(flow.flowId)
  }
  const bar = data.mayChange && <PublishBar data={data} state={state} faults={faults} />
  if (edited && data.mayChange)
    return (
      <FlowEditPage key={edited.flowId} flow={edited} data={data} state={state} faults={faults}>
        {bar}
      </FlowEditPage>
    )
  const addButton = data.mayChange && (
    <Button kind="brand" icon="plus" onClick={add}>
      {text.add}
    </Button>
  )
  return (
    <Page title={text.title} action={part === 'flows' && state.flows.length > 0 && addButton}>
      <Tabs
        label={text.partsLabel}
        value={part}
        onChange={(next) => setAddress(next === 'flows' ? {} : { part: next })}
        tabs={parts.map((value) => ({ value, label: text.parts[value] }))}
      >
        <div className={styles['panel']}>
          {part === 'flows' && <FlowsPart data={data} state={state} faults={faults} add={addButton} onEdit={edit} />}
          {part === 'simulate' && <SimulatePart data={data} state={state} />}
          {part === 'versions' && <VersionsPart data={data} />}
          {part === 'delegates' && <DelegatesPart />}
        </div>
      </Tabs>
      {bar}
    </Page>
  )
}

interface FlowsPartProps extends PublishBarProps {
  add: ReactNode
  onEdit: (flowId: string) => void
}

/** The flows of the working copy in their order, what somebody proposes, and what bookings have to expect. */
function FlowsPart({ data, state, faults, add, onEdit }: FlowsPartProps) {
  const text = useText('admin/approval/flows')
  return (
    <div className={styles['part']}>
      <p className={styles['soft']}>
        {text.explain} {!data.mayChange && text.readOnly}
      </p>
      {data.proposal && <ProposalCard data={data} proposal={data.proposal} />}
      <DraftRestored draft={state.edit.draft} />
      <EditConflicts edit={state.edit} />
      <FaultList faults={faults.of(undefined)} />
      {state.flows.length > 0 ? (
        <FlowCards state={state} faults={faults} mayChange={data.mayChange} onEdit={onEdit} />
      ) : (
        <EmptyState icon="approve" title={text.noneTitle} action={add}>
          {text.noneText}
        </EmptyState>
      )}
      <ProductRules products={data.products} />
    </div>
  )
}

interface PublishBarProps {
  data: CompanyFlows
  state: FlowsState
  faults: FlowFaults
}

/** What is written and not published yet, on the list and on the page of each flow. */
function PublishBar({ data, state, faults }: PublishBarProps) {
  const text = useText('admin/approval/flows')
  const { edit, busy, asked, setAsked } = state
  const blocked =
    faults.blocking > 0
      ? text.faultsTitle({ count: faults.blocking })
      : data.proposal
        ? text.proposalWaits
        : faults.checking
          ? text.checking
          : undefined
  return (
    <>
      <ChangeBar
        edit={edit}
        busy={busy}
        action={text.publish}
        blocked={blocked}
        faults={faults.blocking}
        onSave={() => setAsked(nothingAsked)}
      />
      {asked && <PublishDialog state={state} asked={asked} how={data.publishAlone} />}
    </>
  )
}
