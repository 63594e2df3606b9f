import type { ApprovalSummary } from '@sojourn/contract/booking/approval/approval.shapes'
import type { ReactNode } from 'react'
import { FilterSelect } from '../../../../kit/lists/filter-select'
import { ListBar, type Narrowing } from '../../../../kit/lists/list-bar'
import { suggestionsOf } from '../../../../kit/lists/suggestions'
import { useText } from '../../../../kit/text/text'
import { approvalObjects, approvalSearch, approvalStates, type ApprovalSearch } from './approval-search'

interface ApprovalBarProps {
  search: ApprovalSearch
  /** Approval orders can be narrowed by how they ended. */
  withState?: boolean
  /** Those that the list shows now. */
  approvals: readonly ApprovalSummary[]
  onChange: (next: ApprovalSearch, how?: { replace: boolean }) => void
  tools: ReactNode
}

/** One field for numbers and people, and what is chosen from lists; all of it takes effect at once and stands in the address. */
export function ApprovalBar({ search, withState = false, approvals, onChange, tools }: ApprovalBarProps) {
  const text = useText('booking/approval/list')
  const set = (more: Partial<ApprovalSearch>) => () => onChange({ ...search, keyword: '', ...more })
  const suggest = (typed: string) =>
    suggestionsOf(typed, [
      {
        key: 'state',
        kind: text.state,
        options: withState ? approvalStates.map((state) => ({ name: text.states[state], take: set({ state }) })) : [],
      },
      {
        key: 'object',
        kind: text.object,
        options: approvalObjects.map((object) => ({ name: text.objects[object], take: set({ object }) })),
      },
      {
        key: 'person',
        kind: text.person,
        options: approvals.flatMap(({ applicant, travellers }) => [applicant, ...travellers].map((name) => ({ name }))),
      },
    ])
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onChange({ ...search, keyword }, { replace: true }),
        suggest,
      }}
      filters={<Choices search={search} withState={withState} onChange={onChange} />}
      narrowed={useNarrowings(search, onChange)}
      onReset={() => onChange({ ...search, ...approvalSearch.none })}
      tools={tools}
    />
  )
}

type ChoicesProps = Pick<ApprovalBarProps, 'search' | 'onChange'> & { withState: boolean }

function Choices({ search, withState, onChange }: ChoicesProps) {
  const text = useText('booking/approval/list')
  return (
    <>
      <FilterSelect
        label={text.object}
        all={text.allObjects}
        values={approvalObjects}
        names={text.objects}
        value={search.object ?? ''}
        none=""
        onChange={(object) => onChange({ ...search, object: object || undefined })}
      />
      {withState && (
        <FilterSelect
          label={text.state}
          all={text.allStates}
          values={approvalStates}
          names={text.states}
          value={search.state ?? ''}
          none=""
          onChange={(state) => onChange({ ...search, state: state === '' ? undefined : state })}
        />
      )}
    </>
  )
}

/** Whatever is set, each with its name and the way back. */
function useNarrowings(search: ApprovalSearch, change: ApprovalBarProps['onChange']): Narrowing[] {
  const text = useText('booking/approval/list')
  const { object, state } = search
  const without = (more: Partial<ApprovalSearch>) => () => change({ ...search, ...more })
  return [
    ...(object ? [{ key: 'object', name: text.objects[object], onRemove: without({ object: undefined }) }] : []),
    ...(state === undefined ? [] : [{ key: 'state', name: text.states[state], onRemove: without({ state: undefined }) }]),
  ]
}
