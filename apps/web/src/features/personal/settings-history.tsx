import type { SettingsChange, SettingsPart } from '@sojourn/contract/personal/settings-change.calls'
import { getMySettingsChanges } from '../../api/calls/personal/settings-change'
import { useEmployee } from '../../api/employee'
import { useRead } from '../../api/queries'
import { ChangeHistory } from '../../kit/edit/change-history'
import { changesBetween, type EditField } from '../../kit/edit/edit-fields'
import { formatInstant } from '../../kit/text/format'
import { useText } from '../../kit/text/text'

interface SettingsHistoryProps<Value> {
  part: SettingsPart
  fields: readonly EditField<Value>[]
  valueOf: (settings: SettingsChange['before']) => Value
}

/** Who changed what of a part and when: oneself, or somebody of the agency in one's name. */
export function SettingsHistory<Value>({ part, fields, valueOf }: SettingsHistoryProps<Value>) {
  const text = useText('personal/profile')
  const nameOf = useAuthor()
  const { data, error, refetch } = useRead(getMySettingsChanges, { part })
  const entries = data?.list.map((change) => ({
    key: String(change.version),
    who: nameOf(change),
    time: formatInstant(change.at),
    changes: changesBetween(valueOf(change.before), valueOf(change.after), fields),
  }))
  return <ChangeHistory entries={entries} error={error} onRetry={() => void refetch()} empty={text.neverChanged} />
}

/** Who saved the version that stands now, as a sentence; nothing as long as it is not known. */
export function SavedBy({ part, version }: { part: SettingsPart; version: number }) {
  const text = useText('personal/profile')
  const nameOf = useAuthor()
  const { data } = useRead(getMySettingsChanges, { part })
  const change = data?.list.find((each) => each.version === version)
  return change ? text.savedBy({ name: nameOf(change), moment: formatInstant(change.at) }) : null
}

function useAuthor(): (change: SettingsChange) => string {
  const text = useText('personal/profile')
  const { employeeName } = useEmployee()
  return ({ agentName }) => (agentName === undefined ? employeeName : text.byAgency({ name: agentName }))
}
