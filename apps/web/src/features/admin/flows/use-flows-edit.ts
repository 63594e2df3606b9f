import type { CompanyFlows } from '@sojourn/contract/admin/flows.shapes'
import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { languages } from '@sojourn/contract/kit/language'
import { useState } from 'react'
import { getFlows, proposeFlows } from '../../../api/calls/admin/flows'
import { useEmployee } from '../../../api/employee'
import { isProblem } from '../../../api/problem'
import { useRead, useWrite } from '../../../api/queries'
import type { Saved } from '../../../kit/edit/edit-fields'
import { useSavedEdit } from '../../../kit/edit/use-saved-edit'
import { useText } from '../../../kit/text/text'
import type { Named } from '../fields/colleague-field'
import { isAlone, sentAsked, type Asked } from './asked'
import { flowFields, withFlow, type FlowsForm } from './flow-list'
import { readFlowsAgain } from './flows-reads'
import { useFlowLanguage } from './use-flow-language'

export type FlowsState = ReturnType<typeof useFlowsEdit>

const savedFlows = ({ version, flows, names }: CompanyFlows): Saved<FlowsForm> => ({
  version,
  value: { flows, people: names.people },
})

/** One working copy of all flows, which the list and the page of each flow share; publishing it sends all of it. */
export function useFlowsEdit(data: CompanyFlows) {
  const text = useText('admin/approval/flows')
  const { refetch } = useRead(getFlows, {})
  const write = useWrite(proposeFlows)
  const [drafted, setDrafted] = useState<readonly WrittenFlow[]>([])
  const [asked, setAsked] = useState<Asked>()
  const language = useFlowLanguage(data.names)
  const nameOf = ({ name }: WrittenFlow): string =>
    name[language.language] || languages.map((each) => name[each]).find((words) => words !== '') || text.unnamed
  const { edit, busy, onSave } = useSavedEdit<FlowsForm>({
    owner: useEmployee(),
    form: 'approvalFlows',
    of: 'company',
    saved: savedFlows(data),
    fields: flowFields([...data.flows, ...drafted], text.change.order, nameOf, language),
    readAgain: async () => {
      const { data: read } = await refetch()
      return read && savedFlows(read)
    },
    save: async ({ version, value }) => {
      await write.mutateAsync({ version, flows: [...value.flows], ...(asked && sentAsked(asked, data.publishAlone)) })
      await readFlowsAgain()
      // What was sent is no change of one's own any more, also while it waits for a second person.
      edit.undoAll()
      setAsked(undefined)
    },
    isOvertaken: (error) => isProblem(error, 'recordChanged'),
    done: asked && isAlone(asked, data.publishAlone) ? text.published : text.sent,
  })
  const { flows, people } = edit.value
  const signOf = (list: readonly WrittenFlow[]): string => JSON.stringify(list.map(({ flowId, name }) => [flowId, name]))
  if (signOf(flows) !== signOf(drafted)) setDrafted(flows)
  return {
    edit,
    busy,
    asked,
    setAsked,
    send: onSave,
    flows,
    nameOf,
    language: useFlowLanguage(data.names, people),
    isChanged: edit.changes.length > 0,
    set: (next: readonly WrittenFlow[]) => edit.set({ flows: next, people }),
    change: (flow: WrittenFlow, named: readonly Named[] = []) =>
      edit.set({ flows: withFlow(flows, flow), people: [...people, ...named] }),
  }
}
