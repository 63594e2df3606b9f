import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { approverPhrase, type FlowLanguage } from '@sojourn/domain/booking/approval/flow-sentences'
import { findFlowPeople } from '../../../api/calls/admin/flows'
import { invoke } from '../../../api/client'
import { Field } from '../../../kit/forms/field'
import { Select } from '../../../kit/forms/input'
import type { Place } from '../../../kit/pickers/place'
import { SearchPicker } from '../../../kit/pickers/search-picker'
import { useText } from '../../../kit/text/text'
import type { Named } from '../fields/colleague-field'
import { Chips } from './chips'
import styles from './flows.module.css'

export type Approver = WrittenFlow['levels'][number]['approvers'][number]

/** Those of whom there is no list to choose from, by the word of their option. */
const kinds = {
  manager: 'manager',
  departmentHead: 'departmentHead',
  headUp1: { departmentHead: 2 },
  headUp2: { departmentHead: 3 },
  costCentreOwner: 'costCentreOwner',
  projectOwner: 'projectOwner',
  manage: { permission: 'manage' },
  finance: { permission: 'finance' },
  manageApprovals: { permission: 'manageApprovals' },
} as const satisfies Record<string, Approver>
const kindWords = Object.keys(kinds) as (keyof typeof kinds)[]

const signOf = (rule: Approver): string => JSON.stringify(rule)

const searchFor =
  (approvers: boolean) =>
  async (keyword: string, signal: AbortSignal): Promise<Place[]> => {
    const { list } = await invoke(findFlowPeople, { keyword, approvers }, { signal })
    return list.map(({ employeeId, name, department }) => ({ code: employeeId, name, kind: 0, hint: department }))
  }
/** Colleagues who may approve, and all of them; each stays the same from one drawing to the next. */
export const searchApprovers = searchFor(true)
export const searchEverybody = searchFor(false)

interface ApproversFieldProps {
  label: string
  /** Of copies, which are read without the permission to approve. */
  readers?: boolean
  approvers: readonly Approver[]
  language: FlowLanguage
  onChange: (approvers: Approver[], named: readonly Named[]) => void
}

/** Who decides, or reads: by relation to the travellers, by role, or by name. */
export function ApproversField({ label, readers = false, approvers, language, onChange }: ApproversFieldProps) {
  const text = useText('admin/approval/flows')
  const chosen = approvers.map(signOf)
  const add = (rule: Approver, named: readonly Named[] = []) => {
    if (!chosen.includes(signOf(rule))) onChange([...approvers, rule], named)
  }
  const search = readers ? searchEverybody : searchApprovers
  return (
    <div className={styles['several']}>
      <div className={styles['pair']}>
        <KindField label={label} add={readers ? text.addReader : text.addApprover} chosen={chosen} onAdd={add} />
        <SearchPicker
          label={text.orPerson}
          placeholder={text.personHint}
          none={readers ? text.travellerNone : text.personNone}
          search={search}
          value={undefined}
          onChange={(place) => place && add({ employeeId: place.code }, [{ id: place.code, name: place.name }])}
        />
      </div>
      <Chips
        label={label}
        items={approvers.map((rule) => ({ key: signOf(rule), name: approverPhrase(rule, language) }))}
        onRemove={(key) =>
          onChange(
            approvers.filter((rule) => signOf(rule) !== key),
            [],
          )
        }
      />
    </div>
  )
}

interface KindFieldProps {
  label: string
  add: string
  chosen: readonly string[]
  onAdd: (rule: Approver) => void
}

/** Those who are found by relation or role, as far as they are not chosen yet. */
function KindField({ label, add, chosen, onAdd }: KindFieldProps) {
  const text = useText('admin/approval/flows')
  const take = (value: string) => {
    const kind = kindWords.find((each) => each === value)
    if (kind) onAdd(kinds[kind])
  }
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value="" onChange={({ target }) => take(target.value)}>
          <option value="">{add}</option>
          {kindWords
            .filter((kind) => !chosen.includes(signOf(kinds[kind])))
            .map((kind) => (
              <option key={kind} value={kind}>
                {text.kinds[kind]}
              </option>
            ))}
        </Select>
      )}
    </Field>
  )
}
